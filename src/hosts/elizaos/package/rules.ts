// Rules for the parts of package.json that Milady reads: its name, `agentConfig` and the `elizaos` block.

import { valueAt } from '../../../text/pointer.ts';
import { add, fix, place, remove, rename, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code, listed, perhaps } from '../../kit/words.ts';
import { LOCAL, SERVER, TERMINAL, milady } from '../evidence.ts';
import { PARAMETERS } from '../parameters/values.ts';

const PLUGIN_TYPE = 'elizaos:plugin:1.0.0';

const BUILD = `${SERVER}, buildParamDefs`;

export const packageNameless = defineRule('elizaos/package-nameless', {
  severity: { '2026-03': 'broken' },
  message: () =>
    'Without a `name` Milady ignores the whole package. Neither the app nor the plugin is listed.',
  evidence: [milady(`${LOCAL}, buildDiscoveredEntry`)],
  fix: () => setTo('/name', 'plugin-example', 'Name it "plugin-example"'),
});

export const agentConfigType = defineRule<{ got: string }>('elizaos/agent-config-type', {
  severity: { '2026-03': 'broken' },
  message: ({ got }) =>
    `\`agentConfig\` must be an object with \`pluginType\` and \`pluginParameters\`, not ${got}. Milady finds no settings in it.`,
  evidence: [milady(TERMINAL)],
  fix: ({ pointer }) =>
    setTo(pointer, { pluginType: PLUGIN_TYPE, pluginParameters: {} }, 'Add an empty "agentConfig"'),
});

export const agentConfigMember = defineRule<{ key: string; suggestion: string | undefined }>(
  'elizaos/agent-config-member',
  {
    severity: { '2026-03': 'changed' },
    message: ({ key, suggestion }) =>
      `\`agentConfig\` has no member ${code(key)}. It is silently ignored.${perhaps(suggestion)}`,
    evidence: [milady(TERMINAL)],
    fix: ({ pointer, args }, document) => [...rename(document, pointer, args.suggestion), ...remove(pointer)],
  },
);

export const pluginType = defineRule<{ got: string }>('elizaos/plugin-type', {
  severity: { '2026-03': 'advice' },
  message: ({ got }) =>
    `${got === '' ? 'There is no `pluginType`' : `The \`pluginType\` is ${code(got)}`}. Published plugins have \`elizaos:plugin:1.0.0\` or \`elizaos:client:1.0.0\`.`,
  evidence: [milady(TERMINAL)],
  fix: () => setTo('/agentConfig/pluginType', PLUGIN_TYPE, `Set it to "${PLUGIN_TYPE}"`),
});

export const parametersMissing = defineRule('elizaos/parameters-missing', {
  severity: { '2026-03': 'changed' },
  message: () => '`agentConfig` has no `pluginParameters`, so the plugin has no settings.',
  evidence: [milady(TERMINAL)],
  fix: () => add(PARAMETERS, {}, 'Add "pluginParameters"'),
});

export const parametersType = defineRule<{ got: string }>('elizaos/parameters-type', {
  severity: { '2026-03': 'broken' },
  message: ({ got }) =>
    `\`pluginParameters\` must be an object with one entry per setting, not ${got}. Milady finds no settings in it.`,
  evidence: [milady(BUILD)],
  fix: ({ pointer }) => setTo(pointer, {}, 'Add empty parameters'),
});

export const configKeysMissing = defineRule<{ missing: readonly string[] }>('elizaos/config-keys-missing', {
  severity: { '2026-03': 'advice' },
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
});
