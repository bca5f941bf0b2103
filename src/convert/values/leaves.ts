// The leaves of a JSON value: texts, numbers, flags, null, and containers that hold nothing.

import { join } from '../../lang/json/pointer.ts';

export interface Leaf {
  readonly pointer: string;
  readonly value: unknown;
}

/** Leaves in the order of the value, each with its pointer below `pointer`; [] for undefined. */
export function leavesOf(value: unknown, pointer = ''): Leaf[] {
  const out: Leaf[] = [];
  const visit = (here: unknown, at: string): void => {
    if (typeof here !== 'object' || here === null) {
      if (here !== undefined) out.push({ pointer: at, value: here });
      return;
    }
    const keys = Object.keys(here);
    if (keys.length === 0) out.push({ pointer: at, value: here });
    for (const key of keys) visit((here as Record<string, unknown>)[key], join(at, key));
  };
  visit(value, pointer);
  return out;
}

/** Whether two values are the same JSON, the order of members included. */
export function identical(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
  );
}
