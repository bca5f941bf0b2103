// Lists the members of metadata and parameters, and other names that authors write for them.

import { isObject, member } from '../../model/guards.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { inverted } from '../kit/words.ts';

export type Level = 'tool' | 'parameter';

/** The members of each kind (llm_tool_plugin.py:7-19). */
export const MEMBERS: Readonly<Record<Level, readonly string[]>> = {
  tool: ['name', 'displayName', 'description', 'displayDescription', 'parameters'],
  parameter: ['type', 'description', 'displayDescription', 'required'],
};

/** Keywords of JSON Schema that authors write in a parameter; the conversion drops them (llm_tool_plugin.py:41). */
export const SCHEMA_WORDS: ReadonlySet<string> = new Set(
  (
    'enum const default items properties additionalProperties minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minLength maxLength pattern format minItems maxItems uniqueItems minProperties maxProperties ' +
    'anyOf oneOf allOf not nullable examples title $ref'
  ).split(' '),
);

/** The types of JSON Schema, which models know. RAGFlow itself checks no type. */
export const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

const ALIASES: Readonly<Record<Level, ReadonlyMap<string, string>>> = {
  tool: inverted({
    name: ['id'],
    displayName: ['title', 'label'],
    description: ['summary'],
    parameters: ['inputSchema', 'input_schema', 'params', 'arguments'],
  }),
  parameter: inverted({
    description: ['desc', 'help'],
    displayDescription: ['label', 'displayName'],
    required: ['mandatory'],
  }),
};

/** The member that was probably meant by an unknown one; undefined where none is near. */
export function intended(level: Level, key: string): string | undefined {
  return ALIASES[level].get(key) ?? didYouMean(key, MEMBERS[level]);
}

/** True for a JSON schema in place of named parameters. The conversion ends with an exception on any of them. */
export function isJsonSchema(parameters: Record<string, unknown>): boolean {
  const properties = member(parameters, 'properties');
  if (!isObject(properties)) return false;
  return (
    typeof member(parameters, 'type') === 'string' ||
    Array.isArray(member(parameters, 'required')) ||
    (Object.values(properties).some(isObject) &&
      !MEMBERS.parameter.some((key) => Object.hasOwn(properties, key)))
  );
}
