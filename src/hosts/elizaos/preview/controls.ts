// Each field type's control with its value and texts (config-field.tsx), and the validation of its values.

import { member, isObject } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText } from '../../kit/react-page.ts';
import type { FieldType } from '../controls/field-types.ts';
import { asText } from '../parameters/values.ts';
import { checksControl, radioControl, selectControl } from './choices.ts';
import type { AreaControl, Control, Held, LineControl, NumberControl } from './control.ts';
import type { SettingField } from './fields.ts';
import { listControl, pairsControl, tableControl } from './rows.ts';

interface FormType {
  /** The control to paint for a field and the value that the form holds. */
  readonly control: (field: SettingField, held: Held) => Control;
  /** The messages for a value that is not empty. Absent where every text is right. */
  readonly validate?: (value: unknown) => readonly string[];
}

const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const COLOR = /^#[0-9a-fA-F]{3,8}$/;

const FIELD_TYPES: Readonly<Record<FieldType, FormType>> = {
  text: {
    control: (field, held) => line('text', held, placeholder(field, byDefault(field) ?? 'Enter value...')),
  },
  password: { control: passwordControl },
  number: { control: numberControl, validate: errorsOfNumber },
  boolean: { control: toggleControl, validate: () => [] },
  url: {
    control: (field, held) => line('url', held, placeholder(field, byDefault(field) ?? 'https://...')),
  },
  select: { control: selectControl },
  textarea: { control: (field, held) => area(field, 'textarea', shownText(held), 'Enter text...') },
  email: {
    control: (field, held) => line('email', held, placeholder(field, 'user@example.com')),
    validate: matching(EMAIL, 'Invalid email address'),
  },
  color: {
    control: (_, { set, value }) => ({ kind: 'color', value: set ? asText(value ?? '#000000') : '#000000' }),
    validate: matching(COLOR, `Invalid string: must match pattern ${String(COLOR)}`),
  },
  radio: { control: radioControl },
  multiselect: { control: checksControl, validate: errorsOfChecks },
  date: { control: dateControl },
  json: { control: jsonControl },
  code: { control: (field, held) => area(field, 'code', shownText(held), 'Enter code...') },
  array: { control: (_, held) => listControl(held), validate: errorsOfList },
  keyvalue: { control: (_, held) => pairsControl(held), validate: errorsOfPairs },
  datetime: { control: (_, held) => line('datetime-local', held, '') },
  file: { control: fileControl },
  custom: { control: customControl, validate: () => [] },
  markdown: { control: markdownControl },
  'checkbox-group': { control: checksControl, validate: errorsOfChecks },
  group: {
    control: (field, { value }) => area(field, 'group', textOnly(value), 'Group configuration...'),
    validate: (value) => textOr(value, isObject(value)),
  },
  table: { control: tableControl, validate: errorsOfTable },
};

/** The control of a field, by its type. */
export function controlOf(field: SettingField, held: Held): Control {
  return FIELD_TYPES[field.type].control(field, held);
}

/** The messages for a value that is not empty, by nothing but the field's type. */
export function typeErrors(type: FieldType, value: unknown): readonly string[] {
  return (FIELD_TYPES[type].validate ?? errorsOfText)(value);
}

function passwordControl(field: SettingField, held: Held): Control {
  const words = held.set
    ? `Current: ${shownText(held) || '********'}  (leave blank to keep)`
    : placeholder(field, 'Enter value...');
  return { kind: 'password', placeholder: words };
}

function toggleControl(field: SettingField, { set, value }: Held): Control {
  const preset = member(field.schema, 'default');
  const on = set ? value === true || value === 'true' || value === '1' : preset === true || preset === 'true';
  return { kind: 'toggle', on };
}

function line(input: LineControl['input'], held: Held, words: string): LineControl {
  return { kind: 'line', input, value: shownText(held), placeholder: words };
}

function dateControl(field: SettingField, held: Held): Control {
  return line(member(field.schema, 'format') === 'date-time' ? 'datetime-local' : 'date', held, '');
}

function fileControl(field: SettingField, held: Held): Control {
  const path = line('text', held, placeholder(field, '/path/to/file'));
  return { ...path, note: 'Enter a file path or browse to select', guarded: true };
}

function jsonControl(_: SettingField, held: Held): Control {
  return { kind: 'area', style: 'json', value: shownText(held), placeholder: '{"key": "value"}', legend: '' };
}

function markdownControl(field: SettingField, { value }: Held): Control {
  return {
    kind: 'markdown',
    value: textOnly(value),
    placeholder: placeholder(field, 'Markdown content...'),
  };
}

function customControl(field: SettingField): Control {
  const component = member(field.hint, 'component') ?? field.type;
  return { kind: 'custom', component: childText(component, join(field.hintPointer, 'component')) };
}

function area(field: SettingField, style: AreaControl['style'], value: string, words: string): AreaControl {
  const legend =
    style === 'group'
      ? childText(member(field.hint, 'label') ?? field.key, join(field.hintPointer, 'label'))
      : '';
  return { kind: 'area', style, value, placeholder: placeholder(field, words), legend };
}

function numberControl(field: SettingField, held: Held): NumberControl {
  const bound = (keyword: string, hinted: string): unknown =>
    member(field.schema, keyword) ?? member(field.hint, hinted) ?? null;
  const min = bound('minimum', 'min');
  const max = bound('maximum', 'max');
  const given = member(field.hint, 'unit');
  const unit = given ? childText(given, join(field.hintPointer, 'unit')) : '';
  return {
    kind: 'number',
    value: shownText(held),
    placeholder: placeholder(field, byDefault(field) ?? 'Enter number...'),
    min: min === null ? null : Number(asText(min)),
    max: max === null ? null : Number(asText(max)),
    step: Number(asText(member(field.hint, 'step') ?? 1)),
    unit,
    range: rangeText(min, max, given ? ` ${asText(given)}` : ''),
  };
}

function rangeText(min: unknown, max: unknown, unit: string): string {
  if (min !== null && max !== null) return `Range: ${asText(min)}–${asText(max)}${unit}`;
  if (min !== null) return `Min: ${asText(min)}${unit}`;
  return max === null ? '' : `Max: ${asText(max)}${unit}`;
}

/** The hint's placeholder, else these words; React drops true and false. */
function placeholder(field: SettingField, words: string): string {
  const hinted = member(field.hint, 'placeholder') ?? words;
  return typeof hinted === 'boolean' ? '' : asText(hinted);
}

function byDefault(field: SettingField): string | null {
  const preset = member(field.schema, 'default') ?? null;
  return preset === null ? null : `Default: ${asText(preset)}`;
}

function shownText(held: Held): string {
  return held.set ? asText(held.value ?? '') : '';
}

function textOnly(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** For types whose value is a text. */
function errorsOfText(value: unknown): string[] {
  return typeof value === 'string' ? [] : [expected('string', value)];
}

/** The host casts with `Number(value)`. Objects are printed first here, because their `toString` may be the author's. */
function errorsOfNumber(value: unknown): string[] {
  const number = Number(typeof value === 'object' ? asText(value) : value);
  return Number.isFinite(number) ? [] : [expected('number', number)];
}

/** For texts of a form. */
function matching(pattern: RegExp, message: string): (value: unknown) => string[] {
  return (value) => {
    if (typeof value !== 'string') return ['Invalid input'];
    return pattern.test(value) ? [] : [message];
  };
}

/** For `multiselect` and `checkbox-group`: a list of texts, or one text. */
function errorsOfChecks(value: unknown): string[] {
  return textOr(value, Array.isArray(value) && value.every(isText));
}

/** For `table`: a list of records of texts, or one text. */
function errorsOfTable(value: unknown): string[] {
  const isRecord = (row: unknown): boolean => isObject(row) && Object.values(row).every(isText);
  return textOr(value, Array.isArray(value) && value.every(isRecord));
}

/** For `array`; its items are not checked. */
function errorsOfList(value: unknown): string[] {
  return Array.isArray(value) ? [] : [expected('array', value)];
}

/** For `keyvalue`: a record of texts. */
function errorsOfPairs(value: unknown): string[] {
  return isObject(value) ? Object.values(value).flatMap(errorsOfText) : [expected('record', value)];
}

function textOr(value: unknown, fits: boolean): string[] {
  return typeof value === 'string' || fits ? [] : ['Invalid input'];
}

const isText = (value: unknown): boolean => typeof value === 'string';

function expected(type: string, value: unknown): string {
  const got = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return `Invalid input: expected ${type}, received ${Number.isNaN(value) ? 'NaN' : got}`;
}
