// Lists the repeated parts of a manifest with their pointers, whatever shape the manifest has, and names members.

import type { Reads } from '../../lang/javascript/reads.ts';
import { isObject, member } from '../../model/guards.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { join, split } from '../../lang/json/pointer.ts';
import { cut } from '../kit/words.ts';

export interface ManifestEntry {
  readonly key: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** Entries of `setup_args`; an array counts too, its indexes are the keys in the host. */
export function setupArgs(manifest: unknown): ManifestEntry[] {
  return partsOf(member(manifest, 'setup_args'), '/setup_args');
}

/** Entries of `entrypoint.params`. */
export function params(manifest: unknown): ManifestEntry[] {
  return partsOf(member(member(manifest, 'entrypoint'), 'params'), '/entrypoint/params');
}

/** Elements of `examples`; [] where it is not an array. */
export function examples(manifest: unknown): ManifestEntry[] {
  const list = member(manifest, 'examples');
  return Array.isArray(list) ? partsOf(list, '/examples') : [];
}

function partsOf(container: unknown, pointer: string): ManifestEntry[] {
  if (!isObject(container) && !Array.isArray(container)) return [];
  return Object.entries(container).map(([key, value]: [string, unknown]) => ({
    key,
    pointer: join(pointer, key),
    value,
  }));
}

/** A pointer as people write it: `setup_args.API_KEY.input`; empty for the root. */
export function memberName(pointer: string): string {
  return split(pointer)
    .map((key) => cut(key))
    .join('.');
}

/** The text of a string, number or boolean; undefined for anything else. */
export function scalarText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** The one of these names that is nearly this one, or that starts with it or the other way round; undefined for none. */
function meantName(name: string, others: readonly string[]): string | undefined {
  const parts = others.filter(
    (other) => other.length > 1 && (name.startsWith(other) || other.startsWith(name)),
  );
  return didYouMean(name, others) ?? (parts.length === 1 ? parts[0] : undefined);
}

/** More names than this are not compared, because the work grows with their square. */
export const MAX_NAMES = 64;

/** Names that code needs and the manifest has not → the declared name that is meant, which the code does not read. */
export function missingNames(
  { names }: Reads,
  declared: readonly ManifestEntry[],
): ReadonlyMap<string, string | undefined> {
  const known = new Set(declared.map(({ key }) => key));
  const read = new Set(names.map(({ name }) => name));
  const unread = [...known].filter((key) => !read.has(key));
  const needed = names.filter(({ name, optional }) => !optional && !known.has(name));
  return new Map(needed.map(({ name }) => [name, meantName(name, unread)]));
}
