// Repairs of the settings form.

import type { Change, ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { add, change, remove, rename, repair, scalarText, type Repairers } from './repairer.ts';

/** Where members that authors put beside `input` belong inside it. */
const INSIDE_INPUT: Readonly<Record<string, string>> = {
  hint: 'hint',
  description: 'hint',
  help: 'hint',
  placeholder: 'placeholder',
};

export const setupArgRepairs: Repairers = {
  'setup-args-type': () => remove('/setup_args'),
  'setup-args-array': (_, { value }) =>
    (member(value, 'setup_args') as unknown[]).length === 0 ? change('/setup_args', {}) : [],
  'setup-arg-null': ({ pointer }) => change(pointer, { type: 'string', input: { type: 'text' } }),
  'setup-arg-entry': ({ pointer }, { value }) => {
    const text = scalarText(valueAt(value, pointer));
    return change(pointer, { type: 'string', ...(text === undefined ? {} : { value: text }) });
  },
  'setup-arg-type-missing': ({ pointer }) => add(join(pointer, 'type'), 'string'),
  'setup-arg-type-value': ({ pointer }) => change(pointer, 'string'),
  'setup-arg-type-unsavable': ({ pointer }) => change(pointer, 'string'),
  'setup-arg-required-type': ({ pointer, args }) => {
    const written = args?.['value'];
    return change(pointer, !(typeof written === 'string' && /^(false|no|off|0)$/i.test(written)));
  },
  'setup-arg-default-lost': ({ pointer, args }) => {
    const shown = args?.['shown'];
    if (typeof shown !== 'string') return [];
    const value = join(parent(parent(pointer)), 'value');
    return repair('Write the default into "value" too', { op: 'set', pointer: value, value: shown });
  },
  'setup-arg-value-hides-default': ({ pointer, args }) =>
    typeof args?.['shown'] === 'string' ? change(pointer, args['shown']) : [],
  'setup-arg-value-type': ({ pointer }, { value }) => asTextOrRemove(pointer, valueAt(value, pointer)),
  'setup-arg-default-beside': ({ pointer }, { value }) => {
    const entry = parent(pointer);
    const text = scalarText(valueAt(value, pointer));
    if (text === undefined || text === '' || hasOwn(valueAt(value, entry), 'value')) return remove(pointer);
    if (typeof valueAt(value, pointer) === 'string') return rename(pointer, 'value');
    const changes: Change[] = [
      { op: 'set', pointer, value: text },
      { op: 'rename', pointer, key: 'value' },
    ];
    return repair(`Make it "value": ${JSON.stringify(text)}`, ...changes);
  },
  'setup-arg-unknown-key': ({ pointer, args }, { value }) => [
    ...moveIntoInput(pointer, value),
    ...renameOrRemove(pointer, args?.['meant'], value),
  ],
  'setup-arg-input': ({ pointer }, { value }) => {
    const input = valueAt(value, pointer);
    return typeof input === 'string' && input !== '' ? change(pointer, { type: input }) : remove(pointer);
  },
  'setup-arg-input-type-missing': ({ pointer }) => add(join(pointer, 'type'), 'text'),
  'setup-arg-input-unsupported': ({ pointer }) => change(pointer, 'text'),
  'setup-arg-input-as-text': ({ pointer, args }) =>
    args?.['type'] === 'number' || args?.['type'] === 'range' ? [] : change(pointer, 'text'),
  'setup-arg-input-default': ({ pointer }, { value }) => asTextOrRemove(pointer, valueAt(value, pointer)),
  'setup-arg-input-required': ({ pointer }, { value }) => {
    const entry = parent(parent(pointer));
    if (hasOwn(valueAt(value, entry), 'required')) return remove(pointer);
    const required = Boolean(valueAt(value, pointer));
    return repair(
      'Move "required" beside "input"',
      { op: 'remove', pointer },
      { op: 'set', pointer: join(entry, 'required'), value: required },
    );
  },
  'setup-arg-input-unknown-key': ({ pointer, args }, { value }) =>
    renameOrRemove(pointer, args?.['meant'], value),
  'setup-arg-secret': ({ pointer }, { value }) => {
    const input = member(valueAt(value, parent(pointer)), 'input');
    // Without the value the default would stand in the form alone, which is the greater fault.
    return last(pointer) === 'value' && member(input, 'default') ? [] : remove(pointer);
  },
};

function asTextOrRemove(pointer: string, value: unknown): ValueFix[] {
  const text = scalarText(value);
  return text === undefined ? remove(pointer) : change(pointer, text);
}

function moveIntoInput(pointer: string, manifest: unknown): ValueFix[] {
  const key = last(pointer);
  const target = Object.hasOwn(INSIDE_INPUT, key) ? INSIDE_INPUT[key] : undefined;
  const text = valueAt(manifest, pointer);
  const input = member(valueAt(manifest, parent(pointer)), 'input');
  if (target === undefined || typeof text !== 'string') return [];
  if (!isObject(input) || Object.hasOwn(input, target)) return [];
  const to = join(parent(pointer), 'input', target);
  return repair(
    `Move into "input" as "${target}"`,
    { op: 'remove', pointer },
    { op: 'set', pointer: to, value: text },
  );
}

/** Renames to the meant key where that is free, else removes. */
export function renameOrRemove(pointer: string, meant: unknown, manifest: unknown): ValueFix[] {
  const free = typeof meant === 'string' && !hasOwn(valueAt(manifest, parent(pointer)), meant);
  return free ? [...rename(pointer, meant), ...remove(pointer)] : remove(pointer);
}

function hasOwn(value: unknown, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}
