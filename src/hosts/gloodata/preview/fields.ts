// Makes the fields of a tool's argument form from `schema.fields`.

import type { Pointer } from '../../../model/finding.ts';
import { member, textIn } from '../../../model/guards.ts';
import { fieldsOf, type ObjectAt } from '../walk.ts';
import { valueTypeOf, type EnumEntry, type ValueType } from './value-type.ts';

/** The kinds of input: one line, several lines, a date, a number, a list of choices. */
export type Control = 'line' | 'area' | 'date' | 'number' | 'choice';

/** A field of the argument form. The host has no such form; it is our addition. */
export interface Field {
  readonly name: string;
  readonly pointer: Pointer;
  /** The type in the manifest, for example `string`; '' where it has none. */
  readonly typeName: string;
  readonly type: ValueType;
  readonly control: Control;
  readonly description: string;
  /** The values of a choice: `enum`, the entries of its type, or true and false. */
  readonly choices: readonly EnumEntry[];
  readonly suggestions: readonly string[];
  /** The default; undefined where there is none, or one without a meaning. */
  readonly fallback: unknown;
}

/** The fields in the manifest's order. A field that is not an object gets one line of text. */
export function formOf(document: unknown, tool: ObjectAt): Field[] {
  const args = member(member(tool.value, 'ui'), 'args');
  return fieldsOf(tool).map(({ key, value, pointer }) => {
    const type = valueTypeOf(document, value, member(args, key));
    const choices = choicesOf(type, member(value, 'enum'));
    const declared = member(value, 'type');
    return {
      name: key,
      pointer,
      typeName:
        typeof declared === 'string' ? declared : Array.isArray(declared) ? declared.join(' or ') : '',
      type,
      control: choices.length > 0 ? 'choice' : controlOf(type, value),
      description: textIn(value, 'description'),
      choices,
      suggestions: type.kind === 'text' || type.kind === 'entry' ? textsOf(member(value, 'examples')) : [],
      fallback: fallbackOf(member(value, 'default'), type),
    };
  });
}

function choicesOf({ kind, type }: ValueType, allowed: unknown): readonly EnumEntry[] {
  if (type && type.entries.length > 0) return type.entries;
  if (kind === 'boolean') return ['true', 'false'].map((key) => ({ key, label: key }));
  // The documentation has `enum` only for strings.
  const texts = kind === 'text' || kind === 'entry' ? textsOf(allowed) : [];
  return [...new Set(texts)].map((key) => ({ key, label: key }));
}

function controlOf({ kind }: ValueType, field: unknown): Control {
  if (kind === 'date') return 'date';
  if (kind === 'integer' || kind === 'number') return 'number';
  return member(field, 'multiline') === true ? 'area' : 'line';
}

/** The texts in a list; [] for anything else. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Undefined for null, '' and, for an entry, `?` (docs/hosts/gloodata.md#defaults-without-a-meaning). */
function fallbackOf(value: unknown, { kind }: ValueType): unknown {
  if (value === null || value === '' || (kind === 'entry' && value === '?')) return undefined;
  return value;
}
