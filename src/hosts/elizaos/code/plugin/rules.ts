// Rules for the plugin object: that one is exported, its name and description, its members and dependencies.

import { CORE_1, inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { core1, section, define } from '../../evidence.ts';

const PLUGIN = section('Plugin Interface');
const VALID = core1('isValidPluginShape in src/plugin.ts');

export const noPlugin = define.codeRefused('elizaos/source-no-plugin', {
  message: () =>
    'This file exports no plugin. The core looks at the default export and then at all others, for an object with a `name`.',
  evidence: [
    section('Plugin Interface'),
    core1('loadAndPreparePlugin in src/plugin.ts', 'No valid plugin export found'),
  ],
});

export const noName = define.codeRefused<{ missing: boolean }>('elizaos/source-name', {
  message: ({ missing }) =>
    `${missing ? 'The plugin has no `name`' : 'The plugin’s `name` is empty'}. The core does not load it.`,
  evidence: [PLUGIN, core1('validatePlugin in src/plugin.ts', 'Plugin must have a name')],
});

export const nameForm = define.pageAdvice<{ name: string }>('elizaos/source-name-form', {
  message: ({ name }) =>
    `The name ${code(name)} is not in kebab-case. The documentation recommends lowercase words with hyphens.`,
  evidence: [PLUGIN],
});

export const doesNothing = define.codeAdvice('elizaos/source-does-nothing', {
  message: () =>
    'The plugin registers nothing: it has neither `init` nor actions, providers, services or the like. The core loads it for its description alone.',
  evidence: [PLUGIN, VALID],
});

export const dependsOnItself = defineRule<{ name: string }>('elizaos/source-depends-on-itself', {
  severity: inCode.everywhere('changed'),
  message: ({ name }) =>
    `The plugin depends on itself, as ${code(name)}. The core reports a circular dependency and ignores the entry.`,
  evidence: [PLUGIN, core1('resolvePluginDependencies in src/plugin.ts', 'Circular dependency detected')],
});

const REGISTER = core1('registerPlugin in src/runtime.ts');

export const waitsForItself = defineRule('elizaos/source-init-waits', {
  severity: inCode.since(CORE_1, 'broken'),
  message: () =>
    'The agent never starts: core 1.x waits for `init` before it resolves `initPromise`, and `init` waits for that here. Use `then` without `await`, or do it in a service.',
  evidence: [core1('initialize in src/runtime.ts')],
});

export const serviceInInit = define.codeChanged('elizaos/source-service-in-init', {
  message: () =>
    'Services start after every `init` has ended, so `getService` gives null here. Ask for it where it is used.',
  evidence: [core1('registerService in src/runtime.ts')],
});

export const configUnused = defineRule('elizaos/source-config-unused', {
  severity: { documented: 'advice', ...inCode.since(CORE_1, 'changed') },
  message: () =>
    'Only `init` gets the values of `config`, and this plugin has no `init`. The core does nothing else with them.',
  evidence: [PLUGIN, REGISTER],
});

export const configText = define.codeChanged<{ name: string; text: string }>('elizaos/source-config-text', {
  message: ({ name, text }) =>
    `\`init\` gets ${code(name)} as the text ${code(JSON.stringify(text))}${text === 'false' || text === '0' ? ', which counts as true' : ''}. The core makes a text of every value of \`config\`.`,
  evidence: [REGISTER],
});
