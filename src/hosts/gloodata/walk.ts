// Finds the tools, fields and arguments of an info document with their pointers, in faulty documents too.

import type { Pointer } from '../../model/finding.ts';
import { isObject, member } from '../../model/guards.ts';
import { join } from '../../lang/json/pointer.ts';

export interface At<T> {
  readonly key: string;
  readonly value: T;
  readonly pointer: Pointer;
}

export type ObjectAt = At<Record<string, unknown>>;

/** The members of the object at a pointer; [] for anything that is not an object. */
export function membersOf(value: unknown, pointer: Pointer): At<unknown>[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, child]) => ({ key, value: child, pointer: join(pointer, key) }));
}

/** The members that are objects. */
export function objectsOf(members: readonly At<unknown>[]): ObjectAt[] {
  return members.filter((m): m is ObjectAt => isObject(m.value));
}

/** `tools`; `functions`, its name until November 2024 (ext-js-map-examples 3eeb9cc), where only that is there. */
export function toolsKey(value: unknown): 'tools' | 'functions' {
  const old = member(value, 'tools') === undefined && isObject(member(value, 'functions'));
  return old ? 'functions' : 'tools';
}

/** The tools that are objects; [] where there are none. */
export function toolsOf(value: unknown): ObjectAt[] {
  const key = toolsKey(value);
  return objectsOf(membersOf(member(value, key), join('', key)));
}

/** The members of a tool's `schema.fields`; their values may be anything. */
export function fieldsOf(tool: ObjectAt): At<unknown>[] {
  return membersOf(member(member(tool.value, 'schema'), 'fields'), join(tool.pointer, 'schema', 'fields'));
}

/** The members of a tool's `ui.args`; their values may be anything. */
export function argsOf(tool: ObjectAt): At<unknown>[] {
  return membersOf(member(member(tool.value, 'ui'), 'args'), join(tool.pointer, 'ui', 'args'));
}

/** The type of a field without the null of a pair: `["string", "null"]` is a string; undefined for anything else. */
export function baseType(type: unknown): string | undefined {
  if (typeof type === 'string') return type;
  return isNullPair(type) ? type.find((t) => t !== 'null') : undefined;
}

/** True for two types of which one is null, as glootil writes optional arguments. */
export function isNullPair(type: unknown): type is string[] {
  return (
    Array.isArray(type) &&
    type.length === 2 &&
    type.every((t) => typeof t === 'string') &&
    type.filter((t) => t === 'null').length === 1
  );
}
