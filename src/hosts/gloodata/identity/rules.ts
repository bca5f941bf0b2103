// Rules on ns, title, tools and their ids, and on what must stay the same between versions.

import { isObject, member, textIn } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { remove, rename, setTo } from '../../kit/rule.ts';
import { code, humanize, quote } from '../../kit/words.ts';
import { EVERY_EXTENSION, page, seen, define } from '../evidence.ts';
import { addMember } from '../members/known.ts';
import { slug } from '../values.ts';

const NS = page('the first example and the paragraph on `ns`');
const TITLE = page('the first example and the paragraph on `title`');
const TOOLS = page('the first example and the paragraph on `tools`');
const RENAMED = seen('ext-js-map-examples, extension.js, renamed in commit 3eeb9cc');
const FIRST_TOOL = {
  sayHello: {
    title: 'Say Hello',
    examples: ['Say hello', 'Greet me'],
    schema: { fields: {} },
    ui: { prefix: 'Say Hello', args: {} },
  },
};

export const notAnObject = define.required<{ type: string }>('gloodata/not-an-object', {
  message: ({ type }) =>
    `An info document is one object with \`ns\`, \`title\` and \`tools\`, but this is ${type}.`,
  evidence: [page('the first example'), EVERY_EXTENSION],
  fix: (_, { value }) =>
    Array.isArray(value) && value.length === 1 && isObject(value[0])
      ? setTo('', value[0], 'Unwrap the object from the list')
      : [],
});

export const nsMissing = define.required('gloodata/ns-missing', {
  message: () => '`ns` is missing. It is the unique name under which Gloodata keeps the extension.',
  evidence: [NS, EVERY_EXTENSION],
  fix: (_, document) => addMember('root', document, '/ns', likelyNs(document.value)),
});

export const nsType = define.required<{ type: string }>('gloodata/ns-type', {
  message: ({ type }) => `\`ns\` must be a string, but this is ${type}.`,
  evidence: [NS, EVERY_EXTENSION],
  fix: (_, { value }) => setTo('/ns', likelyNs(value)),
});

export const nsBlank = define.required('gloodata/ns-blank', {
  message: () => '`ns` is empty, so this extension cannot be told apart from others.',
  evidence: [NS, EVERY_EXTENSION],
  fix: (_, { value }) => setTo('/ns', likelyNs(value)),
});

export const titleMissing = define.required('gloodata/title-missing', {
  message: () => '`title` is missing. It is the name of the extension everywhere in the user interface.',
  evidence: [TITLE, EVERY_EXTENSION],
  fix: (_, document) => addMember('root', document, '/title', likelyTitle(document.value)),
});

export const titleType = define.required<{ type: string }>('gloodata/title-type', {
  message: ({ type }) => `\`title\` must be a string, but this is ${type}.`,
  evidence: [TITLE, EVERY_EXTENSION],
  fix: (_, { value }) => setTo('/title', likelyTitle(value)),
});

export const titleBlank = define.required('gloodata/title-blank', {
  message: () => '`title` is empty, so the extension has no name in the user interface.',
  evidence: [TITLE, EVERY_EXTENSION],
  fix: (_, { value }) => setTo('/title', likelyTitle(value)),
});

export const toolsMissing = define.required('gloodata/tools-missing', {
  message: () => '`tools` is missing. It contains everything that the extension can do.',
  evidence: [TOOLS, EVERY_EXTENSION],
  fix: (_, document) => addMember('root', document, '/tools', {}),
});

export const toolsType = define.required<{ type: string }>('gloodata/tools-type', {
  message: ({ type }) =>
    `\`tools\` must be an object that maps the id of each tool to the tool, but this is ${type}.`,
  evidence: [TOOLS, EVERY_EXTENSION],
  fix: (_, { value }) => {
    const isList = Array.isArray(member(value, 'tools'));
    return isList ? [] : setTo('/tools', {}, 'Replace with an empty object');
  },
});

export const toolsEmpty = define.advice('gloodata/tools-empty', {
  message: () => 'The extension has no tool yet. It needs at least one to be useful.',
  evidence: [TOOLS, seen('all published extensions')],
  fix: () => setTo('/tools', FIRST_TOOL, 'Add a first tool'),
});

export const functionsForTools = define.required('gloodata/functions-for-tools', {
  message: () =>
    '`functions` is the old name of `tools`, dropped in November 2024. The documentation has only `tools`.',
  evidence: [TOOLS, RENAMED],
  fix: ({ pointer }, document) => rename(document, pointer, 'tools'),
});

export const functionsBesideTools = define.changed('gloodata/functions-beside-tools', {
  message: () => '`functions` is the old name of `tools`. With `tools` present, no known code reads it.',
  evidence: [TOOLS, RENAMED],
  fix: ({ pointer }) => remove(pointer),
});

export const nsChanged = define.changed<{ now: string; before: string }>('gloodata/ns-changed', {
  message: ({ now, before }) =>
    `\`ns\` was ${quote(before)} in the older version and is ${quote(now)} now: Gloodata will treat this as another extension.`,
  evidence: [NS],
  fix: ({ args }) => setTo('/ns', args.before),
});

export const toolVanished = define.changed<{ id: string; renamed: string | undefined }>(
  'gloodata/tool-vanished',
  {
    message: ({ id, renamed }) =>
      renamed === undefined
        ? `The older version had a tool ${code(id)}, which is gone. Anything that was made with it no longer finds it.`
        : `The older version had a tool ${code(id)}, which seems to be called ${code(renamed)} now. Anything that was made with the old id no longer finds it.`,
    evidence: [page('the paragraph on `tools`: ids should be unique and stable')],
    fix: ({ pointer, args: { id, renamed } }, document) =>
      renamed === undefined ? [] : rename(document, join(pointer, renamed), id),
  },
);

function likelyNs(value: unknown): string {
  const ns = member(value, 'ns');
  return slug(typeof ns === 'number' ? String(ns) : textIn(value, 'title')) || 'my-extension';
}

function likelyTitle(value: unknown): string {
  const title = member(value, 'title');
  if (typeof title === 'number') return String(title);
  return humanize(textIn(value, 'ns')) || 'My extension';
}
