// The sidecar: the files that were converted, and what was made of them, so that an edit is noticed.

import { member } from '../../model/guards.ts';
import type { PluginFile } from '../../model/file.ts';
import { readJson } from '../../lang/json/read.ts';
import { safePath } from '../../files/paths.ts';

export const SIDECAR_FILE = 'plugbench.original.json';

/** Whether a file is one by its name, in whatever folder. */
export function hasSidecarName(path: string): boolean {
  return path === SIDECAR_FILE || path.endsWith(`/${SIDECAR_FILE}`);
}

/** Whether a file is one that can be read; another version's is kept like any file. */
export function isSidecar({ path, text }: PluginFile): boolean {
  return hasSidecarName(path) && readSidecar(text) !== 'other-version';
}

const VERSION = 2;

export interface SidecarContent {
  /** Ids of the two hosts or formats. */
  readonly from: string;
  readonly to: string;
  /** The files that were converted, the manifest first. */
  readonly files: readonly PluginFile[];
  /** What an engine found in their code; undefined where none was asked, or secrets were left out. */
  readonly reading?: unknown;
  /** Path → digest of each file that was made of them. */
  readonly written: ReadonlyMap<string, string>;
}

/** As JSON. */
export function printSidecar({ from, to, files, reading, written }: SidecarContent, about: string): string {
  const made = Object.fromEntries(written);
  return `${JSON.stringify({ about, plugbench: VERSION, from, to, files, reading, written: made }, null, 2)}\n`;
}

/** null for anything that is not a sidecar, `other-version` for one that another Plugbench wrote. */
export function readSidecar(text: string): SidecarContent | 'other-version' | null {
  const { value } = readJson(text);
  const from = member(value, 'from');
  const to = member(value, 'to');
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  if (member(value, 'plugbench') !== VERSION) return 'other-version';
  const listed = member(value, 'files');
  const files = (Array.isArray(listed) ? (listed as unknown[]) : []).flatMap((raw): PluginFile[] => {
    const path = member(raw, 'path');
    const content = member(raw, 'text');
    // Anyone may have written a sidecar, and its files' names become those of the files that are made.
    return typeof path === 'string' && typeof content === 'string'
      ? [{ path: safePath(path), text: content }]
      : [];
  });
  const written = Object.entries(member(value, 'written') ?? {}).flatMap(
    ([path, digest]): [string, string][] => (typeof digest === 'string' ? [[safePath(path), digest]] : []),
  );
  return { from, to, files, reading: member(value, 'reading'), written: new Map(written) };
}

/** Equal for equal texts, and for equal JSON in whatever layout; different ones hardly have the same. */
export function digestOf({ path, text }: PluginFile): string {
  const read = path.endsWith('.json') ? readJson(text) : null;
  const content = read?.strict ? JSON.stringify(read.value) : text;
  let [one, other] = [0, 0];
  for (let i = 0; i < content.length; i++) {
    const unit = content.charCodeAt(i);
    one = (one * 65_537 + unit) % LARGEST_PRIME;
    other = (other * 257 + unit) % LARGEST_PRIME;
  }
  return `${content.length.toString(36)}-${one.toString(36)}-${other.toString(36)}`;
}

/** Below 2³². */
const LARGEST_PRIME = 4_294_967_291;
