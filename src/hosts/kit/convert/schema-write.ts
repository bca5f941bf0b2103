// Writes a tool's parameters: as a JSON schema of an object, or for hosts that know only a few words of one.

import type { OutputTree, OutputMember, OutputNode } from '../../../model/output.ts';
import type { Parameter, Tool, SchemaWord } from '../../../model/plugin.ts';
import { approximate, invent, keep, keepOrReshape, named, reshape, together } from './output.ts';
import * as why from './reasons.ts';
import { textWord, word } from './schema-read.ts';

/** The whole schema, every word kept. */
export function schemaNode(tool: Tool): OutputTree {
  const frame = tool.frame.filter(([keyword]) => !['type', 'properties', 'required'].includes(keyword));
  const empty = word(tool.frame, 'required');
  return {
    type: keepType(tool),
    ...Object.fromEntries(frame.map(([keyword, value]) => [keyword, keep(value)])),
    properties:
      tool.parameters.length > 0
        ? named(tool.parameters.map((one) => parameterNode(one)))
        : (keep(word(tool.frame, 'properties')) ?? invent({}, why.DEMANDED)),
    required: requiredList(tool) ?? keep(empty),
  };
}

function keepType(tool: Tool): OutputTree {
  const type = word(tool.frame, 'type');
  if (type === undefined) return invent('object', why.DEMANDED);
  return type.value === 'object' ? keep(type) : approximate(type, 'object', why.NEAREST_TYPE);
}

function parameterNode({ name, words }: Parameter): OutputMember {
  return { name: memberName(name), node: wordsNode(words) };
}

/** A member's name that is a value in the source, or was one there. */
export function memberName(name: Parameter['name']): OutputNode {
  return name.key ? keep(name) : reshape(name, name.value, why.NAME_MEMBER);
}

/** Every keyword with its value as it is. */
export function wordsNode(words: readonly SchemaWord[]): OutputTree {
  return Object.fromEntries(words.map(([keyword, value]) => [keyword, keep(value)]));
}

function requiredList(tool: Tool): OutputTree[] | undefined {
  const list = tool.parameters
    .filter(({ required }) => required)
    .map(({ name, requiredBy }) =>
      requiredBy
        ? keepOrReshape(requiredBy, name.value, why.REQUIRED_LIST)
        : invent(name.value, why.DEMANDED),
    );
  return list.length > 0 ? list : undefined;
}

/** Parameters that a flag calls optional, for targets where saying nothing says the same. */
export function impliedFlags({ parameters }: Tool): OutputNode[] {
  return parameters.flatMap(({ required, requiredBy }) =>
    !required && requiredBy ? [reshape(requiredBy, undefined, why.REQUIRED_LIST)] : [],
  );
}

/** The flag of one parameter, for targets that have one. */
export function requiredFlag({ required, requiredBy }: Parameter): OutputNode {
  if (!requiredBy) return invent(required, why.NOT_REQUIRED);
  return keepOrReshape(requiredBy, required, why.REQUIRED_FLAG);
}

/** Type words that say nothing about the type become what the target makes of them. */
export function typeNode(words: readonly SchemaWord[], known: readonly string[]): OutputNode {
  const type = word(words, 'type');
  if (!type) return invent('string', why.DEMANDED);
  if (typeof type.value === 'string' && known.includes(type.value)) return keep(type);
  return approximate(type, nearest(type.value, known), why.NEAREST_TYPE);
}

function nearest(type: unknown, known: readonly string[]): string {
  const first: unknown = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (typeof first === 'string' && known.includes(first)) return first;
  return first === 'integer' && known.includes('number') ? 'number' : 'string';
}

/** Keywords that a description can express. */
const DESCRIBABLE = ['enum', 'default', 'minimum', 'maximum', 'format', 'pattern', 'items'];

/**
 * The description of a parameter, with what the target has no members for in words behind it. `has` lists the
 * words of the schema that it has, with `required` if it can say that.
 */
export function describedParameter(parameter: Parameter, has: readonly string[]): OutputNode {
  const { name, words, required, requiredBy } = parameter;
  const own = textWord(words, 'description');
  const wanted =
    required && requiredBy && !has.includes('required')
      ? [{ phrase: 'required', node: approximate(requiredBy, undefined, why.IN_WORDS) }]
      : [];
  const added = words.flatMap(([keyword, value]) => {
    const phrase =
      has.includes(keyword) || !DESCRIBABLE.includes(keyword) ? null : inWords(keyword, value.value);
    return phrase === null ? [] : [{ phrase, node: approximate(value, undefined, why.IN_WORDS) }];
  });
  added.unshift(...wanted);
  const base = own?.value ?? name.value;
  const text = added.length === 0 ? base : `${base} (${added.map(({ phrase }) => phrase).join('; ')})`;
  const node = own ? keepOrReshape(own, text, why.LONGER_DESCRIPTION) : reshape(name, text, why.FROM_NAME);
  return together(
    node,
    added.map(({ node }) => node),
  );
}

function inWords(keyword: string, value: unknown): string | null {
  if (keyword === 'enum') {
    return Array.isArray(value) && value.length > 0 ? `one of: ${value.map(plain).join(', ')}` : null;
  }
  if (keyword === 'items') {
    const type = (value as { type?: unknown } | null)?.type;
    return typeof type === 'string' ? `a list of values of type ${type}` : null;
  }
  const label = {
    default: 'default',
    minimum: 'at least',
    maximum: 'at most',
    pattern: 'pattern',
    format: 'format',
  };
  const scalar = typeof value !== 'object' && value !== undefined && value !== '';
  return scalar ? `${label[keyword as keyof typeof label]} ${plain(value)}` : null;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
