// The preview of a text for one host and release.

import type { Host } from '../model/host.ts';
import type { PluginFile } from '../model/file.ts';
import type { Preview } from '../model/preview.ts';
import { readJson } from '../lang/json/read.ts';
import { documentOf } from './document.ts';

export interface PreviewRequest {
  readonly text: string;
  readonly hostId: string;
  /** null: none is chosen. */
  readonly release: string | null;
  readonly path: string | null;
  readonly others?: readonly PluginFile[];
}

export interface PreviewAnswer {
  readonly hostId: string;
  /** The one that is shown, which may be another than the chosen one. */
  readonly release: string;
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
  const release = knownRelease(host, request.release);
  return { hostId: host.id, release, preview: host.preview(document, release) };
}

/** This release of the host, or its newest. */
export function knownRelease({ releases }: Host, id: string | null): string {
  return (releases.find((one) => one.id === id) ?? releases.at(-1) ?? releases[0]).id;
}
