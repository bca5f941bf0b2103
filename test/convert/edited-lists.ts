// Edits of a conversion's output as a person makes them: an element or a named member is deleted, added, renamed or moved.

import { isObject } from '../../src/model/guards.ts';
import type { Converted } from '../../src/pipeline/convert/convert.ts';
import type { Printed } from '../../src/pipeline/convert/print.ts';
import { join, parent, split, valueAt } from '../../src/text/pointer.ts';

export const OPERATIONS = ['delete', 'insert', 'rename', 'reorder'] as const;

/** A list or an object, and one of its elements. */
export interface Edit {
  readonly operation: (typeof OPERATIONS)[number];
  readonly file: string;
  readonly pointer: string;
  /** The name of the element. */
  readonly id: string;
  readonly fresh: string;
}

function nameOf(value: unknown): string | undefined {
  const name = isObject(value) ? (value['name'] ?? valueAt(value, '/function/name')) : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The output with the edit: in every list and object of the same tool, or outside of all, that names the element. */
export function edited(there: Converted, edit: Edit): Converted {
  const files = there.files.map((file): Printed => {
    if (file.path !== edit.file) return file;
    const value = edit.operation === 'reorder' ? reversed(file.value, edit) : visited(file.value, '', edit);
    const text = file.reprint ? file.reprint(value) : `${JSON.stringify(value, null, 2)}\n`;
    return { ...file, value, text };
  });
  return { ...there, files };
}

function reversed(root: unknown, { pointer }: Edit): unknown {
  const change = (here: unknown, path: readonly string[]): unknown => {
    const [key, ...rest] = path;
    if (key === undefined) {
      return Array.isArray(here)
        ? here.toReversed()
        : Object.fromEntries(Object.entries(here as object).reverse());
    }
    const copy: Record<string, unknown> | unknown[] = Array.isArray(here)
      ? [...(here as unknown[])]
      : { ...(here as Record<string, unknown>) };
    (copy as Record<string, unknown>)[key] = change((here as Record<string, unknown>)[key], rest);
    return copy;
  };
  return change(root, split(pointer));
}

/** The pointer of the tool around a place, '' where there is none. */
function scopeOf(root: unknown, pointer: string): string {
  for (let at = pointer; at !== ''; at = parent(at)) {
    if (at !== pointer && nameOf(valueAt(root, at)) !== undefined) return at;
    if (/^\/tools\/[^/]+$/.test(at)) return at;
  }
  return '';
}

function visited(root: unknown, start: string, edit: Edit): unknown {
  const scope = scopeOf(root, edit.pointer);
  const change = (here: unknown, pointer: string): unknown => {
    if (typeof here !== 'object' || here === null) return here;
    const inScope = pointer.startsWith(scope) && (scope !== '' || scopeOf(root, pointer) === '');
    const isPlace = pointer === edit.pointer;
    if (Array.isArray(here)) {
      const list = here.map((one, i) => change(one, join(pointer, i)));
      if (!inScope && !isPlace) return list;
      const isNames = list.every((one) => typeof one === 'string');
      const isHere = isPlace || (isNames && /required/i.test(pointer));
      return isHere ? editedList(list, edit, isPlace) : list;
    }
    const entries = Object.entries(here).map(
      ([key, held]) => [key, change(held, join(pointer, key))] as const,
    );
    const isTwin = inScope && pointer.split('/').length === edit.pointer.split('/').length;
    const isNamed = isTwin && edit.id in here && isObject((here as Record<string, unknown>)[edit.id]);
    return Object.fromEntries(isPlace || isNamed ? editedMembers(entries, edit) : entries);
  };
  return change(root, start);
}

function editedList(list: readonly unknown[], { operation, id, fresh }: Edit, isPlace: boolean): unknown[] {
  return list.flatMap((one) => {
    if (one !== id && nameOf(one) !== id) return [one];
    if (operation === 'delete') return [];
    if (operation === 'rename') return [renamed(one, fresh)];
    return isPlace ? [renamed(one, fresh), one] : [one];
  });
}

function editedMembers(
  entries: readonly (readonly [string, unknown])[],
  { operation, id, fresh }: Edit,
): (readonly [string, unknown])[] {
  return entries.flatMap(([key, held]): (readonly [string, unknown])[] => {
    if (key !== id) return [[key, held]];
    if (operation === 'delete') return [];
    return operation === 'rename'
      ? [[fresh, held]]
      : [
          [fresh, held],
          [key, held],
        ];
  });
}

function renamed(element: unknown, name: string): unknown {
  if (!isObject(element)) return name;
  const { function: inner } = element;
  if (nameOf(element) !== undefined && typeof element['name'] !== 'string' && isObject(inner)) {
    return { ...element, function: { ...inner, name } };
  }
  return { ...element, name };
}
