// A part of the guest's own script that only some runs need: it stands above the rest, and is handed down to it.

import { PART } from './messages.ts';
import { defineProperty, getOwnPropertyDescriptor } from './primordials.ts';

/** To be called by the part. */
export function handDown(part: unknown): void {
  defineProperty(self, PART, { value: part, configurable: true });
}

/** To be called before hardening, which takes the part away; undefined where this run has none. */
export function handedDown(): unknown {
  return getOwnPropertyDescriptor(self, PART)?.value;
}
