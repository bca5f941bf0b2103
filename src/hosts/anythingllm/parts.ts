// The repeated parts of a manifest, each with its pointer, whatever shape the manifest really has.

import { isObject, member } from '../../model/guards.ts';
import { join } from '../../text/pointer.ts';

export interface Part {
  /** Key or index as text. */
  readonly key: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** Entries of `setup_args`; an array counts too, its indexes are the keys in the host. */
export function setupArgs(manifest: unknown): Part[] {
  return partsOf(member(manifest, 'setup_args'), '/setup_args');
}

/** Entries of `entrypoint.params`. */
export function params(manifest: unknown): Part[] {
  return partsOf(member(member(manifest, 'entrypoint'), 'params'), '/entrypoint/params');
}

/** Elements of `examples`, none where it is no array. */
export function examples(manifest: unknown): Part[] {
  const list = member(manifest, 'examples');
  return Array.isArray(list) ? partsOf(list, '/examples') : [];
}

function partsOf(container: unknown, pointer: string): Part[] {
  if (!isObject(container) && !Array.isArray(container)) return [];
  return Object.entries(container).map(([key, value]: [string, unknown]) => ({
    key,
    pointer: join(pointer, key),
    value,
  }));
}
