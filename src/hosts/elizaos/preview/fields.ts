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
  const { schema, hints } = source;
  const required = requiredKeys(member(schema, 'required'));
  const properties = member(schema, 'properties');
  return propertiesOf(properties)
    .map(([key, property]) => {
      const hint = member(hints, key) ?? {};
      return fieldOf(source, key, property, hint, required.has(key));
    })
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

function fieldOf(
  source: FormSource,
  key: string,
  property: unknown,
  hint: unknown,
  required: boolean,
): SettingField {
  const pointer = join(source.properties, key);
  if (property === null && !hasTypedHint(hint)) throw crashUntyped(pointer);
  const type = fieldTypeOf(property, hint);
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
    width: widthOf(member(hint, 'width') ?? (isHalf(type) ? 'half' : 'full')),
    readonly: Boolean(member(hint, 'readonly')),
  };
}

function widthOf(value: unknown): Width {
  return value === 'half' || value === 'third' ? value : 'full';
}

/** The parts of a field with a null property that decide its crash. */
interface DrawnField {
  readonly type: FieldType;
  readonly hint: unknown;
  readonly pointer: string;
}

/** The crash without a hinted type: the host reads `enum` before it draws anything. */
function crashUntyped(pointer: string): PageCrash {
  return nullProperty('enum', pointer);
}

/** The crash with a hinted type: only when the field is drawn, not while it is hidden or folded. */
export function crashDrawn(field: DrawnField): PageCrash {
  const { type, hint, pointer } = field;
  const frame = member(hint, 'help') ? 'default' : 'description';
  return nullProperty(readByControl(type, hint) ?? frame, pointer);
}

/** Most controls are drawn after their frame (config-field.tsx); some read the property before it. */
function readByControl(type: FieldType, hint: unknown): string | undefined {
  const first = readFirst(type);
  const hinted = (member(hint, 'placeholder') ?? null) !== null;
  return first === 'default' && hinted ? undefined : first;
}

function nullProperty(name: string, pointer: string): PageCrash {
  return new PageCrash(
    `Cannot read properties of null (reading '${name}')`,
    pointer,
    'A property must be a schema such as `{"type": "string"}`.',
  );
}
