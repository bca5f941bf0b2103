// Repairs of a manifest that does not fit its handler.js.

import type { Finding, Pointer } from '../../../model/finding.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last } from '../../../text/pointer.ts';
import { readCall } from '../examples/example-call.ts';
import { examples } from '../parts.ts';
import { spotsOf } from '../examples/check.ts';
import { quote } from '../words.ts';
import { remove, rename, repair, type Repairers } from './repairer.ts';
import { removeArgument } from './examples.ts';

export const handlerRepairs: Repairers = {
  'handler-param-unread': ({ pointer, args }, { value }) => {
    const meant = args?.['meant'];
    const renamed = typeof meant === 'string' ? renameEverywhere(pointer, meant, value) : [];
    return [...renamed, ...remove(pointer)];
  },
  'handler-param-undeclared': (finding, { value }) => addParam(finding, value),
  'handler-call-unread': (finding, { value }) => removeArgument(finding, value),
  'handler-setting-undeclared': ({ args }, { value }) => {
    const name = String(args?.['name']);
    const meant = args?.['meant'];
    const holder = member(value, 'setup_args');
    const entry = { type: 'string', required: false, input: { type: 'text', hint: name } };
    const add = isObject(holder)
      ? repair('Add it to "setup_args"', { op: 'set', pointer: join('/setup_args', name), value: entry })
      : holder === undefined
        ? repair('Add it to "setup_args"', { op: 'set', pointer: '/setup_args', value: { [name]: entry } })
        : [];
    return [...(typeof meant === 'string' ? rename(join('/setup_args', meant), name) : []), ...add];
  },
  'handler-setting-unread': ({ pointer }) => remove(pointer),
};

/** The parameter, and the argument in every example that calls with it. */
function renameEverywhere(pointer: Pointer, name: string, manifest: unknown): ValueFix[] {
  const before = last(pointer);
  const calls = examples(manifest).flatMap((example): Change[] => {
    const call = member(example.value, 'call');
    const read = typeof call === 'string' ? readCall(call) : null;
    if (typeof call !== 'string' || read?.kind !== 'arguments' || !read.strict || !isObject(read.value))
      return [];
    const span = spotsOf(call).get(before)?.keySpan;
    const insert = JSON.stringify(name);
    return span ? [{ op: 'splice', pointer: join(example.pointer, 'call'), ...span, insert }] : [];
  });
  return repair(`Rename to ${quote(name)}`, { op: 'rename', pointer, key: name }, ...calls);
}

/** The type is the documentation's own for its arguments; what the model should send only the author knows. */
function addParam({ args }: Finding, manifest: unknown): ValueFix[] {
  const name = String(args?.['name']);
  if (!isObject(member(member(manifest, 'entrypoint'), 'params'))) return [];
  const value = { description: name, type: 'string' };
  return repair('Add it to "entrypoint.params"', {
    op: 'set',
    pointer: join('/entrypoint/params', name),
    value,
  });
}
