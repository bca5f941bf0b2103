// Copies of files and values with a part of them changed.

import type { Printed } from '../../src/convert/print.ts';
import { setMember } from '../../src/convert/values/set-member.ts';
import { split } from '../../src/lang/json/pointer.ts';

/** A file of JSON with another value. */
export function withValue(file: Printed, value: unknown): Printed {
  return { ...file, value, text: `${JSON.stringify(value, null, 2)}\n` };
}

/** A copy of the value with another member at the pointer; the same where there is none. */
export function withMember(root: unknown, pointer: string, to: unknown): unknown {
  const change = (here: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return typeof to === 'function' ? (to as (here: unknown) => unknown)(here) : to;
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return here;
    const copy: object = Array.isArray(here) ? [] : {};
    for (const [own, held] of Object.entries(here as Readonly<Record<string, unknown>>)) {
      setMember(copy, own, own === key ? change(held, rest) : held);
    }
    return copy;
  };
  return change(root, split(pointer));
}
