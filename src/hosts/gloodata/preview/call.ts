// Turns the form's texts into the arguments of a call and the request that the host would send.

import type { Change } from '../../../model/finding.ts';
import { join } from '../../../lang/json/pointer.ts';
import { hasType } from '../../kit/types.ts';
import type { Field } from './fields.ts';
import { isNumeric } from './printed.ts';
import type { CallArgs } from './tile.ts';

/** The text of each field's control, by the field's pointer; '' means not set. */
export type Texts = ReadonlyMap<string, string>;

/** The argument that a text means; undefined for none. Text that does not match its type is sent unchanged. */
export function valueOf({ type: { kind, type } }: Field, text: string): unknown {
  if (text === '') return undefined;
  if ((kind === 'integer' || kind === 'number') && isNumeric(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const entry = type?.entries.find(({ key }) => key === text);
  // The form in which glootil's make_enum_dict writes a resolved entry.
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

/** The change that makes a text the field's default; null where it is the default, or has the wrong type. */
export function defaultChange(field: Field, text: string): Change | null {
  const { kind } = field.type;
  const value = kind === 'entry' ? text : valueOf(field, text);
  const type = kind === 'integer' || kind === 'number' || kind === 'boolean' ? kind : 'string';
  if (text === '' || field.typeName === '' || value === field.fallback || !hasType(value, type)) return null;
  return { op: 'set', pointer: join(field.pointer, 'default'), value };
}

/** The warning; null where the text matches, or where it is empty. */
export function typeNote({ type: { kind } }: Field, text: string): string | null {
  if (text === '' || (kind !== 'integer' && kind !== 'number')) return null;
  if (!isNumeric(text)) return `The type is ${kind}, but this is not a number. It is sent as text.`;
  if (kind === 'number' || Number.isInteger(Number(text))) return null;
  return 'The type is integer, but this number has decimals. It is sent as it is.';
}
