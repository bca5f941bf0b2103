// Safe ways into a manifest whose parts may be anything.

import { isObject, member } from '../../model/guards.ts';
import { join } from '../../text/pointer.ts';

/** Members of the manifest that the guide describes. */
export const ROOT_KEYS: readonly string[] = [
  'id',
  'name',
  'version',
  'description',
  'tools',
  'category',
  'icon',
  'author',
  'tags',
  'keywords',
  'docs',
  'system_prompt',
  'required_services',
  'triggers',
];

export type JsonObject = Record<string, unknown>;

/** An object inside a list of the manifest, with its pointer and index. */
export interface ListItem {
  readonly pointer: string;
  readonly index: number;
  readonly value: JsonObject;
}

/** The elements of a list, [] for anything else. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The elements of a list that are objects. */
export function listItems(list: unknown, pointer: string): ListItem[] {
  return elements(list).flatMap((value, index) =>
    isObject(value) ? [{ pointer: join(pointer, index), index, value }] : [],
  );
}

/** The tools of a manifest that are objects. */
export function toolsOf(manifest: unknown): ListItem[] {
  return listItems(member(manifest, 'tools'), '/tools');
}

/** The names of all tools that have one. */
export function toolNames(manifest: unknown): string[] {
  return toolsOf(manifest).flatMap(({ value }) => {
    const name = member(value, 'name');
    return isText(name) ? [name] : [];
  });
}

/** What OwnPilot's validators want of a required text: a string that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A list of objects from a map: the key becomes the member `name`. */
export function listOfMap(map: JsonObject): JsonObject[] {
  return Object.entries(map).flatMap(([name, value]) => (isObject(value) ? [{ name, ...value }] : []));
}

/** What a template literal makes of a JSON value. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? '[object Object]'
    : String(value);
}
