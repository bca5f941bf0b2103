// Rules on the examples: how many there are, and whether a model can learn the right call from them.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Place } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { strictOutline, type Member } from '../../../text/outline.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { readCall } from './example-call.ts';
import { examples, params, type Part } from '../parts.ts';

/** The documentation advises one to three. */
const MOST = 3;

/** Among more parameters nobody looks for a likely name. */
const MOST_COMPARED = 64;

export function checkExamples({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const list = member(value, 'examples');
  if (list === undefined || (Array.isArray(list) && list.length === 0)) {
    const there = list !== undefined;
    return [
      {
        code: 'anythingllm/examples-missing',
        pointer: there ? '/examples' : '',
        at: there ? 'value' : 'key',
      },
    ];
  }
  if (!Array.isArray(list)) return [];
  const types = new Map(params(value).map((param) => [param.key, member(param.value, 'type')]));
  const count: Finding[] =
    list.length > MOST
      ? [{ code: 'anythingllm/examples-many', pointer: '/examples', at: 'key', args: { count: list.length } }]
      : [];
  return [...count, ...examples(value).flatMap((part) => checkCall(part, types))];
}

function checkCall(example: Part, types: ReadonlyMap<string, unknown>): Finding[] {
  const call = member(example.value, 'call');
  if (typeof call !== 'string') return [];
  const at = { pointer: `${example.pointer}/call`, at: 'value' } as const;
  const read = readCall(call);
  if (read.kind === 'throws' || read.kind === 'cannot-tell') return [];
  if (read.kind === 'lost') return [{ ...at, code: 'anythingllm/example-call-lost', args: { call } }];
  const lenient: Finding[] = read.strict ? [] : [{ ...at, code: 'anythingllm/example-call-lenient' }];
  if (!isObject(read.value)) {
    return [
      ...lenient,
      { ...at, code: 'anythingllm/example-call-no-object', args: { found: typeName(read.value) } },
    ];
  }
  return [...lenient, ...checkArguments(read.value, types, at.pointer, read.strict ? call : undefined)];
}

function checkArguments(
  given: Record<string, unknown>,
  types: ReadonlyMap<string, unknown>,
  pointer: string,
  strictText: string | undefined,
): Finding[] {
  const spots = strictText === undefined ? new Map<string, Member>() : spotsOf(strictText);
  const free =
    types.size > MOST_COMPARED ? [] : [...types.keys()].filter((key) => !Object.hasOwn(given, key));
  return Object.entries(given).flatMap(([name, value]): Finding[] => {
    const spot = spots.get(name);
    if (!types.has(name)) {
      const meant = didYouMean(name, free);
      const args = { name, ...(meant === undefined ? {} : { meant }), value: scalar(value) };
      return [
        { code: 'anythingllm/example-call-unknown-param', pointer, at: spot?.keySpan ?? 'value', args },
      ];
    }
    const type = types.get(name);
    if (typeof type !== 'string' || fits(value, type)) return [];
    const at: Place = spot?.value ?? 'value';
    const args = { name, type, found: typeName(value), value: scalar(value) };
    return [{ code: 'anythingllm/example-call-value-type', pointer, at, args }];
  });
}

/** Where the call's members stand in its text; of duplicates the last, as for JSON.parse. */
export function spotsOf(call: string): Map<string, Member> {
  const outline = strictOutline(call);
  return new Map(outline.members(outline.root).map((m) => [m.key, m]));
}

/** Types that are no JSON Schema words fit anything: another rule speaks of them. */
function fits(value: unknown, type: string): boolean {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    case 'integer':
      return Number.isInteger(value);
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
