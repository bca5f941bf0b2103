// Repairs of examples.

import type { ValueFix } from '../../../model/host.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, valueAt } from '../../../text/pointer.ts';
import { readCall } from '../examples/example-call.ts';
import { params } from '../parts.ts';
import { add, change, repair, scalarText, type Repairers } from './repairer.ts';
import { renameOrRemove } from './setup-args.ts';

const MOST = 3;

export const exampleRepairs: Repairers = {
  'examples-missing': (_, { value }) => {
    const example = { prompt: promptFor(value), call: sampleCall(value) };
    return repair('Add an example to fill in', { op: 'set', pointer: '/examples', value: [example] });
  },
  'examples-many': ({ args }) => {
    const surplus = Array.from({ length: Number(args?.['count']) - MOST }, (_, i) => MOST + i);
    const changes = surplus.map(
      (index) => ({ op: 'remove', pointer: `/examples/${String(index)}` }) as const,
    );
    return repair('Keep only the first three', ...changes);
  },
  'examples-type': (_, { value }) => {
    const found = member(value, 'examples');
    return change('/examples', isObject(found) && Object.hasOwn(found, 'prompt') ? [found] : []);
  },
  'example-item': ({ pointer }, { value }) => {
    const text = valueAt(value, pointer);
    return typeof text === 'string' && text !== ''
      ? repair('Make it the prompt of an example', {
          op: 'set',
          pointer,
          value: { prompt: text, call: sampleCall(value) },
        })
      : repair('Remove this example', { op: 'remove', pointer });
  },
  'example-prompt-missing': ({ pointer }, { value }) => add(join(pointer, 'prompt'), promptFor(value)),
  'example-call-missing': ({ pointer }, { value }) => add(join(pointer, 'call'), sampleCall(value)),
  'example-unknown-key': ({ pointer, args }, { value }) => renameOrRemove(pointer, args?.['meant'], value),
  'example-call-throws': ({ pointer }, { value }) =>
    repair('Turn it into a JSON string', {
      op: 'set',
      pointer,
      value: JSON.stringify(valueAt(value, pointer)),
    }),
  'example-call-type': ({ pointer }, { value }) => change(pointer, sampleCall(value)),
  'example-call-lenient': ({ pointer }, { value }) => {
    const read = readCall(valueAt(value, pointer));
    return read.kind === 'arguments'
      ? repair('Write it as plain JSON', { op: 'set', pointer, value: JSON.stringify(read.value) })
      : [];
  },
  'example-call-no-object': ({ pointer }, { value }) => {
    const read = readCall(valueAt(value, pointer));
    const [only, ...others] = params(value);
    if (!only || others.length > 0 || read.kind !== 'arguments') return [];
    return change(pointer, JSON.stringify({ [only.key]: read.value }));
  },
  'example-call-unknown-param': (finding, { value }) => [
    ...renameArgument(finding),
    ...addParam(finding, value),
    ...removeArgument(finding, value),
  ],
  'example-call-value-type': ({ pointer, at, args }) => {
    const fitting = convert(args?.['value'], args?.['type']);
    if (typeof at === 'string' || fitting === undefined) return [];
    const insert = JSON.stringify(fitting);
    return repair(`Change to ${insert}`, { op: 'splice', pointer, ...at, insert });
  },
};

function renameArgument({ pointer, at, args }: Finding): ValueFix[] {
  const meant = args?.['meant'];
  if (typeof at === 'string' || typeof meant !== 'string') return [];
  const insert = JSON.stringify(meant);
  return repair(`Rename to ${insert}`, { op: 'splice', pointer, ...at, insert });
}

function addParam({ args }: Finding, manifest: unknown): ValueFix[] {
  const name = String(args?.['name']);
  const type = typeof args?.['value'];
  const holder = member(member(manifest, 'entrypoint'), 'params');
  if (!isObject(holder) || (type !== 'string' && type !== 'number' && type !== 'boolean')) return [];
  const pointer = join('/entrypoint/params', name);
  return repair('Add it to "entrypoint.params"', { op: 'set', pointer, value: { description: name, type } });
}

export function removeArgument({ pointer, args }: Finding, manifest: unknown): ValueFix[] {
  const read = readCall(valueAt(manifest, pointer));
  if (read.kind !== 'arguments' || !isObject(read.value)) return [];
  const kept = Object.entries(read.value).filter(([key]) => key !== args?.['name']);
  const value = JSON.stringify(Object.fromEntries(kept));
  return repair('Remove it from the call', { op: 'set', pointer, value });
}

function convert(value: unknown, type: unknown): unknown {
  const text = scalarText(value);
  if (type === 'string') return text;
  if (type === 'number' && text !== undefined && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return undefined;
}

/** A call with a value of the right kind for every parameter. */
function sampleCall(manifest: unknown): string {
  const given = params(manifest).map(({ key, value }) => [key, sampleValue(member(value, 'type'))] as const);
  return JSON.stringify(Object.fromEntries(given));
}

function sampleValue(type: unknown): unknown {
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type === 'object') return {};
  return type === 'null' ? null : '…';
}

function promptFor(manifest: unknown): string {
  const name = scalarText(member(manifest, 'name'));
  return name ? `Ask for: ${name}` : 'Ask for what the skill does';
}
