// How the rules of this host build findings.

import type { Args, Finding, Place, Pointer } from '../../../model/finding.ts';
import { typeName } from '../../../model/guards.ts';

/** A finding of this host; `releases` narrows it where only some inputs of a rule concern a release. */
export function report(
  code: string,
  pointer: Pointer,
  at: Place,
  args?: Args,
  releases?: readonly string[],
): Finding {
  return {
    code: `ownpilot/${code}`,
    pointer,
    at,
    ...(args === undefined ? {} : { args }),
    ...(releases === undefined ? {} : { releases }),
  };
}

/** What stands there, for sentences: an empty or blank text is called that. */
export function found(value: unknown): string {
  if (typeof value !== 'string' || value.trim() !== '') return typeName(value);
  return value === '' ? 'an empty string' : 'a blank string';
}

/** A short value as it is written, the type of a longer one. */
export function written(value: unknown): string {
  return typeof value === 'object' ? typeName(value) : JSON.stringify(value);
}
