// What the form holds as the arguments of a call, and the request that the host would send for it.

import type { Change } from '../../../model/host.ts';
import { join } from '../../../text/pointer.ts';
import { hasType } from '../../kit/types.ts';
import type { Field } from './fields.ts';
import { isNumeric } from './printed.ts';
import type { CallArgs } from './tile.ts';

/** Text of a field's control, by the field's pointer; '' is not set. */
export type Texts = ReadonlyMap<string, string>;

/** The argument that a text stands for; undefined for none. A text that does not fit its type is sent as it is. */
export function valueOf({ type: { kind, type } }: Field, text: string): unknown {
  if (text === '') return undefined;
  if ((kind === 'integer' || kind === 'number') && isNumeric(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const entry = type?.entries.find(({ key }) => key === text);
  // A resolved entry as glootil's make_enum_dict writes it.
  return type && entry ? { type: 'enum', ns: type.ns, id: type.id, ...entry } : text;
}

/** The arguments in the order of the fields; with `defaults`, those of fields that are not set too. */
export function argsOf(fields: readonly Field[], texts: Texts, defaults: boolean): CallArgs {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const { fallback, type, pointer } = field;
    const instead =
      type.kind === 'entry' && typeof fallback === 'string' ? valueOf(field, fallback) : fallback;
    const value = valueOf(field, texts.get(pointer) ?? '') ?? (defaults ? instead : undefined);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

/** The body that the host would POST to the extension (gloodata.com/docs/ext-protocol). */
export function requestOf(opName: string, info: CallArgs): unknown {
  return { action: 'request', opName, info };
}

/** Makes what is typed the field's default; null where it is that already, or does not fit the field's type. */
export function defaultChange(field: Field, text: string): Change | null {
  const { kind } = field.type;
  const value = kind === 'entry' ? text : valueOf(field, text);
  const type = kind === 'integer' || kind === 'number' || kind === 'boolean' ? kind : 'string';
  if (text === '' || field.typeName === '' || value === field.fallback || !hasType(value, type)) return null;
  return { op: 'set', pointer: join(field.pointer, 'default'), value };
}
