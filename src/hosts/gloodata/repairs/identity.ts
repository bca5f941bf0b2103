// Repairs of ns, title, tools and the ids of tools.

import type { Pointer } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, valueAt } from '../../../text/pointer.ts';
import { add, remove, rename, set, short, type Repairer } from './repairer.ts';
import { humanize, keyed, plainId, slug } from './values.ts';

export const identityRepairs: Readonly<Record<string, Repairer>> = {
  'gloodata/not-an-object': (_, value) =>
    Array.isArray(value) && value.length === 1 && isObject(value[0])
      ? [set('Unwrap the object from the list', '', value[0])]
      : [],
  'gloodata/ns-missing': (_, value) => add('root', '', 'ns', likelyNs(value), value),
  'gloodata/ns-type': (_, value) => [setText('/ns', likelyNs(value))],
  'gloodata/ns-blank': (_, value) => [setText('/ns', likelyNs(value))],
  'gloodata/ns-characters': (_, value) => {
    const ns = slug(String(member(value, 'ns')));
    return ns === '' ? [] : [setText('/ns', ns)];
  },
  'gloodata/ns-changed': ({ args }) => [setText('/ns', String(args?.before))],
  'gloodata/title-missing': (_, value) => add('root', '', 'title', likelyTitle(value), value),
  'gloodata/title-type': (_, value) => [setText('/title', likelyTitle(value))],
  'gloodata/title-blank': (_, value) => [setText('/title', likelyTitle(value))],
  'gloodata/tools-missing': (_, value) => add('root', '', 'tools', {}, value),
  'gloodata/tools-type': (_, value) => {
    const tools = keyed(member(value, 'tools'));
    return tools
      ? [set('Turn the list into an object with the ids as keys', '/tools', tools)]
      : [set('Replace with an empty object', '/tools', {})];
  },
  'gloodata/tools-empty': () => [set('Add a first tool', '/tools', FIRST_TOOL)],
  'gloodata/functions-for-tools': ({ pointer }, value) => rename(pointer, 'tools', value),
  'gloodata/functions-beside-tools': ({ pointer }) => [remove(pointer, 'functions')],
  'gloodata/tool-id-characters': ({ pointer }, value) => {
    const title = member(valueAt(value, pointer), 'title');
    const id = plainId(last(pointer)) || plainId(typeof title === 'string' ? title : '');
    return id === '' ? [] : rename(pointer, id, value);
  },
  'gloodata/tool-vanished': ({ pointer, args }, value) =>
    typeof args?.renamed === 'string' ? rename(join(pointer, args.renamed), String(args.id), value) : [],
};

const FIRST_TOOL = {
  sayHello: {
    title: 'Say Hello',
    examples: ['Say hello', 'Greet me'],
    schema: { fields: {} },
    ui: { prefix: 'Say Hello', args: {} },
  },
};

function setText(pointer: Pointer, text: string): ValueFix {
  return set(`Change to ${short(text)}`, pointer, text);
}

function likelyNs(value: unknown): string {
  const ns = member(value, 'ns');
  const title = member(value, 'title');
  const text = typeof ns === 'number' ? String(ns) : typeof title === 'string' ? title : '';
  return slug(text) || 'my-extension';
}

function likelyTitle(value: unknown): string {
  const title = member(value, 'title');
  const ns = member(value, 'ns');
  if (typeof title === 'number') return String(title);
  return humanize(typeof ns === 'string' ? ns : '') || 'My extension';
}
