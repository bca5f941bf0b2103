// Repairs of parameters.

import type { Pointer } from '../../../model/finding.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { isTruthy } from '../python.ts';
import { SHIPPED_KEYS } from '../translation.ts';
import { add, change, remove, rename, set, type Repairer } from './repairer.ts';
import { fromJsonSchema, humanize, likelyType, parameterFrom, parameterName, schemaType } from './values.ts';

const describe: Repairer = ({ pointer }, value) => [change(pointer, textFor(parent(pointer), value))];

export const parameterRepairs: Readonly<Record<string, Repairer>> = {
  'ragflow/parameters-missing': ({ pointer }, value) => add('tool', pointer, 'parameters', [{}], value),
  'ragflow/parameters-type': ({ pointer }, value) => {
    const named = byName(valueAt(value, pointer));
    return named
      ? [set('Turn the list into an object with the names as keys', pointer, named)]
      : [set('Replace with an empty object', pointer, {})];
  },
  'ragflow/parameters-json-schema': ({ pointer }, value) => [
    set('Turn the JSON schema into parameters', pointer, fromJsonSchema(valueAt(value, pointer))),
  ],
  'ragflow/parameter-shape': ({ pointer }, value) => [
    set('Replace with a parameter', pointer, parameterFrom(last(pointer), valueAt(value, pointer), true)),
  ],
  'ragflow/parameter-member-missing': ({ pointer, args }, value) => {
    const key = String(args?.key);
    return add('parameter', pointer, key, contentsFor(key, pointer, value), value);
  },
  'ragflow/parameter-name': ({ pointer }, value) => {
    const key = parameterName(last(pointer));
    const holder = valueAt(value, parent(pointer));
    if (!isObject(holder) || Object.hasOwn(holder, key)) return [];
    return [{ title: `Rename to "${key}"`, changes: [{ op: 'rename', pointer, key }] }];
  },
  'ragflow/parameter-type-kind': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const first: unknown = Array.isArray(given) ? given.find((type) => type !== 'null') : undefined;
    const type = typeof first === 'string' ? schemaType(first) : undefined;
    return [change(pointer, type ?? likelyType(valueAt(value, parent(pointer))))];
  },
  'ragflow/parameter-type-unknown': ({ pointer }, value) => {
    const type = schemaType(String(valueAt(value, pointer)));
    return [change(pointer, type ?? likelyType(valueAt(value, parent(pointer))))];
  },
  'ragflow/parameter-array': ({ pointer }) => [
    set('Pass the list as a string that `invoke` splits', pointer, 'string'),
  ],
  'ragflow/parameter-description-type': describe,
  'ragflow/parameter-description-blank': describe,
  'ragflow/parameter-display-missing': ({ pointer }, value) =>
    add('parameter', pointer, 'displayDescription', [textFor(pointer, value)], value),
  'ragflow/parameter-display-type': describe,
  'ragflow/parameter-translation': ({ pointer, args }, value) => {
    const near = didYouMean(String(args?.key).replace(/^llmTools\./, ''), SHIPPED_KEYS);
    const text = textFor(parent(pointer), value);
    return [
      ...(near === undefined ? [] : [change(pointer, `$t:${near}`)]),
      set('Show plain text instead', pointer, text),
    ];
  },
  'ragflow/required-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const denied = typeof given === 'string' && /^(false|no|off|0|optional)$/i.test(given.trim());
    const meant = !denied && isTruthy(given);
    return [change(pointer, meant), change(pointer, !meant)];
  },
  'ragflow/keyword-dropped': ({ pointer }, value) => [...intoDescription(pointer, value), remove(pointer)],
  'ragflow/parameter-unknown-member': ({ pointer, args }, value) => [
    ...(typeof args?.meant === 'string' ? rename('parameter', pointer, args.meant, value) : []),
    remove(pointer),
  ],
};

/** What a missing member most likely is; JSON Schema calls what has a default optional. */
function contentsFor(key: string, pointer: Pointer, value: unknown): unknown[] {
  const parameter = valueAt(value, pointer);
  if (key === 'type') return [likelyType(parameter)];
  if (key === 'description') return [textFor(pointer, value)];
  const required = member(parameter, 'default') === undefined;
  return [required, !required];
}

/** A text for a parameter: the other one that it has, else its name in words. */
function textFor(pointer: Pointer, value: unknown): string {
  const parameter = valueAt(value, pointer);
  const texts = ['description', 'displayDescription'].map((key) => member(parameter, key));
  const text = texts.find((t) => typeof t === 'string' && t.trim() !== '' && !t.startsWith('$t:'));
  return typeof text === 'string' ? text : humanize(last(pointer)) || 'A value';
}

/** Says allowed values or a default at the end of the description, where the model reads it. */
function intoDescription(pointer: Pointer, value: unknown): ValueFix[] {
  const given = valueAt(value, pointer);
  const description = valueAt(value, join(parent(pointer), 'description'));
  const insert = last(pointer) === 'enum' ? allowed(given) : last(pointer) === 'default' ? preset(given) : '';
  if (insert === '' || typeof description !== 'string' || description.trim() === '') return [];
  const end = description.length;
  const changes: Change[] = [
    { op: 'splice', pointer: join(parent(pointer), 'description'), from: end, to: end, insert },
    { op: 'remove', pointer },
  ];
  return [{ title: `Move "${last(pointer)}" into the description`, changes }];
}

function allowed(values: unknown): string {
  if (!Array.isArray(values) || values.length === 0) return '';
  return ` (one of: ${values.map((value: unknown) => scalar(value)).join(', ')})`;
}

function preset(value: unknown): string {
  return ` (default: ${scalar(value)})`;
}

function scalar(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** A list of parameters with `name` as the object that is wanted in its place; undefined where that is not clear. */
function byName(list: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const named = new Map<string, unknown>();
  for (const item of list as unknown[]) {
    const name = member(item, 'name');
    if (!isObject(item) || typeof name !== 'string' || named.has(name)) return undefined;
    const rest = Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'name'));
    named.set(name, parameterFrom(name, rest, isTruthy(rest.required)));
  }
  return Object.fromEntries(named);
}
