// Reads a text that JSON.parse refuses: where its JSON is, what can be read of it, and what is wrong with it.

import type { Fault } from './fault.ts';
import { readLenient } from './parse.ts';
import { findRegion, type Region } from './region.ts';
import type { Container } from './tree.ts';

/** A text that is not JSON, as far as it could be read. */
export interface Broken {
  /** Null where there is no object or list to read. */
  readonly root: Container | null;
  /** Null where nothing in the text is like JSON. */
  readonly region: Region | null;
  /** The faults inside the region, in the order of reading. */
  readonly faults: readonly Fault[];
}

/** Reads a text that is not JSON. The text must not nest deeper than MAX_DEPTH outside of strings. */
export function readBroken(text: string): Broken {
  const region = findRegion(text);
  if (!region) return { root: null, region: null, faults: [] };
  const { root, faults } = readLenient(text.slice(0, region.to), region.from);
  if (root === null || root.kind === 'scalar') return { root: null, region: null, faults: [] };
  return { root, region, faults };
}
