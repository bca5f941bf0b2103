// Turns JSON values into text, attributes and input values as React does, in which the settings page is written.

import { isObject } from '../../../model/guards.ts';
import { childError } from '../../kit/react-page.ts';
import { asText } from '../hub-id/hub-id.ts';

/** The text of a value between tags: '' for null, true, false and objects; the elements of a list are joined. */
export function childText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(childText).join('') : '';
}

/**
 * The message of React's exception for this value between tags, null where it can be shown. A list fails at its own
 * objects first; lists inside it are rendered one after the other, and the last exception is the one that is shown.
 */
export function childErrorOf(value: unknown): string | null {
  if (isObject(value)) return childError(value);
  if (!Array.isArray(value)) return null;
  const own = value.find(isObject);
  return own ? childError(own) : (value.map(childErrorOf).findLast((error) => error !== null) ?? null);
}

/** An attribute's text; null where React leaves the attribute out. */
export function attributeText(value: unknown): string | null {
  return value === undefined || value === null || typeof value === 'boolean' ? null : asText(value);
}

/** The first text of an input for a `defaultValue` of any type. */
export function inputText(value: unknown): string {
  return value === undefined || value === null ? '' : asText(value);
}
