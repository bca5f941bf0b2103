// What `%`, `format` and formatted texts make of known values.

import type { PythonValue } from './value.ts';

/** What `str` gives; null where that depends on more than the value. */
export function asText(value: PythonValue): string | null {
  if (value.kind === 'str') return value.value;
  if (value.kind === 'int') return String(value.value);
  if (value.kind === 'bool') return value.value ? 'True' : 'False';
  return value.kind === 'none' ? 'None' : null;
}

/** `template % value`; null where that cannot be known, or is an exception. */
export function percent(template: string, value: PythonValue): string | null {
  const values = value.kind === 'tuple' ? value.items : null;
  if (value.kind === 'unknown' || value.kind === 'list' || value.kind === 'set') return null;
  let next = 0;
  let sure = true;
  const text = template.replace(/%(?:\((\w+)\))?([^])?/g, (_, name?: string, letter?: string) => {
    if (letter === '%' && name === undefined) return '%';
    const found = name === undefined ? positional(next++) : value.kind === 'dict' ? named(value, name) : null;
    const known =
      found && (letter === 's' || (letter === 'd' && found.kind === 'int')) ? asText(found) : null;
    sure &&= known !== null;
    return known ?? '';
  });
  function positional(i: number): PythonValue | null {
    if (values) return values[i] ?? null;
    return i === 0 && value.kind !== 'dict' ? value : null;
  }
  // All values must be used, except those of a dict.
  const enough = value.kind === 'dict' || next === (values?.length ?? 1);
  return sure && enough ? text : null;
}

function named(dict: PythonValue & { kind: 'dict' }, name: string): PythonValue | null {
  if (dict.open) return null;
  const found = dict.entries.find(({ key }) => key.kind === 'str' && key.value === name);
  return found?.value ?? null;
}

/** `template.format(…)`; null where that cannot be known, or is an exception. */
export function formatted(
  template: string,
  values: readonly PythonValue[],
  keywords: ReadonlyMap<string, PythonValue>,
): string | null {
  let next = 0;
  let sure = true;
  let numbered = false;
  const text = template.replace(/\{\{|\}\}|\{([^{}]*)\}|[{}]/g, (all, field?: string) => {
    if (all === '{{') return '{';
    if (all === '}}') return '}';
    let value: PythonValue | undefined;
    if (field === '') value = values[next++];
    else if (field !== undefined && /^(?:0|[1-9]\d*)$/.test(field)) {
      numbered = true;
      value = values[Number(field)];
    } else if (field !== undefined && /^[a-z_]\w*$/i.test(field)) value = keywords.get(field);
    const known = value ? asText(value) : null;
    sure &&= known !== null;
    return known ?? '';
  });
  return sure && !(numbered && next > 0) ? text : null;
}
