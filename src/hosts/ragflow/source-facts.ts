// Keeps what Python reads from a JSON text and JavaScript loses: which numbers are floats, and the order of names.

import type { SourceDocument, Pointer } from '../../model/finding.ts';
import { isObject } from '../../model/guards.ts';
import { follow } from '../../lang/json/locate.ts';
import { strictOutline } from '../../lang/json/outline.ts';
import type { Outline } from '../../model/language.ts';
import { valueAt } from '../../lang/json/pointer.ts';
import { pythonType } from './python.ts';

/** Facts about values of a text that their JavaScript values no longer have. */
export interface SourceFacts {
  typeOf(value: unknown, pointer: Pointer): string;
  /** The names of an object's members in source order. */
  namesOf(value: Readonly<Record<string, unknown>>, pointer: Pointer): readonly string[];
}

/** The facts that follow from values, where there is no text. */
export const OF_VALUES: SourceFacts = { typeOf: pythonType, namesOf: (value) => Object.keys(value) };

/** The facts of a document. It scans the text only where that can make a difference. */
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
      // JavaScript moves only names like 1 and 2, to the front.
      if (!/^\d+$/.test(names[0] ?? '') || !isObject(valueAt(root, pointer))) return names;
      const written = (outline ??= strictOutline(text)).members(spanOf(pointer)).map(({ key }) => key);
      return [...new Set(written)];
    },
  };
}
