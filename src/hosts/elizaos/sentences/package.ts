// Sentences on package.json: its name, `agentConfig` and the parameters in it.

import type { Rule } from '../../../model/host.ts';
import {
  code,
  codes,
  didYouMeanText,
  LOCAL,
  milady,
  plain,
  SERVER,
  TERMINAL,
  VALIDATION,
} from '../phrases.ts';

const BUILD = `${SERVER}, buildParamDefs`;

export const packageSentences: Readonly<Record<string, Rule>> = {
  'elizaos/package-nameless': {
    severity: { '2026-03': 'changed' },
    message: () =>
      'Without a `name` Milady ignores the whole package. Neither the app nor the plugin is listed.',
    evidence: [milady(`${LOCAL}, buildDiscoveredEntry`)],
  },
  'elizaos/agent-config-type': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`agentConfig\` must be an object with \`pluginType\` and \`pluginParameters\`, not ${plain(a.got)}. Milady finds no settings in it.`,
    evidence: [milady(TERMINAL)],
  },
  'elizaos/agent-config-member': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`agentConfig\` has no member ${code(a.key)}. It is silently ignored.${didYouMeanText(a.suggestion)}`,
    evidence: [milady(TERMINAL)],
  },
  'elizaos/plugin-type': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `${a.got === '' ? 'There is no `pluginType`' : `The \`pluginType\` is ${code(a.got)}`}. Published plugins have \`elizaos:plugin:1.0.0\` or \`elizaos:client:1.0.0\`.`,
    evidence: [milady(TERMINAL)],
  },
  'elizaos/parameters-missing': {
    severity: { '2026-03': 'changed' },
    message: () => '`agentConfig` has no `pluginParameters`, so the plugin has no settings.',
    evidence: [milady(TERMINAL)],
  },
  'elizaos/parameters-type': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`pluginParameters\` must be an object with one entry per setting, not ${plain(a.got)}. Milady finds no settings in it.`,
    evidence: [milady(BUILD)],
  },
  'elizaos/config-keys-missing': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `For plugins from its store Milady shows only the settings that \`elizaos.configKeys\` lists; ${codes(a.missing, 4)} ${Array.isArray(a.missing) && a.missing.length === 1 ? 'is' : 'are'} not there.`,
    evidence: [milady(`${SERVER}, discovery of installed plugins`)],
  },
  'elizaos/parameter-shape': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The parameter ${code(a.key)} must be an object such as \`{"type": "string", "description": "…"}\`, not ${plain(a.got)}.`,
    evidence: [milady(BUILD)],
  },
  'elizaos/parameter-name': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `Parameters are environment variables: with ${code(a.key)} ${a.label === '' ? 'the label on the settings page gets a stray word' : `the settings page shows the label "${plain(a.label).slice(0, 60)}"`}. Write ${code(a.suggestion)}.`,
    evidence: [milady('shared/labels.ts')],
  },
  'elizaos/parameter-blocked': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The settings page cannot save ${code(a.key)}: the server answers "${plain(a.key)} is blocked for security reasons".`,
    evidence: [milady(`${SERVER}, BLOCKED_ENV_KEYS`, 'K is blocked for security reasons')],
  },
  'elizaos/parameter-type-missing': {
    severity: { '2026-03': 'advice' },
    message: (a) => `${code(a.key)} has no \`type\` and is treated as a string.`,
    evidence: [milady(BUILD)],
  },
  'elizaos/parameter-type': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The settings page knows \`string\`, \`number\` and \`boolean\`; with ${code(a.got)} it treats ${code(a.key)} as a string.${didYouMeanText(a.suggestion)}`,
    evidence: [milady('apps/app/src/components/PluginsView.tsx, paramsToSchema')],
  },
  'elizaos/parameter-undescribed': {
    severity: { '2026-03': 'advice' },
    message: (a) => `${code(a.key)} has no \`description\`, so its field has no help text.`,
    evidence: [milady(BUILD)],
  },
  'elizaos/parameter-switch': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} of ${code(a.key)} should be true or false, not ${plain(a.got)}. The settings page treats it as ${a.taken ? 'true' : 'false'}; the terminal guesses from the name.`,
    evidence: [milady(BUILD), milady(TERMINAL)],
  },
  'elizaos/parameter-in-clear': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `${code(a.key)} does not say \`"sensitive": true\`. The terminal guesses that it is a secret, but the settings page shows it in clear text.`,
    evidence: [milady(BUILD), milady(`${TERMINAL}, inferSensitiveKey`)],
  },
  'elizaos/parameter-required-guessed': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `${code(a.key)} does not say whether it is \`required\`. The terminal guesses yes from its name; the settings page assumes no.`,
    evidence: [milady(BUILD), milady(`${TERMINAL}, inferRequiredKey`)],
  },
  'elizaos/parameter-options': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`options\` of ${code(a.key)} must be a list of strings to choose from, and this is ${plain(a.got)}.`,
    evidence: [milady(BUILD)],
  },
  'elizaos/parameter-default-mismatch': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The default of ${code(a.key)} ${a.want === 'options' ? 'is not one of its `options`' : `cannot be read as ${plain(a.want)}`}.`,
    evidence: [milady('apps/app/src/components/PluginsView.tsx, paramsToSchema')],
  },
  'elizaos/parameter-required-default': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `${code(a.key)} is required and has a default. Until it is set, its card warns "${plain(a.message).slice(0, 200)}".`,
    evidence: [milady(`${VALIDATION}, validatePluginConfig`, 'KEY is not set (will use default: V)')],
  },
  'elizaos/parameter-default-unseen': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `A default that is empty, zero or false does not count. The card of the plugin says "${plain(a.message).slice(0, 200)}".`,
    evidence: [milady(`${VALIDATION}, validatePluginConfig`, 'KEY is required but not set')],
  },
  'elizaos/parameter-default-doubted': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `A user who types the default of ${code(a.key)} sees: "${plain(a.message).slice(0, 200)}".`,
    evidence: [
      milady(
        `${VALIDATION}, validatePluginConfig`,
        '<Label> key should start with "P" — the current value may be invalid',
      ),
    ],
  },
  'elizaos/parameter-optional': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `Milady ignores \`optional\` of ${code(a.key)}. It reads \`required\`${a.declared ? ', which is already there' : ''}.`,
    evidence: [milady(BUILD)],
  },
  'elizaos/parameter-member': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `Milady ignores ${code(a.name)} of ${code(a.key)}. A parameter has \`type\`, \`description\`, \`required\`, \`sensitive\`, \`default\` and \`options\`.${didYouMeanText(a.suggestion)}`,
    evidence: [milady(BUILD)],
  },
};
