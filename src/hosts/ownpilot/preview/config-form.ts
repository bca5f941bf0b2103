// Ports the checks of the Config Center's Save button: first those of the form, then those of the server.

import type { FieldRule } from './fields.ts';
import { textOf } from '../shape.ts';

/** Field name → value. The record has no prototype, because names come from the manifest. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface FormCheck {
  /** The values to send, with numbers and JSON converted from their texts. */
  readonly data: FormValues;
  /** The host's own texts, in the order of the fields. */
  readonly errors: readonly string[];
}

/** The core compiles without the DOM, so the page's URL parser comes from outside. */
export type IsUrl = (text: string) => boolean;

/** An empty form, or a copy that may be written to. */
export function valuesOf(entries: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.assign(Object.create(null) as Record<string, unknown>, entries);
}

/**
 * The value of a field. The host's values are plain objects, so a field called `constructor` opens with
 * what every object inherits (ui/components/DynamicConfigForm.tsx).
 */
export function readValue(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : ({} as FormValues)[name];
}

/** True for undefined, null and ''; false, 0 and lists count as values. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * The form's own check (ui/utils/config-form-validation.ts). `existing` is what is stored: a required field that
 * is left empty passes when it is set there.
 */
export function checkForm(
  values: FormValues,
  rules: readonly FieldRule[],
  existing: FormValues,
  isUrl: IsUrl,
): FormCheck {
  const data = valuesOf(values);
  const errors = rules.flatMap((rule) => {
    const value = readValue(data, rule.name);
    if (!isEmpty(value)) return checkValue(rule, value, data, isUrl);
    return rule.required && isEmpty(readValue(existing, rule.name)) ? [`${rule.label} is required`] : [];
  });
  return { data, errors };
}

/** The server's answer to data that the form has let through; null where it stores them. */
export function serverRefusal(data: FormValues, rules: readonly FieldRule[]): string | null {
  const missing = rules.filter(({ name, required }) => required && isEmpty(readValue(data, name)));
  if (missing.length === 0) return null;
  return `Missing required fields: ${missing.map(({ label }) => label).join(', ')}`;
}

/** The errors of one value; [] for types that the host does not know. Writes converted values to `data`. */
function checkValue(rule: FieldRule, value: unknown, data: Record<string, unknown>, isUrl: IsUrl): string[] {
  const { name, label, type, options = [] } = rule;
  switch (type) {
    case 'text':
    case 'string':
    case 'secret':
      return typeof value === 'string' ? [] : [`${label} must be a string`];
    case 'url':
      if (typeof value !== 'string') return [`${label} must be a URL string`];
      return isUrl(value) ? [] : [`${label} must be a valid URL`];
    case 'number': {
      const number = typeof value === 'string' ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) return [`${label} must be a number`];
      data[name] = number;
      return [];
    }
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${label} must be true or false`];
    case 'select':
      if (typeof value !== 'string') return [`${label} must be one of the configured options`];
      return options.length === 0 || options.includes(value)
        ? []
        : [`${label} must be one of: ${options.join(', ')}`];
    case 'json':
      return typeof value === 'string' ? parseInto(data, name, label, value) : [];
    default:
      return [];
  }
}

function parseInto(data: Record<string, unknown>, name: string, label: string, text: string): string[] {
  try {
    data[name] = JSON.parse(text) as unknown;
    return [];
  } catch {
    return [`${label} must be valid JSON`];
  }
}

/** The text that a control shows for a value (ui/components/DynamicConfigForm.tsx). */
export function shownValue({ type }: FieldRule, value: unknown): string {
  if (value === undefined || value === null) return '';
  return type === 'json' && typeof value === 'object' ? JSON.stringify(value, null, 2) : textOf(value);
}
