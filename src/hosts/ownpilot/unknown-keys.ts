// Finds members that OwnPilot does not read, and the member that each was probably meant to be.

import type { SourceDocument, Finding, Fix } from '../../model/finding.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { join } from '../../lang/json/pointer.ts';
import { add, objectAt, rename, type DefinedRule, type Misnamed } from '../kit/rule.ts';
import { inverted } from '../kit/words.ts';
import type { JsonObject } from './shape.ts';

/** Enough for any manifest; keeps objects with thousands of members cheap. */
const MAX_KEYS = 200;

/** Words that authors use for a member and that are not spelled like it. */
const ALIASES = inverted({
  name: ['title', 'key'],
  id: ['identifier'],
  description: ['summary', 'desc', 'help'],
  docs: ['homepage', 'documentation'],
  system_prompt: ['prompt'],
  required_services: ['services'],
  parameters: ['inputSchema', 'input_schema', 'schema'],
  code: ['javascript', 'script'],
  display_name: ['label'],
  config_schema: ['fields', 'config'],
  type: ['kind'],
  eventType: ['event'],
});

/**
 * One finding per member that is not in `known` or `silent` and is not a comment; each known member is
 * suggested once. None where the one that was meant is `required`: that it is missing is the same fault.
 */
export function unknownKeys(
  rule: DefinedRule<Misnamed>,
  object: JsonObject,
  pointer: string,
  known: readonly string[],
  silent: readonly string[] = [],
  required: readonly string[] = [],
): Finding[] {
  const given = new Set<string>();
  return Object.keys(object)
    .filter((key) => !known.includes(key) && !silent.includes(key) && !isNote(key))
    .flatMap((key) => {
      const near = meantKey(object, key, known);
      const meant = near === undefined || given.has(near) ? undefined : near;
      if (meant !== undefined) given.add(meant);
      return meant !== undefined && required.includes(meant)
        ? []
        : [rule.at(join(pointer, key), 'key', { key, meant })];
    });
}

/** Adds the member `key` to the object at a pointer; a misspelt one that was meant for it is renamed first. */
export function renameOrAdd(
  document: SourceDocument,
  pointer: string,
  key: string,
  known: readonly string[],
  value: unknown,
): Fix[] {
  const misnamed = keyMeantFor(objectAt(document, pointer), key, known);
  const renamed = misnamed === undefined ? [] : rename(document, join(pointer, misnamed), key);
  return [...renamed, ...add(join(pointer, key), value)];
}

/** The name of the member that was probably meant to be `wanted`; undefined where there is none. */
export function keyMeantFor(
  object: JsonObject,
  wanted: string,
  known: readonly string[],
): string | undefined {
  return Object.keys(object)
    .slice(0, MAX_KEYS)
    .find((key) => !known.includes(key) && !isNote(key) && meantKey(object, key, known) === wanted);
}

/**
 * The known member, not in the object yet, that a name was probably meant to be; undefined where none is
 * similar.
 */
function meantKey(object: JsonObject, key: string, known: readonly string[]): string | undefined {
  const free = known.filter((candidate) => !Object.hasOwn(object, candidate));
  const alias = ALIASES.get(key);
  return alias !== undefined && free.includes(alias) ? alias : didYouMean(key, free);
}

/** True for `$schema` and for the names that people use for comments in JSON. */
function isNote(key: string): boolean {
  return key === '$schema' || key === '$comment' || key.startsWith('//') || key.startsWith('_');
}
