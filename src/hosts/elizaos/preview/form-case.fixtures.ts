// Helpers of this folder's tests: a form of a few properties, described or taken apart. Test data, never shipped.

import { describeForm, type FieldView, type FormView } from './describe.ts';
import { fieldsOf, type SettingField, type FormSource } from './fields.ts';
import { NO_ERRORS, type Errors } from './validate.ts';
import type { FormValues } from './visibility.ts';

export type Bag = Readonly<Record<string, unknown>>;

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

/** A form with values that are all set, if not said otherwise. */
export function formOfCase(source: FormSource, given: Given = {}): FormView {
  const { values = {}, errors = NO_ERRORS, open = false, set = Object.keys(values) } = given;
  const form = describeForm(source, 'tide', { values, set: new Set(set), errors }, open);
  if (!form) throw new Error('No form');
  return form;
}

export function keysOf(views: readonly FieldView[]): string[] {
  return views.map(({ field }) => field.key);
}
