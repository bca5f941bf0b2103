// How React, in which the settings page is written, turns JSON values into text, attributes and input values.

import { isObject } from '../../../model/guards.ts';
import { asText } from '../hub-id/hub-id.ts';

/** The exception for an object between tags; `keys` as React joins them. */
function notAChild(value: object): string {
  const keys = Object.keys(value).join(', ');
  return `Objects are not valid as a React child (found: object with keys {${keys}}). If you meant to render a collection of children, use an array instead.`;
}

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
export function childDeath(value: unknown): string | null {
  if (isObject(value)) return notAChild(value);
  if (!Array.isArray(value)) return null;
  const own = value.find(isObject);
  return own ? notAChild(own) : (value.map(childDeath).findLast((death) => death !== null) ?? null);
}

/** An attribute's text; null where React leaves the attribute out. */
export function attributeText(value: unknown): string | null {
  return value === undefined || value === null || typeof value === 'boolean' ? null : asText(value);
}

/** What an input starts with for a `defaultValue` of any type. */
export function inputText(value: unknown): string {
  return value === undefined || value === null ? '' : asText(value);
}
