// Helpers of this folder's tests: a form of a few properties, and its parts. Test data, never shipped.

import { describeForm, type FieldView, type FormView } from './describe.ts';
import { fieldsOf, type SettingField, type FormSource } from './fields.ts';
import { NO_ERRORS, type Errors } from './validate.ts';
import type { FormValues } from './visibility.ts';

/** Members of any kind. */
export type Bag = Readonly<Record<string, unknown>>;

/** The renderer's input for a form of these properties and hints. */
export function sourceOfCase(properties: unknown, hints: unknown = {}, required: unknown = []): FormSource {
  const schema = { type: 'object', properties, required };
  return { schema, hints, properties: '/configSchema/properties', hintsAt: '/uiHints' };
}

/** The only field of a form. */
export function fieldOfCase(property: unknown, hint: unknown = {}, required = false): SettingField {
  const [field] = fieldsOf(sourceOfCase({ x: property }, { x: hint }, required ? ['x'] : []));
  if (!field) throw new Error('No field');
  return field;
}

interface Given {
  readonly values?: FormValues;
  readonly errors?: Errors;
  readonly open?: boolean;
  readonly set?: readonly string[];
}

/** A form with these values, which all count as set unless `set` is given. */
export function formOfCase(source: FormSource, given: Given = {}): FormView {
  const { values = {}, errors = NO_ERRORS, open = false, set = Object.keys(values) } = given;
  const form = describeForm(source, 'tide', { values, set: new Set(set), errors }, open);
  if (!form) throw new Error('No form');
  return form;
}

/** The keys of the fields, in order. */
export function keysOf(views: readonly FieldView[]): string[] {
  return views.map(({ field }) => field.key);
}
