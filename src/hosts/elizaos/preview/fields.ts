// Lists the fields of a settings form in Milady's base order (config-catalog.ts, resolveFields).

import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { PageCrash } from '../../kit/react-page.ts';
import { fieldTypeOf, hasTypedHint, isHalf, type FieldType, readFirst } from '../controls/field-types.ts';

export type Width = 'full' | 'half' | 'third';

/** The renderer's input, and its places in the source. */
export interface FormSource {
  /** Null where there is none. */
  readonly schema: unknown;
  readonly hints: unknown;
  readonly properties: string;
  readonly hintsAt: string;
}

/** A field of the form with everything that its schema and hint decide. */
export interface SettingField {
  readonly key: string;
  readonly pointer: string;
  readonly hintPointer: string;
  readonly schema: unknown;
  /** Never null. */
  readonly hint: unknown;
  readonly type: FieldType;
  readonly required: boolean;
  readonly group: unknown;
  readonly order: number;
  readonly advanced: boolean;
  readonly width: Width;
  readonly readonly: boolean;
}

const LAST = 999;

/** All fields, hidden ones too: non-advanced before advanced, then by order, then by key. */
export function fieldsOf(source: FormSource): SettingField[] {
  const required = requiredKeys(member(source.schema, 'required'));
  return propertiesOf(member(source.schema, 'properties'))
    .map((entry) => fieldOf(source, entry, required.has(entry[0])))
    .sort(
      (a, b) =>
        Number(a.advanced) - Number(b.advanced) ||
        (orderOf(a.hint) === orderOf(b.hint) ? a.key.localeCompare(b.key, 'en') : a.order - b.order),
    );
}

/** The hint's order, unchanged: `"1"` and `1` are different for the host, although neither comes first. */
function orderOf(hint: unknown): unknown {
  return member(hint, 'order') ?? LAST;
}

/** The host calls `Object.entries`, which splits lists and texts too. */
function propertiesOf(value: unknown): [string, unknown][] {
  if (typeof value === 'string') return Object.entries([...value]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The host calls `new Set(required)`, which splits a text too. Throws PageCrash for other values. */
function requiredKeys(value: unknown): ReadonlySet<unknown> {
  if (Array.isArray(value) || typeof value === 'string') return new Set<unknown>(value);
  if (value === undefined || value === null) return new Set();
  const named = isObject(value) ? 'object' : `${typeof value} ${JSON.stringify(value)}`;
  throw new PageCrash(
    `${named} is not iterable (cannot read property Symbol(Symbol.iterator))`,
    '/configSchema/required',
    '`required` must be a list of property names.',
  );
}

function fieldOf(source: FormSource, [key, property]: [string, unknown], required: boolean): SettingField {
  const pointer = join(source.properties, key);
  const hint = member(source.hints, key) ?? {};
  // Without a hinted type the host reads `enum` before it draws anything.
  if (property === null && !hasTypedHint(hint)) throw nullProperty('enum', pointer);
  const type = fieldTypeOf(property, hint);
  const width = member(hint, 'width') ?? (isHalf(type) ? 'half' : 'full');
  return {
    key,
    pointer,
    hintPointer: join(source.hintsAt, key),
    schema: property,
    hint,
    type,
    required,
    group: member(hint, 'group') ?? 'general',
    order: Number(orderOf(hint)),
    advanced: Boolean(member(hint, 'advanced')),
    width: width === 'half' || width === 'third' ? width : 'full',
    readonly: Boolean(member(hint, 'readonly')),
  };
}

/**
 * The crash of a null property with a hinted type: only when the field is drawn, not while it is hidden or folded. Most
 * controls are drawn after their frame (config-field.tsx); some read the property before it.
 */
export function crashDrawn({ type, hint, pointer }: SettingField): PageCrash {
  const first = readFirst(type);
  const isUnread = first === 'default' && (member(hint, 'placeholder') ?? null) !== null;
  const frame = member(hint, 'help') ? 'default' : 'description';
  return nullProperty((isUnread ? undefined : first) ?? frame, pointer);
}

function nullProperty(name: string, pointer: string): PageCrash {
  return new PageCrash(
    `Cannot read properties of null (reading '${name}')`,
    pointer,
    'A property must be a schema such as `{"type": "string"}`.',
  );
}
