// Repairs of a tool's name, its description and its display texts.

import type { Pointer } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { last, parent, valueAt } from '../../../text/pointer.ts';
import { functionName } from '../function-name.ts';
import { SHIPPED_KEYS } from '../translation.ts';
import { add, change, remove, rename, set, type Repairer } from './repairer.ts';
import { humanize } from './values.ts';

const renameTool: Repairer = ({ pointer }, value) => [change(pointer, likelyName(parent(pointer), value))];

const describe: Repairer = ({ pointer }, value) => [
  change(pointer, likelyDescription(parent(pointer), value)),
];

const showPlainly: Repairer = ({ pointer }, value) => [
  change(pointer, likelyDisplay(last(pointer), parent(pointer), value)),
];

export const metadataRepairs: Readonly<Record<string, Repairer>> = {
  'ragflow/name-missing': ({ pointer }, value) =>
    add('tool', pointer, 'name', [likelyName(pointer, value)], value),
  'ragflow/name-unhashable': renameTool,
  'ragflow/name-type': renameTool,
  'ragflow/name-pattern': renameTool,
  'ragflow/name-duplicate': ({ pointer, args }) =>
    typeof args?.free === 'string' ? [change(pointer, args.free)] : [],
  'ragflow/description-missing': ({ pointer }, value) =>
    add('tool', pointer, 'description', [likelyDescription(pointer, value)], value),
  'ragflow/description-type': describe,
  'ragflow/description-blank': describe,
  'ragflow/version-in-metadata': ({ pointer }) => [remove(pointer)],
  'ragflow/unknown-member': ({ pointer, args }, value) => [
    ...(typeof args?.meant === 'string' ? rename('tool', pointer, args.meant, value) : []),
    remove(pointer),
  ],
  'ragflow/display-missing': ({ pointer, args }, value) => {
    const key = String(args?.key);
    return add('tool', pointer, key, [likelyDisplay(key, pointer, value)], value);
  },
  'ragflow/display-blank': showPlainly,
  'ragflow/display-type': showPlainly,
  'ragflow/translation-missing': ({ pointer, args }, value) => {
    const near = didYouMean(String(args?.key).replace(/^llmTools\./, ''), SHIPPED_KEYS);
    return [
      ...(near === undefined ? [] : [change(pointer, `$t:${near}`)]),
      set('Show plain text instead', pointer, likelyDisplay(last(pointer), parent(pointer), value)),
    ];
  },
  'ragflow/translation-subtree': ({ pointer, args }) => {
    const wanted = last(pointer) === 'displayName' ? '.name' : '.description';
    const near = SHIPPED_KEYS.find((key) => `llmTools.${key}` === String(args?.key) + wanted);
    return near === undefined ? [] : [change(pointer, `$t:${near}`)];
  },
  'ragflow/translation-space': ({ pointer }, value) => {
    const text = String(valueAt(value, pointer));
    const key = text.slice(3).replace(/\s+/g, '');
    return [change(pointer, key === '' ? likelyDisplay(last(pointer), parent(pointer), value) : `$t:${key}`)];
  },
  'ragflow/translation-namespace': ({ pointer }, value) => {
    const key = String(valueAt(value, pointer)).slice(3).replaceAll(':', '.').replace(/\s+/g, '');
    return [change(pointer, `$t:${key}`)];
  },
  'ragflow/translation-not-first': ({ pointer }, value) => {
    const text = String(valueAt(value, pointer)).trim();
    return /^\$t:\S+$/i.test(text) ? [change(pointer, `$t:${text.slice(3)}`)] : [];
  },
  'ragflow/translation-elsewhere': ({ pointer }, value) =>
    last(pointer) === 'name'
      ? [change(pointer, likelyName(parent(pointer), value))]
      : [change(pointer, likelyDescription(parent(pointer), value))],
};

/** The text of a member, unless it is blank or one of the `$t:` kind. */
function plain(tool: unknown, key: string): string {
  const text = member(tool, key);
  return typeof text === 'string' && text.trim() !== '' && !text.toLowerCase().includes('$t:') ? text : '';
}

function likelyName(pointer: Pointer, value: unknown): string {
  const tool = valueAt(value, pointer);
  const name = isObject(tool) ? member(tool, 'name') : undefined;
  const own = typeof name === 'string' || typeof name === 'number' ? functionName(String(name)) : '';
  return own || functionName(plain(tool, 'displayName')).toLowerCase() || 'my_tool';
}

function likelyDescription(pointer: Pointer, value: unknown): string {
  const tool = valueAt(value, pointer);
  return (
    plain(tool, 'displayDescription') || plain(tool, 'displayName') || humanize(likelyName(pointer, value))
  );
}

function likelyDisplay(key: string, pointer: Pointer, value: unknown): string {
  const tool = valueAt(value, pointer);
  const label = humanize(functionName(plain(tool, 'name'))) || 'My tool';
  return key === 'displayName' ? label : plain(tool, 'description') || label;
}
