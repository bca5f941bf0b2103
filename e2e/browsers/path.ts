// One core path: what a person does from a fresh browser on, and what they must see.

import type { Bench } from './bench.ts';

export interface Visit {
  readonly bench: Bench;
  /** Where the page is. */
  readonly address: string;
  /** Where the browser saves downloads. */
  readonly downloads: string;
  /** Writes a file that can be opened, and gives its path. */
  readonly file: (name: string, content: string | Uint8Array) => string;
  /** Opens an address as another person: in a browser that keeps nothing of this one. */
  readonly elsewhere: (address: string) => Promise<Bench>;
  /** From now on nothing answers. */
  readonly disconnect: () => Promise<void>;
}

export interface Path {
  readonly name: string;
  /** How long all of it may take; 60 where not given. */
  readonly seconds?: number;
  /** The page is open. Rejects where something is not as it must be. */
  readonly walk: (visit: Visit) => Promise<void>;
}

/** Fails with both texts where they differ. */
export function same(actual: string, expected: string): void {
  if (actual !== expected)
    throw new Error(`“${actual.slice(0, 300)}” was expected to be “${expected.slice(0, 300)}”.`);
}
