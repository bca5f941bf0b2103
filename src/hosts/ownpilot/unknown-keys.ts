// Finds members that OwnPilot does not read, and the member that each was probably meant to be.

import type { SourceDocument, Finding, Fix } from '../../model/finding.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { join } from '../../lang/json/pointer.ts';
import { add, objectAt, rename, type DefinedRule, type Misnamed } from '../kit/rule.ts';
import type { JsonObject } from './shape.ts';

/** Enough for any manifest; keeps objects with thousands of members cheap. */
const MAX_KEYS = 200;

/** Words that authors use for a member and that are not spelled like it. */
const ALIASES: Readonly<Record<string, string>> = {
  title: 'name',
  identifier: 'id',
  summary: 'description',
  desc: 'description',
  homepage: 'docs',
  documentation: 'docs',
  prompt: 'system_prompt',
  services: 'required_services',
  inputSchema: 'parameters',
  input_schema: 'parameters',
  schema: 'parameters',
  javascript: 'code',
  script: 'code',
  label: 'display_name',
  fields: 'config_schema',
  config: 'config_schema',
  key: 'name',
  help: 'description',
  kind: 'type',
  event: 'eventType',
};

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
  const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  return alias !== undefined && free.includes(alias) ? alias : didYouMean(key, free);
}

/** True for `$schema` and for the names that people use for comments in JSON. */
function isNote(key: string): boolean {
  return key === '$schema' || key === '$comment' || key.startsWith('//') || key.startsWith('_');
}
