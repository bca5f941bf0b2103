// Finds the kind of an argument's value, which decides how the tile prints it and which control the form has.

import { isObject, member } from '../../../model/guards.ts';
import { baseType } from '../walk.ts';

/** The kinds of values; `any` is an argument that no field declares. */
export type ValueKind = 'text' | 'date' | 'integer' | 'number' | 'boolean' | 'entry' | 'any';

export interface EnumEntry {
  readonly key: string;
  readonly label: string;
}

/** The enum type of `tagValues` that an argument names with `dtypeName`. */
export interface EnumType {
  readonly ns: string;
  readonly id: string;
  /** Empty where a handler gives them, or where the type is not declared. */
  readonly entries: readonly EnumEntry[];
  /** The name of its icon; glootil's own default is `list`. */
  readonly icon: string;
}

export interface ValueType {
  readonly kind: ValueKind;
  /** The enum type of an entry; null for all other kinds. */
  readonly type: EnumType | null;
}

/** The type of an argument: `dtypeName` in `words` counts before the field (docs/hosts/gloodata.md#enum-types). */
export function valueTypeOf(document: unknown, field: unknown, words: unknown): ValueType {
  const dtype = member(words, 'dtypeName');
  if (typeof dtype === 'string') {
    const ns = member(words, 'dtypeNs') ?? member(document, 'ns');
    return { kind: 'entry', type: enumType(document, dtype, typeof ns === 'string' ? ns : '') };
  }
  return { kind: kindOf(field), type: null };
}

function kindOf(field: unknown): ValueKind {
  if (!isObject(field)) return field === undefined ? 'any' : 'text';
  const type = baseType(member(field, 'type'));
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return member(field, 'format') === 'date' ? 'date' : 'text';
}

function enumType(document: unknown, id: string, ns: string): EnumType {
  const declared = member(member(document, 'tagValues'), id);
  const entries = member(declared, 'entries');
  const icon = member(declared, 'icon');
  return {
    ns,
    id,
    entries: Array.isArray(entries) ? entries.flatMap(entryOf) : [],
    icon: typeof icon === 'string' ? icon : 'list',
  };
}

function entryOf(pair: unknown): EnumEntry[] {
  if (!Array.isArray(pair)) return [];
  const [key, label] = pair as unknown[];
  if (typeof key !== 'string') return [];
  return [{ key, label: typeof label === 'string' ? label : key }];
}
