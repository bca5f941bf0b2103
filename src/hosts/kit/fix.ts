// How hosts write fixes: as changes of values, which the pipeline turns into the least edits of the text.

import type { SourceDocument } from '../../model/document.ts';
import type { Pointer } from '../../model/finding.ts';
import { isObject } from '../../model/guards.ts';
import type { Change, ValueFix } from '../../model/host.ts';
import { join, last, parent, split, valueAt } from '../../text/pointer.ts';
import { quote } from './words.ts';

/** One fix of these changes; none where one of them cannot be made (null). */
export function fix(title: string, ...changes: readonly (Change | null)[]): ValueFix[] {
  const made = changes.filter((change) => change !== null);
  return made.length === changes.length ? [{ title, changes: made }] : [];
}

/** Writes a value over what is at the pointer; none where the value is not known (undefined). */
export function setTo(pointer: Pointer, value: unknown, title = `Change to ${quote(value, 50)}`): ValueFix[] {
  return value === undefined ? [] : fix(title, { op: 'set', pointer, value });
}

/** Adds a member that is missing; the object around it must be there. */
export function add(
  pointer: Pointer,
  value: unknown,
  title = `Add ${quote(last(pointer), 50)}: ${quote(value, 50)}`,
): ValueFix[] {
  return fix(title, { op: 'set', pointer, value });
}

/** Removes a member or an element of a list. */
export function remove(pointer: Pointer, what = named(pointer)): ValueFix[] {
  return fix(`Remove ${what}`, { op: 'remove', pointer });
}

function named(pointer: Pointer): string {
  const key = last(pointer);
  return /^\d+$/.test(key) ? 'this entry' : quote(key, 50);
}

/** Renames a member; none where the new name is unknown, the same, or taken by a neighbour. */
export function rename({ value }: SourceDocument, pointer: Pointer, key: string | undefined): ValueFix[] {
  const holder = valueAt(value, parent(pointer));
  if (key === undefined || !isObject(holder) || Object.hasOwn(holder, key)) return [];
  return fix(`Rename to ${quote(key, 50)}`, { op: 'rename', pointer, key });
}

/** Adds a missing member, first by renaming the neighbour that was probably meant to be it; none where no object is. */
export function addOrRename(
  document: SourceDocument,
  pointer: Pointer,
  value: unknown,
  isMeant: (key: string) => boolean,
): ValueFix[] {
  const holder = valueAt(document.value, parent(pointer));
  if (!isObject(holder)) return [];
  const meant = Object.keys(holder).find(isMeant);
  const renamed = meant === undefined ? [] : rename(document, join(parent(pointer), meant), last(pointer));
  return [...renamed, ...add(pointer, value)];
}

/** Sets a value and makes the objects on the way to it; null where another value is in the way. */
export function place({ value: root }: SourceDocument, pointer: Pointer, value: unknown): Change | null {
  let here = '';
  const keys = split(pointer);
  for (const [i, key] of keys.entries()) {
    const holder = valueAt(root, here);
    const next = join(here, key);
    const there = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key);
    if (!there && !isObject(holder)) return null;
    if (!there || i === keys.length - 1) {
      const rest = keys.slice(i + 1).reverse();
      return { op: 'set', pointer: next, value: rest.reduce((inner, name) => ({ [name]: inner }), value) };
    }
    here = next;
  }
  return null;
}

/** Adds an element to the list at the pointer, and makes the list where there is none; null where another value is. */
export function append(document: SourceDocument, pointer: Pointer, value: unknown): Change | null {
  const list = valueAt(document.value, pointer);
  if (list === undefined) return place(document, pointer, [value]);
  return Array.isArray(list) ? { op: 'set', pointer: join(pointer, list.length), value } : null;
}

/** The object at a pointer; an empty one where there is none. */
export function objectAt({ value }: SourceDocument, pointer: Pointer): Readonly<Record<string, unknown>> {
  const found = valueAt(value, pointer);
  return isObject(found) ? found : {};
}
