// Checks how many examples there are, and whether a model can learn the right call from them.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import type { Member } from '../../../model/language.ts';
import { didYouMean, editDistance } from '../../../lang/text/did-you-mean.ts';
import { hasType } from '../../kit/types.ts';
import type { SchemaRules } from '../official-schema.ts';
import { examples, params, type ManifestEntry } from '../parts.ts';
import { readCall, argumentRanges } from './example-call.ts';
import * as rules from './rules.ts';

/** The rules for what the official schema asks of `examples`. */
export const exampleSchema: SchemaRules = {
  properties: {
    examples: {
      type: rules.examplesType,
      each: {
        type: (item) => (item === null ? rules.exampleNull : rules.exampleItem),
        required: { prompt: rules.examplePromptMissing, call: rules.exampleCallMissing },
        additional: rules.exampleUnknownKey,
        properties: {
          call: {
            type: (call) =>
              readCall(call).kind === 'throws' ? rules.exampleCallThrows : rules.exampleCallType,
          },
        },
      },
    },
  },
};

/** Among more parameters than this no similar name is looked for, because the search would take too long. */
const MAX_COMPARED = 64;

/** Findings about the number of examples and about the calls in them. */
export function checkExamples({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const list = member(value, 'examples');
  if (list === undefined) return [rules.examplesMissing.at('', 'key')];
  if (!Array.isArray(list)) return [];
  if (list.length === 0) return [rules.examplesMissing.at('/examples', 'value')];
  const types = new Map(params(value).map((param) => [param.key, member(param.value, 'type')]));
  const count =
    list.length > rules.MAX_EXAMPLES
      ? [rules.examplesMany.at('/examples', 'key', { count: list.length })]
      : [];
  return [...count, ...examples(value).flatMap((part) => checkCall(part, types))];
}

function checkCall(example: ManifestEntry, types: ReadonlyMap<string, unknown>): Finding[] {
  const call = member(example.value, 'call');
  if (typeof call !== 'string') return [];
  const pointer = `${example.pointer}/call`;
  const read = readCall(call);
  if (read.kind === 'throws' || read.kind === 'cannot-tell') return [];
  if (read.kind === 'lost') return [rules.exampleCallLost.at(pointer, 'value', { call })];
  const lenient = read.strict ? [] : [rules.exampleCallLenient.at(pointer, 'value')];
  if (!isObject(read.value)) {
    return [...lenient, rules.exampleCallNoObject.at(pointer, 'value', { found: typeName(read.value) })];
  }
  return [...lenient, ...checkArguments(read.value, types, pointer, read.strict ? call : undefined)];
}

function checkArguments(
  given: Record<string, unknown>,
  types: ReadonlyMap<string, unknown>,
  pointer: string,
  strictText: string | undefined,
): Finding[] {
  const ranges = strictText === undefined ? new Map<string, Member>() : argumentRanges(strictText);
  const free = types.size > MAX_COMPARED ? [] : [...types.keys()].filter((key) => !Object.hasOwn(given, key));
  return Object.entries(given).flatMap(([name, value]): Finding[] => {
    const range = ranges.get(name);
    if (!types.has(name)) {
      const meant = didYouMean(name, free) ?? lastLeft(name, free);
      const args = { name, meant, value: scalar(value) };
      return [rules.exampleCallUnknownParam.at(pointer, range?.keySpan ?? 'value', args)];
    }
    const type = types.get(name);
    if (typeof type !== 'string' || fits(value, type)) return [];
    const args = { name, type, found: typeName(value), value: scalar(value) };
    return [rules.exampleCallValueType.at(pointer, range?.value ?? 'value', args)];
  });
}

/** The only parameter that a call leaves out, where the name is halfway like it: `loafs` for `loaves`. */
function lastLeft(name: string, [only, ...others]: readonly string[]): string | undefined {
  const isAlike = only !== undefined && others.length === 0 && editDistance(name, only) * 2 <= name.length;
  return isAlike ? only : undefined;
}

/** A type that JSON Schema does not know fits any value, because another rule reports the type. */
function fits(value: unknown, type: string): boolean {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'integer':
      return hasType(value, type);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    default:
      return true;
  }
}

function scalar(value: unknown): unknown {
  return typeof value === 'object' ? null : value;
}
