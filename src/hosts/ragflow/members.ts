// Which members the metadata of a tool and its parameters have, and what other words for them mean.

import { isObject, member } from '../../model/guards.ts';
import { didYouMean } from '../../text/did-you-mean.ts';

export type Level = 'tool' | 'parameter';

export const MEMBERS: Readonly<Record<Level, readonly string[]>> = {
  tool: ['name', 'displayName', 'description', 'displayDescription', 'parameters'],
  parameter: ['type', 'description', 'displayDescription', 'required'],
};

/** Words of JSON Schema that authors put into a parameter; the host's conversion keeps none of them. */
export const SCHEMA_WORDS: ReadonlySet<string> = new Set(
  (
    'enum const default items properties additionalProperties minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minLength maxLength pattern format minItems maxItems uniqueItems minProperties maxProperties ' +
    'anyOf oneOf allOf not nullable examples title $ref'
  ).split(' '),
);

/** The types that models know, since they are the types of JSON Schema. */
export const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

const ALIASES: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  tool: {
    id: 'name',
    title: 'displayName',
    label: 'displayName',
    summary: 'description',
    inputSchema: 'parameters',
    input_schema: 'parameters',
    params: 'parameters',
    arguments: 'parameters',
  },
  parameter: {
    desc: 'description',
    help: 'description',
    label: 'displayDescription',
    displayName: 'displayDescription',
    mandatory: 'required',
  },
};

/** The member that an unknown one was probably meant to be; undefined where nothing is near. */
export function intended(level: Level, key: string): string | undefined {
  if (Object.hasOwn(ALIASES[level], key)) return ALIASES[level][key];
  return didYouMean(key, MEMBERS[level]);
}

/** A JSON schema in place of named parameters: whatever the rest is, converting it raises an exception. */
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
