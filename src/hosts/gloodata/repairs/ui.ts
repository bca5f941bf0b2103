// Repairs of `ui` and its arguments.

import type { Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { add, remove, rename, set, short, type Repairer } from './repairer.ts';
import { asType, humanize, keyed } from './values.ts';

export const uiRepairs: Readonly<Record<string, Repairer>> = {
  'gloodata/ui-missing': ({ pointer }, value) => {
    const tool = valueAt(value, pointer);
    const ui = { prefix: titleOf(tool), args: argsFor(tool) };
    return [set('Add "ui" with all arguments', join(pointer, 'ui'), ui)];
  },
  'gloodata/ui-type': ({ pointer }, value) => {
    const tool = valueAt(value, parent(pointer));
    return [
      set('Replace with "ui" with all arguments', pointer, { prefix: titleOf(tool), args: argsFor(tool) }),
    ];
  },
  'gloodata/ui-prefix-missing': ({ pointer }, value) =>
    add('ui', pointer, 'prefix', titleOf(valueAt(value, parent(pointer))), value),
  'gloodata/ui-args-missing': ({ pointer }, value) =>
    add('ui', pointer, 'args', argsFor(valueAt(value, parent(pointer))), value),
  'gloodata/ui-args-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const args = keyed(given) ?? argsFor(valueAt(value, parent(parent(pointer))));
    return [set('Replace with an object with the names as keys', pointer, args)];
  },
  'gloodata/affix-type': ({ pointer, args }, value) => {
    const text = asType(valueAt(value, pointer), 'string');
    const converted = text === undefined ? [] : [set(`Change to ${short(text)}`, pointer, text)];
    return [...converted, remove(pointer, args?.key)];
  },
  'gloodata/suffix-unseen': () => [],
  'gloodata/arg-type': ({ pointer }) => [
    set('Replace with an object with a prefix', pointer, { prefix: humanize(last(pointer)) }),
  ],
  'gloodata/arg-bare-string': ({ pointer }, value) => [
    set('Make it the prefix', pointer, { prefix: valueAt(value, pointer) }),
  ],
  'gloodata/arg-prefix-missing': ({ pointer }, value) =>
    add('arg', pointer, 'prefix', humanize(last(pointer)), value),
  'gloodata/arg-without-field': ({ pointer, args }, value) => {
    const name = last(pointer);
    const tool = toolOfArg(pointer);
    const renamed = typeof args?.meant === 'string' ? rename(pointer, args.meant, value) : [];
    const added = isObject(valueAt(value, join(tool, 'schema', 'fields')))
      ? [set(`Add the field ${short(name)}`, join(tool, 'schema', 'fields', name), { type: 'string' })]
      : [];
    return [...renamed, ...added, remove(pointer, name)];
  },
  'gloodata/field-not-shown': ({ pointer }) => {
    const name = last(pointer);
    const tool = parent(parent(parent(pointer)));
    return [
      set(`Show ${short(name)} at the end`, join(tool, 'ui', 'args', name), { prefix: humanize(name) }),
    ];
  },
  'gloodata/integer-like-name': ({ pointer }, value) => {
    const name = last(pointer);
    const key = `arg_${name}`;
    const field = join(toolOfArg(pointer), 'schema', 'fields', name);
    const fields = valueAt(value, parent(field));
    if (!isObject(fields) || !Object.hasOwn(fields, name)) return rename(pointer, key, value);
    const both = [...rename(pointer, key, value), ...rename(field, key, value)].flatMap((r) => r.changes);
    return both.length === 2
      ? [{ title: `Rename to ${short(key)} in "fields" and in "args"`, changes: both }]
      : [];
  },
};

function toolOfArg(pointer: Pointer): Pointer {
  return parent(parent(parent(pointer)));
}

function titleOf(tool: unknown): string {
  const title = member(tool, 'title');
  return typeof title === 'string' ? title : '';
}

function argsFor(tool: unknown): Record<string, unknown> {
  const fields = member(member(tool, 'schema'), 'fields');
  if (!isObject(fields)) return {};
  return Object.fromEntries(Object.keys(fields).map((name) => [name, { prefix: humanize(name) }]));
}
