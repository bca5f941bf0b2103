// Reads a tool's parameters where they are a JSON schema of an object.

import { isObject } from '../../model/guards.ts';
import type { Parameter, Sourced, Tool, SchemaWord } from '../../model/plugin.ts';
import { join } from '../../lang/json/pointer.ts';
import type { Reader } from '../values/reader.ts';

/** A parameter whose schema is `true` may be anything. Others that are not an object are left out: there is nothing to say. */
export function schemaTool(schema: Reader): Pick<Tool, 'parameters' | 'frame'> {
  const listed = new Map<string, Sourced<string>>();
  for (const item of schema.at('required').texts()) listed.set(item.value, item);
  const properties = schema.at('properties');
  const parameters = properties.members().flatMap(({ key, here }): Parameter[] => {
    if (here.value !== true && !isObject(here.value)) return [];
    const requiredBy = listed.get(key.value);
    return [{ name: key, words: wordsOf(here), required: requiredBy !== undefined, requiredBy }];
  });
  const empty = isObject(properties.value) && Object.keys(properties.value).length === 0;
  const frame = wordsOf(schema).filter(([keyword, { value }]) => {
    if (keyword === 'properties') return empty;
    return keyword !== 'required' || (Array.isArray(value) && value.length === 0);
  });
  return { parameters, frame };
}

/** Every member of a schema; `without` are read elsewhere. */
export function wordsOf(schema: Reader, without: readonly string[] = []): SchemaWord[] {
  return schema.members().flatMap(({ key, here }): SchemaWord[] => {
    const value = here.any();
    return value && !without.includes(key.value) ? [[key.value, value]] : [];
  });
}

/** The members of an object or a list, each with its own place; [] for any other value. */
export function wordsIn({ value, file, pointer }: Sourced): SchemaWord[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, held]: [string, unknown]) => [
    key,
    { value: held, file, pointer: join(pointer, key) },
  ]);
}

/** The value of a keyword; undefined where the schema does not have it. */
export function word(words: readonly SchemaWord[], keyword: string): Sourced | undefined {
  return words.find(([name]) => name === keyword)?.[1];
}

/** The word's value where it is a text that is not empty. */
export function textWord(words: readonly SchemaWord[], keyword: string): Sourced<string> | undefined {
  const found = word(words, keyword);
  return typeof found?.value === 'string' && found.value !== '' ? (found as Sourced<string>) : undefined;
}
