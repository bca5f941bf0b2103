// The way back, really gone: converts the output to the source's host again and compares.

import type { SourceFile } from '../../model/portable.ts';
import { leavesOf } from './leaves.ts';
import { convertFiles, type Converted } from './convert.ts';
import type { Endpoint } from './endpoints.ts';
import type { Origin } from './request.ts';
import { shown, type LeafMapping } from './mapping.ts';
import type { Printed } from './print.ts';
import { LEFT_OUT, withoutLeaves } from './secrets.ts';

/**
 * none: the target cannot be read, or the source cannot be written. same: members, values and order are the original's.
 * order: all values are there, in another order. differs: see `differences`.
 */
export interface WayBack {
  readonly kind: 'none' | 'same' | 'order' | 'differs';
  readonly differences: readonly Difference[];
  /** More differences than are listed. */
  readonly more: number;
}

/** A leaf that does not come back as it was. */
export interface Difference {
  readonly file: string;
  readonly pointer: string;
  /** On one line; null where there is nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

const MAX_DIFFERENCES = 50;

/** Converts the output back and compares every file of the source, without its secrets, with what it gives. */
export function wayBack(
  { endpoint, source }: Origin,
  to: Endpoint,
  { files, sidecar, sources: whole, mappings }: Converted,
  withSecrets = false,
): WayBack {
  const [main, ...rest] = files;
  if (!main || !to.read || !endpoint.write) return { kind: 'none', differences: [], more: 0 };
  const others = [...rest, ...(sidecar ? [sidecar] : [])].map(({ path, text }) => ({ path, text }));
  const again = { main: { path: main.path, text: main.text, value: main.value }, others };
  const back = convertFiles(to, endpoint, again, true, withSecrets);
  const sources = whole.flatMap((file) => withoutSecrets(file, mappings));
  const after = new Map(back?.files.map((file) => [file.path, file]));
  const afterOf = (path: string): Printed | undefined =>
    after.get(path) ?? (path === source.main.path ? back?.files[0] : undefined);
  const differences = sources.flatMap((file) => {
    const now = afterOf(file.path);
    return now?.text === file.text ? [] : compare(file.path, file.value, now?.value);
  });
  if (differences.length > 0) {
    return {
      kind: 'differs',
      differences: differences.slice(0, MAX_DIFFERENCES),
      more: Math.max(0, differences.length - MAX_DIFFERENCES),
    };
  }
  const ordered = sources.every(
    ({ path, text, value }) =>
      after.get(path)?.text === text || JSON.stringify(value) === JSON.stringify(after.get(path)?.value),
  );
  return { kind: ordered ? 'same' : 'order', differences: [], more: 0 };
}

/** The file as it should come back; [] where nothing of it is left. */
function withoutSecrets(file: SourceFile, mappings: readonly LeafMapping[]): SourceFile[] {
  const secret = mappings.filter(({ place, reason }) => place.file === file.path && reason === LEFT_OUT);
  if (secret.length === 0) return [file];
  const value = withoutLeaves(file.value, new Set(secret.map(({ place }) => place.pointer)));
  return value === undefined ? [] : [{ ...file, value }];
}

function compare(file: string, before: unknown, after: unknown): Difference[] {
  const left = new Map(leavesOf(before).map(({ pointer, value }) => [pointer, value]));
  const right = new Map(leavesOf(after).map(({ pointer, value }) => [pointer, value]));
  const pointers = new Set([...left.keys(), ...right.keys()]);
  return [...pointers].flatMap((pointer): Difference[] => {
    const [a, b] = [left.get(pointer), right.get(pointer)];
    if (left.has(pointer) && right.has(pointer) && JSON.stringify(a) === JSON.stringify(b)) return [];
    return [
      {
        file,
        pointer,
        before: left.has(pointer) ? shown(a) : null,
        after: right.has(pointer) ? shown(b) : null,
      },
    ];
  });
}
