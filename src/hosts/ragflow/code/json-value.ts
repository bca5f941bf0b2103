// Values of Python as JSON, where all of them is known.

import type { PythonValue } from '../../../lang/python/value.ts';

/**
 * The value as JavaScript holds JSON, a tuple as a list; undefined where a part of it is not known, or where JSON has
 * no such value: sets, keys that are not texts, infinite numbers.
 */
export function jsonOf(value: PythonValue): unknown {
  if (value.kind === 'none') return null;
  if ('value' in value)
    return value.kind === 'float' && !Number.isFinite(value.value) ? undefined : value.value;
  if (value.kind === 'list' || value.kind === 'tuple') {
    const items = value.items.map(jsonOf);
    return items.includes(undefined) ? undefined : items;
  }
  if (value.kind !== 'dict' || value.open) return undefined;
  const members = value.entries.flatMap(({ key, value }) => {
    const held = jsonOf(value);
    return key.kind === 'str' && held !== undefined ? [[key.value, held] as const] : [];
  });
  return members.length < value.entries.length ? undefined : Object.fromEntries(members);
}
