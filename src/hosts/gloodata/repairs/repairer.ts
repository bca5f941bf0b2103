// The kinds of repair that the others are made of.

import type { Finding, Pointer } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { isObject } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { intended, isUnknown, type Level } from '../members.ts';

/** Repairs of one code, best first; `value` is the document's value that the finding was made on. */
export type Repairer = (finding: Finding, value: unknown) => readonly ValueFix[];

export function set(title: string, pointer: Pointer, value: unknown): ValueFix {
  return { title, changes: [{ op: 'set', pointer, value }] };
}

export function remove(pointer: Pointer, name: unknown): ValueFix {
  return { title: `Remove ${short(name)}`, changes: [{ op: 'remove', pointer }] };
}

/** [] where the object has such a member already. */
export function rename(pointer: Pointer, key: string, value: unknown): ValueFix[] {
  const holder = valueAt(value, parent(pointer));
  if (!isObject(holder) || Object.hasOwn(holder, key)) return [];
  const title = `Rename ${short(last(pointer))} to ${short(key)}`;
  return [{ title, changes: [{ op: 'rename', pointer, key }] }];
}

/** Adds a missing member, or renames the unknown one that was probably meant to be it. */
export function add(
  level: Level,
  pointer: Pointer,
  key: string,
  content: unknown,
  value: unknown,
): ValueFix[] {
  const holder = valueAt(value, pointer);
  if (!isObject(holder)) return [];
  const meant = Object.keys(holder).find((k) => isUnknown(level, k) && intended(level, k) === key);
  return [
    ...(meant === undefined ? [] : rename(join(pointer, meant), key, value)),
    set(`Add ${short(key)}: ${short(content)}`, join(pointer, key), content),
  ];
}

/** JSON as a title quotes it. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
