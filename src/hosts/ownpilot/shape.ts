// Reads parts of a manifest that may have any type.

import { isObject, member } from '../../model/guards.ts';
import { join } from '../../lang/json/pointer.ts';

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

/** An object in a list of the manifest; `pointer` and `index` are its place, other elements counted too. */
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

/** The tools of a manifest that are objects; the rest of the list is skipped. */
export function toolsOf(manifest: unknown): ListItem[] {
  return listItems(member(manifest, 'tools'), '/tools');
}

/** The names of all tools that have one, repeated names included. */
export function toolNames(manifest: unknown): string[] {
  return toolsOf(manifest).flatMap(({ value }) => {
    const name = member(value, 'name');
    return isText(name) ? [name] : [];
  });
}

/** True for a string that is not empty, which is all that OwnPilot's validators ask of a required text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** True for what OwnPilot's validators accept as an object, `typeof value === 'object'`: lists too. */
export function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Turns a map of objects into a list; the key becomes the member `name`. Other values are left out. */
export function listOfMap(map: JsonObject): JsonObject[] {
  return Object.entries(map).flatMap(([name, value]) => (isObject(value) ? [{ name, ...value }] : []));
}

/** The text that a template literal makes of a JSON value; never throws. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? '[object Object]'
    : String(value);
}
