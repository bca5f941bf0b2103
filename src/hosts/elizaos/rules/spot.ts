// Where a finding about a member belongs that may be missing.

import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';

/** The member's value where it is there, else the key of the object that lacks it. */
export function spotOf(
  holder: unknown,
  pointer: string,
  name: string,
): { readonly pointer: string; readonly at: 'key' | 'value' } {
  return member(holder, name) === undefined
    ? { pointer, at: 'key' }
    : { pointer: join(pointer, name), at: 'value' };
}
