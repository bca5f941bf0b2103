// Repairs of the entrypoint and its parameters.

import type { ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { quote } from '../words.ts';
import { add, change, remove, rename, repair, scalarText, type Repairers } from './repairer.ts';
import { renameOrRemove } from './setup-args.ts';

const EMPTY = { file: 'handler.js', params: {} };
const TYPES = ['string', 'number', 'boolean'];

/** What other languages and JSON Schema call the three types. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  int: 'number',
  integer: 'number',
  float: 'number',
  double: 'number',
  decimal: 'number',
  long: 'number',
  bool: 'boolean',
  flag: 'boolean',
};

/** Names for parameters that stand in an array, as other hosts and older manifests write them. */
const OTHER_PARAMS = ['parameters', 'inputs', 'input', 'arguments', 'args', 'properties'];

export const entrypointRepairs: Repairers = {
  'entrypoint-missing': (_, { value }) =>
    isObject(value) && Object.hasOwn(value, 'entrypoint')
      ? change('/entrypoint', EMPTY)
      : add('/entrypoint', EMPTY),
  'entrypoint-type': () => change('/entrypoint', EMPTY),
  'entrypoint-file': ({ pointer }) => change(pointer, 'handler.js'),
  'entrypoint-unknown-key': ({ pointer, args }, { value }) => {
    const key = last(pointer);
    const free = member(member(value, 'entrypoint'), 'params') === undefined;
    if (free && OTHER_PARAMS.includes(key)) return [...rename(pointer, 'params'), ...remove(pointer)];
    return renameOrRemove(pointer, args?.['meant'], value);
  },
  'params-missing': ({ pointer }) => add(join(pointer, 'params'), {}),
  'params-type': ({ pointer }, { value }) => {
    const named = namedParams(valueAt(value, pointer));
    return named
      ? repair('Turn the array into an object by name', { op: 'set', pointer, value: named })
      : change(pointer, {});
  },
  'param-entry': ({ pointer }, { value }) =>
    change(pointer, { description: scalarText(valueAt(value, pointer)) ?? last(pointer), type: 'string' }),
  'param-description-missing': ({ pointer }) => add(join(pointer, 'description'), last(pointer)),
  'param-description-type': ({ pointer }, { value }) =>
    change(pointer, scalarText(valueAt(value, pointer)) ?? last(parent(pointer))),
  'param-type-missing': ({ pointer }) => add(join(pointer, 'type'), 'string'),
  'param-type-undocumented': ({ pointer }, { value }) => change(pointer, typeFor(valueAt(value, pointer))),
  'param-type-unknown': ({ pointer }, { value }) => change(pointer, typeFor(valueAt(value, pointer))),
  'param-required': ({ pointer }) => remove(pointer),
  'param-unknown-key': ({ pointer, args }, { value }) => [
    ...sayChoices(pointer, value),
    ...renameOrRemove(pointer, args?.['meant'], value),
  ],
};

function namedParams(list: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const entries = list.map((item: unknown) => {
    const name = member(item, 'name');
    if (!isObject(item) || typeof name !== 'string') return undefined;
    return [name, Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'name'))] as const;
  });
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
}

function typeFor(type: unknown): string {
  const first: unknown = Array.isArray(type)
    ? type.find((t) => typeof t === 'string' && TYPES.includes(t))
    : type;
  if (typeof first !== 'string') return 'string';
  const word = first.trim().toLowerCase();
  if (TYPES.includes(word)) return word;
  return (Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : didYouMean(word, TYPES)) ?? 'string';
}

/** Says the values of an `enum` in the description, which is the only place that the documentation leaves. */
function sayChoices(pointer: string, manifest: unknown): ValueFix[] {
  const choices = valueAt(manifest, pointer);
  const described = join(parent(pointer), 'description');
  const description = valueAt(manifest, described);
  if (last(pointer) !== 'enum' || !Array.isArray(choices) || typeof description !== 'string') return [];
  const words = choices.map(scalarText);
  if (words.length === 0 || !words.every((word) => word !== undefined)) return [];
  const value = `${withStop(description.trim())}One of: ${words.join(', ')}.`;
  return repair(
    `Put the choices into the description and remove ${quote('enum')}`,
    { op: 'set', pointer: described, value },
    { op: 'remove', pointer },
  );
}

function withStop(sentence: string): string {
  return sentence === '' ? '' : sentence + (/[.!?]$/.test(sentence) ? ' ' : '. ');
}
