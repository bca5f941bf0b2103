// Builds fixes as changes of values; `lang/json` turns them into minimal edits of the text.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding, Pointer, Change, Fix } from '../../model/finding.ts';
import { isObject } from '../../model/guards.ts';
import { join, last, parent, split, valueAt } from '../../lang/json/pointer.ts';
import { asType } from './types.ts';
import { quote } from './words.ts';

/** One fix with these changes; [] where one of them is null, because it cannot be made. */
export function fix(title: string, ...changes: readonly (Change | null)[]): Fix[] {
  const made = changes.filter((change) => change !== null);
  return made.length === changes.length ? [{ title, changes: made }] : [];
}

/** A fix that writes over the value at the pointer; [] where the new value is not known (undefined). */
export function setTo(pointer: Pointer, value: unknown, title = `Change to ${quote(value, 50)}`): Fix[] {
  return value === undefined ? [] : fix(title, { op: 'set', pointer, value });
}

/** A fix that adds a missing member; the object around it must exist. */
export function add(
  pointer: Pointer,
  value: unknown,
  title = `Add ${quote(last(pointer), 50)}: ${quote(value, 50)}`,
): Fix[] {
  return fix(title, { op: 'set', pointer, value });
}

/** A fix that removes a member of an object or an element of a list. */
export function remove(pointer: Pointer, what = named(pointer)): Fix[] {
  return fix(`Remove ${what}`, { op: 'remove', pointer });
}

function named(pointer: Pointer): string {
  const key = last(pointer);
  return /^\d+$/.test(key) ? 'this entry' : quote(key, 50);
}

/** Fixes for a value that should be text: the same as text, where it is a number or so, or without it. */
export function asText({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  return [...setTo(pointer, asType(valueAt(value, pointer), 'string')), ...remove(pointer)];
}

/** A fix that renames a member; [] where the new name is unknown (undefined), the same, or in use. */
export function rename({ value }: SourceDocument, pointer: Pointer, key: string | undefined): Fix[] {
  const holder = valueAt(value, parent(pointer));
  if (key === undefined || !isObject(holder) || Object.hasOwn(holder, key)) return [];
  return fix(`Rename to ${quote(key, 50)}`, { op: 'rename', pointer, key });
}

/** A fix that gives the manifest another path; [] where that is the one that it has, or not known (undefined). */
export function moveTo({ path: now }: SourceDocument, path: string | undefined): Fix[] {
  if (path === undefined || path === now) return [];
  return [{ title: `Rename to ${quote(path, 80)}`, changes: [], path }];
}

/** Fixes for a missing member: rename the neighbour that `isMeant` picks, or add it; [] where its parent is not an object. */
export function addOrRename(
  document: SourceDocument,
  pointer: Pointer,
  value: unknown,
  isMeant: (key: string) => boolean,
): Fix[] {
  const holder = valueAt(document.value, parent(pointer));
  if (!isObject(holder)) return [];
  const meant = Object.keys(holder).find(isMeant);
  const renamed = meant === undefined ? [] : rename(document, join(parent(pointer), meant), last(pointer));
  return [...renamed, ...add(pointer, value)];
}

/** The change that sets a value and creates the objects above it; null where one of those is another value. */
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

/** The change that adds an element to the list at the pointer or creates it; null where that is not a list. */
export function append(document: SourceDocument, pointer: Pointer, value: unknown): Change | null {
  const list = valueAt(document.value, pointer);
  if (list === undefined) return place(document, pointer, [value]);
  return Array.isArray(list) ? { op: 'set', pointer: join(pointer, list.length), value } : null;
}

/** The object at a pointer; {} where there is none. */
export function objectAt({ value }: SourceDocument, pointer: Pointer): Readonly<Record<string, unknown>> {
  const found = valueAt(value, pointer);
  return isObject(found) ? found : {};
}
