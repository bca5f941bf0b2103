// How React, in which the settings page is written, turns JSON values into text, attributes and input values.

import { isObject } from '../../../model/guards.ts';
import { childError } from '../../kit/react-page.ts';
import { asText } from '../hub-id/hub-id.ts';

/** What stands between tags: nothing for null, true and false, lists one after the other; an object shows as ''. */
export function childText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(childText).join('') : '';
}

/**
 * Message of the exception that this value between tags ends with, null where it can be shown. A list comes upon its
 * own objects first; lists inside it are made one after the other, and the last exception stays.
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

/** What an input starts with for a `defaultValue` of any type. */
export function inputText(value: unknown): string {
  return value === undefined || value === null ? '' : asText(value);
}
