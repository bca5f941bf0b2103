// The preview of a text for one host and release.

import type { Host } from '../model/host.ts';
import type { BundleFile } from '../model/portable.ts';
import type { Preview } from '../model/preview.ts';
import { readJson } from '../text/read.ts';
import { documentOf } from './document.ts';

/** A text, and the release whose panel is wanted. */
export interface PreviewRequest {
  readonly text: string;
  readonly hostId: string;
  /** null: none is chosen. */
  readonly release: string | null;
  readonly path: string | null;
  /** The files that are open beside the text. */
  readonly others?: readonly BundleFile[];
}

/** A preview and what it is of. */
export interface PreviewAnswer {
  readonly hostId: string;
  /** The one that is shown, which may be another than the chosen one. */
  readonly release: string;
  /** Other releases that have a preview of their own. */
  readonly others: readonly string[];
  readonly preview: Preview;
}

/** null where the host has no preview, or nothing of the text can be read. */
export function previewOf(request: PreviewRequest, hosts: readonly Host[]): PreviewAnswer | null {
  const host = hosts.find((h) => h.id === request.hostId);
  if (!host?.preview || request.text.trim() === '') return null;
  const reading = readJson(request.text);
  if (reading.tooDeep) return null;
  const { text, path } = request;
  const document = documentOf({ text, path, older: null }, host, reading);
  if (document.value === undefined) return null;
  const known = host.releases.find((r) => r.id === request.release)?.id ?? null;
  const release = releaseFor(host, known);
  const others = releasesBeside(host, release);
  return { hostId: host.id, release, others, preview: host.preview(document, release) };
}

/** Releases other than this one that have a preview of their own. */
export function releasesBeside(host: Host, release: string): string[] {
  const ids = host.releases.map(({ id }) => id);
  return ids.filter((id) => id !== release && releaseFor(host, id) === id);
}

/** The release whose preview is shown where this one is chosen; null: none is. */
export function releaseFor(host: Host, chosen: string | null): string {
  return host.previewRelease?.(chosen) ?? chosen ?? (host.releases.at(-1) ?? host.releases[0]).id;
}
