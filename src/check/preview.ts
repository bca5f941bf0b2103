// The preview of a manifest for one host and release.

import { mainOf } from '../files/plugin.ts';
import { readJson } from '../lang/json/read.ts';
import type { OpenPlugin } from '../model/file.ts';
import type { Host } from '../model/host.ts';
import type { Preview } from '../model/preview.ts';
import { documentOf } from './document.ts';

export interface PreviewRequest {
  readonly plugin: OpenPlugin;
  readonly hostId: string;
  /** null: none is chosen. */
  readonly release: string | null;
}

export interface PreviewAnswer {
  readonly hostId: string;
  /** The one that is shown, which may be another than the chosen one. */
  readonly release: string;
  readonly preview: Preview;
}

/** null where the host has no preview, or nothing of the text can be read. */
export function previewOf(
  { plugin, hostId, release: chosen }: PreviewRequest,
  hosts: readonly Host[],
): PreviewAnswer | null {
  const host = hosts.find((h) => h.id === hostId);
  const { text, path } = mainOf(plugin);
  if (!host?.preview || text.trim() === '') return null;
  const reading = readJson(text);
  if (reading.tooDeep) return null;
  // What a panel shows is the manifest's alone.
  const document = documentOf({ files: [{ path, text }], manifests: [path] }, host, reading);
  if (document.value === undefined) return null;
  const release = knownRelease(host, chosen);
  return { hostId: host.id, release, preview: host.preview(document, release) };
}

/** This release of the host, or its newest. */
export function knownRelease({ releases }: Host, id: string | null): string {
  return (releases.find((one) => one.id === id) ?? releases.at(-1) ?? releases[0]).id;
}
