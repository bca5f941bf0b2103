// Rules for the parts of package.json that Milady reads: its name, `agentConfig` and the `elizaos` block.

import { valueAt } from '../../../lang/json/pointer.ts';
import { fix, place, setTo } from '../../kit/rule.ts';
import { code, listed } from '../../kit/words.ts';
import { BUILD, LOCAL, SERVER, TERMINAL, milady, define } from '../evidence.ts';
import { PLUGIN_TYPE } from '../parameters/values.ts';

export const packageNameless = define.miladyBroken('elizaos/package-nameless', {
  message: () =>
    'Without a `name` Milady ignores the whole package. Neither the app nor the plugin is listed.',
  evidence: [milady(`${LOCAL}, buildDiscoveredEntry`)],
  fix: () => setTo('/name', 'plugin-example', 'Name it "plugin-example"'),
});

export const agentConfigType = define.miladyBroken<{ got: string }>('elizaos/agent-config-type', {
  message: ({ got }) =>
    `\`agentConfig\` must be an object with \`pluginType\` and \`pluginParameters\`, not ${got}. Milady finds no settings in it.`,
  evidence: [milady(TERMINAL)],
  fix: ({ pointer }) =>
    setTo(pointer, { pluginType: PLUGIN_TYPE, pluginParameters: {} }, 'Add an empty "agentConfig"'),
});

export const parametersType = define.miladyBroken<{ got: string }>('elizaos/parameters-type', {
  message: ({ got }) =>
    `\`pluginParameters\` must be an object with one entry per setting, not ${got}. Milady finds no settings in it.`,
  evidence: [milady(BUILD)],
  fix: ({ pointer }) => setTo(pointer, {}, 'Add empty parameters'),
});

export const configKeysMissing = define.miladyAdvice<{ missing: readonly string[] }>(
  'elizaos/config-keys-missing',
  {
    message: ({ missing }) =>
      `For plugins from its store Milady shows only the settings that \`elizaos.configKeys\` lists; ${listed(
        missing.map((name) => code(name)),
        4,
      )} ${missing.length === 1 ? 'is' : 'are'} not there.`,
    evidence: [milady(`${SERVER}, discovery of installed plugins`)],
    fix: ({ args }, document) => {
      const known = valueAt(document.value, '/elizaos/configKeys');
      const old: readonly unknown[] = Array.isArray(known) ? known : [];
      const all = [...old, ...args.missing];
      return fix('List them in elizaos.configKeys', place(document, '/elizaos/configKeys', all));
    },
  },
);
