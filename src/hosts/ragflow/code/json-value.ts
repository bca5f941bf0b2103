// Values of Python as JSON, where all of them is known.

import type { PythonValue } from '../../../lang/python/value.ts';

/**
 * The value as JavaScript holds JSON, a tuple as a list; undefined where a part of it is not known, or where JSON has
 * no such value: sets, keys that are not texts, infinite numbers.
 */
export function jsonOf(value: PythonValue): unknown {
  switch (value.kind) {
    case 'none':
      return null;
    case 'float':
      return Number.isFinite(value.value) ? value.value : undefined;
    case 'bool':
    case 'int':
    case 'str':
      return value.value;
    case 'list':
    case 'tuple': {
      const items = value.items.map(jsonOf);
      return items.includes(undefined) ? undefined : items;
    }
    case 'dict': {
      if (value.open) return undefined;
      const members = value.entries.map(({ key, value }) => [key, jsonOf(value)] as const);
      const entries = members.flatMap(([key, held]) =>
        key.kind === 'str' && held !== undefined ? [[key.value, held] as const] : [],
      );
      return entries.length < members.length ? undefined : Object.fromEntries(entries);
    }
    case 'set':
    case 'unknown':
      return undefined;
  }
}
