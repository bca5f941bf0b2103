// Copies of files and values with a part of them changed.

import type { Printed } from '../../src/pipeline/convert/print.ts';
import { setMember } from '../../src/hosts/kit/convert/set-member.ts';
import { split } from '../../src/text/pointer.ts';

/** The file with another value, written as its writer does. */
export function withValue(file: Printed, value: unknown): Printed {
  const text = file.reprint ? file.reprint(value) : `${JSON.stringify(value, null, 2)}\n`;
  return { ...file, value, text };
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
