// The way back, really gone: converts the output to the source's host again and compares.

import type { SourceFile } from '../model/portable.ts';
import { leavesOf } from './values/leaves.ts';
import { convertFiles, type Converted } from './convert.ts';
import type { Endpoint } from './endpoints.ts';
import type { Origin } from './request.ts';
import type { LeafMapping } from './values/mapping.ts';
import { LEFT_OUT, withoutLeaves } from './secrets.ts';

/**
 * none: the target cannot be read, or the source cannot be written. same: members, values and order are the original's.
 * order: all values are there, in another order.
 */
export type WayBack = 'none' | 'same' | 'order' | 'differs';

/** Converts the output back and compares every file of the source, without its secrets, with what it gives. */
export function wayBack(
  { endpoint, source }: Origin,
  to: Endpoint,
  { files, sidecar, sources: whole, mappings }: Converted,
  withSecrets = false,
): WayBack {
  const [main, ...rest] = files;
  if (!main || !to.read || !endpoint.write) return 'none';
  const others = [...rest, ...(sidecar ? [sidecar] : [])].map(({ path, text }) => ({ path, text }));
  const again = { main: { path: main.path, text: main.text, value: main.value }, others };
  const back = convertFiles(to, endpoint, again, true, withSecrets);
  const after = new Map(back?.files.map((file) => [file.path, file]));
  const changed = whole.flatMap((file) => {
    const [sourceFile] = withoutSecrets(file, mappings);
    const now = after.get(file.path) ?? (file.path === source.main.path ? back?.files[0] : undefined);
    return sourceFile && sourceFile.text !== now?.text
      ? [{ before: sourceFile.value, after: now?.value }]
      : [];
  });
  if (changed.some((one) => sorted(one.before) !== sorted(one.after))) return 'differs';
  return changed.every((one) => JSON.stringify(one.before) === JSON.stringify(one.after)) ? 'same' : 'order';
}

/** The file as it should come back; [] where nothing of it is left. */
function withoutSecrets(file: SourceFile, mappings: readonly LeafMapping[]): SourceFile[] {
  const secret = mappings.filter(({ place, reason }) => place.file === file.path && reason === LEFT_OUT);
  if (secret.length === 0) return [file];
  const value = withoutLeaves(file.value, new Set(secret.map(({ place }) => place.pointer)));
  return value === undefined ? [] : [{ ...file, value }];
}

/** The leaves of a value, in whatever order its members are. */
function sorted(value: unknown): string {
  return leavesOf(value)
    .map((leaf) => JSON.stringify(leaf))
    .sort()
    .join('\n');
}
