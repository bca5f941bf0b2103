// What Python knows of a JSON text and JavaScript forgets: which numbers are floats, and the order of all names.

import type { SourceDocument } from '../../model/document.ts';
import { isObject } from '../../model/guards.ts';
import type { Pointer } from '../../model/finding.ts';
import { follow } from '../../text/locate.ts';
import { strictOutline, type Outline } from '../../text/outline.ts';
import { valueAt } from '../../text/pointer.ts';
import { pythonType } from './python.ts';

export interface SourceFacts {
  /** The type of the value in Python. */
  typeOf(value: unknown, pointer: Pointer): string;
  /** The names of an object's members as the text has them. */
  namesOf(value: Readonly<Record<string, unknown>>, pointer: Pointer): readonly string[];
}

/** Without a text, as far as the value alone tells. */
export const OF_VALUES: SourceFacts = { typeOf: pythonType, namesOf: (value) => Object.keys(value) };

/** Looks into the text only where it can make a difference. */
export function factsOf({ text, value: root, strict }: SourceDocument): SourceFacts {
  if (!strict) return OF_VALUES;
  let outline: Outline | null = null;
  const spanOf = (pointer: Pointer) => follow((outline ??= strictOutline(text)), pointer).value;
  return {
    typeOf(value, pointer) {
      if (typeof value !== 'number' || valueAt(root, pointer) !== value) return pythonType(value);
      const { from, to } = spanOf(pointer);
      return /[.eE]/.test(text.slice(from, to)) ? 'float' : 'int';
    },
    namesOf(value, pointer) {
      const names = Object.keys(value);
      // Only names like 1 and 2 move, to the front.
      if (!/^\d+$/.test(names[0] ?? '') || !isObject(valueAt(root, pointer))) return names;
      const written = (outline ??= strictOutline(text)).members(spanOf(pointer)).map(({ key }) => key);
      return [...new Set(written)];
    },
  };
}
