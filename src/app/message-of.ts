// What was thrown, in words.

import { Stopped } from './lane.ts';

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A sentence on work that did not end well. */
export function failureOf(work: string, error: unknown): string {
  return error instanceof Stopped
    ? error.message
    : `${work} failed because of a bug in Plugbench: ${messageOf(error)}`;
}
