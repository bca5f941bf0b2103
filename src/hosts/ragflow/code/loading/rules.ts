// Rules on the class of a plugin and its `get_metadata`: what the server's loader wants before it takes a plugin.

import { defineRule } from '../../../kit/rule.ts';
import { code, quote } from '../../../kit/words.ts';
import { readme, everywhere, onlyDocumented, inServers, loader, own, define } from '../../evidence.ts';

const METHOD = readme('Demo: `get_metadata` is a `classmethod`');
const SKIPS = 'RAGFlow leaves the plugin out, with a warning in its log.';

export const noPlugin = defineRule('ragflow/python-no-plugin', {
  severity: { ...onlyDocumented('refused'), ...inServers('broken') },
  message: () =>
    'This file has no class that inherits `LLMToolPlugin`. RAGFlow runs it, finds no plugin in it, and says nothing.',
  evidence: [readme('How to add a plugin'), ...loader('_loader.py')],
});

export const noMetadata = define.startup<{ name: string }>('ragflow/python-no-metadata', {
  message: ({ name }) => `${code(name)} has no \`get_metadata\`. ${SKIPS}`,
  evidence: [
    readme('How to add a plugin'),
    ...loader('_objects.py', 'Does not contain required class method (get_metadata)'),
  ],
});

export const notClassMethod = define.startup('ragflow/python-not-classmethod', {
  message: () => `\`get_metadata\` must be a \`@classmethod\`. ${SKIPS}`,
  evidence: [METHOD, ...loader('_objects.py', 'Does not contain required class method (get_metadata)')],
});

export const parameterList = define.refused<{ list: string }>('ragflow/python-metadata-parameters', {
  message: ({ list }) =>
    `The parameters of \`get_metadata\` must be exactly \`(cls)\`, as in the base class, but these are ${code(`(${list})`)}. ${SKIPS}`,
  evidence: [
    ...own('llm_tool_plugin.py:22-30'),
    ...loader('_objects.py', 'Argument spec does not match parent for method get_metadata'),
  ],
});

export const annotation = define.refused<{ annotation: string }>('ragflow/python-metadata-annotation', {
  message: ({ annotation }) =>
    `The annotation ${code(annotation)} is not the base class’s, which is the object \`LLMToolMetadata\`. ${SKIPS} Without any annotation it is loaded.`,
  evidence: [
    ...own('llm_tool_plugin.py:22-30'),
    ...loader('_objects.py', 'Type annotations differ for (get_metadata)'),
  ],
});

export const futureAnnotations = define.refused('ragflow/python-future-annotations', {
  message: () =>
    `This line turns the annotation of \`get_metadata\` into a text, and the loader compares it with the object \`LLMToolMetadata\`. ${SKIPS}`,
  evidence: loader('_objects.py', 'Type annotations differ for (get_metadata)'),
});

export const asyncMetadata = define.refused('ragflow/python-metadata-async', {
  message: () =>
    '`get_metadata` must not be `async`. RAGFlow does not await it, and the whole server does not start.',
  evidence: own('plugin_manager.py:26', "TypeError: 'coroutine' object is not subscriptable"),
});

export const parentAgain = define.refused<{ decorator: string }>('ragflow/python-parent-again', {
  message: ({ decorator }) =>
    `${code(decorator)} makes a new kind of plugin and belongs to RAGFlow’s own base class. On a plugin it ends the start of the server.`,
  evidence: [...own('llm_tool_plugin.py:22'), ...loader('_objects.py', 'parent must be unique: llm_tools')],
});

export const skipLoad = defineRule('ragflow/python-skipload', {
  severity: inServers('broken'),
  message: () => 'With `_skipload_` RAGFlow silently leaves this plugin out.',
  evidence: loader('_objects.py', 'Skipload flag is True'),
});

export const fileName = define.refused<{ name: string }>('ragflow/python-file-name', {
  message: ({ name }) =>
    `RAGFlow does not load ${quote(name)}, and does not say so: it loads files whose name ends in \`.py\` and has no other dot.`,
  evidence: loader('_loader.py'),
});

export const versionMissing = defineRule<{ name: string }>('ragflow/python-version-missing', {
  severity: { ...everywhere('advice'), ...onlyDocumented('refused') },
  message: ({ name }) =>
    `${code(name)} has no \`_version_\`, which the README requires. RAGFlow still loads it, with the version \`None\` in its log.`,
  evidence: [readme('Demo: `_version_`'), ...loader('_objects.py')],
});

export const versionInvalid = define.refused<{ version: string }>('ragflow/python-version-invalid', {
  message: ({ version }) =>
    `${code(version)} is not a version as Python knows it (PEP 440). RAGFlow compares versions while it starts, and the whole server does not start.`,
  evidence: loader('_loader.py', "InvalidVersion: Invalid version: '…'"),
});

export const versionType = define.better<{ read: string; type: string }>('ragflow/python-version-type', {
  message: ({ read, type }) =>
    `This is ${type}, not a text. RAGFlow reads it as ${quote(read)}, so 1.10 becomes 1.1.`,
  evidence: [readme('Demo: `_version_`'), ...loader('_objects.py')],
});

export const unread = define.better<{ why: string }>('ragflow/python-unread', {
  message: ({ why }) =>
    `Cannot tell from the text: ${why}. What depends on it is not checked here; “Load” shows what Python makes of it.`,
  evidence: [readme('Demo, get_metadata')],
});
