// Sentences on ns, title, tools and their ids, and on what must stay the same between versions.

import type { Rule } from '../../../model/host.ts';
import { ADVICE, CHANGED, EVERY_EXTENSION, REQUIRED, code, page, quote, seen } from './words.ts';

const NS = page('the first example and the paragraph on `ns`');
const TITLE = page('the first example and the paragraph on `title`');
const TOOLS = page('the first example and the paragraph on `tools`');
const RENAMED = seen('ext-js-map-examples, extension.js, renamed in commit 3eeb9cc');

export const identityRules: Readonly<Record<string, Rule>> = {
  'gloodata/not-an-object': {
    severity: REQUIRED,
    message: ({ type }) =>
      `An info document is one object with \`ns\`, \`title\` and \`tools\`, but this is ${String(type)}.`,
    evidence: [page('the first example'), EVERY_EXTENSION],
  },
  'gloodata/ns-missing': {
    severity: REQUIRED,
    message: () => '`ns` is missing. It is the unique name under which Gloodata keeps the extension.',
    evidence: [NS, EVERY_EXTENSION],
  },
  'gloodata/ns-type': {
    severity: REQUIRED,
    message: ({ type }) => `\`ns\` must be a string, but this is ${String(type)}.`,
    evidence: [NS, EVERY_EXTENSION],
  },
  'gloodata/ns-blank': {
    severity: REQUIRED,
    message: () => '`ns` is empty, so this extension cannot be told apart from others.',
    evidence: [NS, EVERY_EXTENSION],
  },
  'gloodata/ns-characters': {
    severity: ADVICE,
    message: ({ ns }) =>
      `\`ns\` ${quote(ns)} has white space, a slash, \`::\` or a control character. No rule forbids that, but every published extension uses letters, digits and hyphens, and \`ns\` must never change later.`,
    evidence: [NS, seen('the `ns` of all published extensions')],
  },
  'gloodata/title-missing': {
    severity: REQUIRED,
    message: () => '`title` is missing. It is the name of the extension everywhere in the user interface.',
    evidence: [TITLE, EVERY_EXTENSION],
  },
  'gloodata/title-type': {
    severity: REQUIRED,
    message: ({ type }) => `\`title\` must be a string, but this is ${String(type)}.`,
    evidence: [TITLE, EVERY_EXTENSION],
  },
  'gloodata/title-blank': {
    severity: REQUIRED,
    message: () => '`title` is empty, so the extension has no name in the user interface.',
    evidence: [TITLE, EVERY_EXTENSION],
  },
  'gloodata/tools-missing': {
    severity: REQUIRED,
    message: () => '`tools` is missing. It contains everything that the extension can do.',
    evidence: [TOOLS, EVERY_EXTENSION],
  },
  'gloodata/tools-type': {
    severity: REQUIRED,
    message: ({ type }) =>
      `\`tools\` must be an object that maps the id of each tool to the tool, but this is ${String(type)}.`,
    evidence: [TOOLS, EVERY_EXTENSION],
  },
  'gloodata/tools-empty': {
    severity: ADVICE,
    message: () => 'The extension has no tool yet. It needs at least one to be useful.',
    evidence: [TOOLS, seen('all published extensions')],
  },
  'gloodata/functions-for-tools': {
    severity: REQUIRED,
    message: () =>
      '`functions` is the old name of `tools`, dropped in November 2024. The documentation has only `tools`.',
    evidence: [TOOLS, RENAMED],
  },
  'gloodata/functions-beside-tools': {
    severity: CHANGED,
    message: () => '`functions` is the old name of `tools`. With `tools` present, no known code reads it.',
    evidence: [TOOLS, RENAMED],
  },
  'gloodata/tool-id-characters': {
    severity: ADVICE,
    message: ({ id }) =>
      id === ''
        ? 'The id of this tool is empty. No rule forbids that, but the id names the tool in every call and must stay the same.'
        : `The tool id ${quote(id)} has white space, a slash, \`::\` or a control character. No rule forbids that, but every published extension uses letters, digits and underscores.`,
    evidence: [TOOLS, seen('the 88 tool ids of published extensions')],
  },
  'gloodata/ns-changed': {
    severity: CHANGED,
    message: ({ now, before }) =>
      `\`ns\` was ${quote(before)} in the older version and is ${quote(now)} now: Gloodata will treat this as another extension.`,
    evidence: [NS],
  },
  'gloodata/tool-vanished': {
    severity: CHANGED,
    message: ({ id, renamed }) =>
      renamed === undefined
        ? `The older version had a tool ${code(id)}, which is gone. Anything that was made with it no longer finds it.`
        : `The older version had a tool ${code(id)}, which seems to be called ${code(renamed)} now. Anything that was made with the old id no longer finds it.`,
    evidence: [page('the paragraph on `tools`: ids should be unique and stable')],
  },
};
