// Reads a tool's parameters where they are a JSON schema of an object.

import { isObject } from '../../../model/guards.ts';
import type { Parameter, Taken, Tool, Word } from '../../../model/plugin.ts';
import type { Cursor } from './cursor.ts';

/** Parameters whose schema is no object are left out: nothing could be said about them. */
export function schemaTool(schema: Cursor): Pick<Tool, 'parameters' | 'frame'> {
  const listed = new Map<string, Taken>();
  for (const item of schema.at('required').texts()) listed.set(item.value, item);
  const properties = schema.at('properties');
  const parameters = properties.members().flatMap(({ key, here }): Parameter[] => {
    if (!isObject(here.value)) return [];
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
export function wordsOf(schema: Cursor, without: readonly string[] = []): Word[] {
  return schema.members().flatMap(({ key, here }): Word[] => {
    const value = here.any();
    return value && !without.includes(key.value) ? [[key.value, value]] : [];
  });
}

export function word(words: readonly Word[], keyword: string): Taken | undefined {
  return words.find(([name]) => name === keyword)?.[1];
}

/** The word's value where it is a text that is not empty. */
export function textWord(words: readonly Word[], keyword: string): Taken<string> | undefined {
  const found = word(words, keyword);
  return typeof found?.value === 'string' && found.value !== '' ? (found as Taken<string>) : undefined;
}
