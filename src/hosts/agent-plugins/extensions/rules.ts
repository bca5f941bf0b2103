// Rules on what plugin.json has for single clients.

import { remove } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { CHANGED, REFUSED, REJECTS, section } from '../evidence.ts';

export const extensionsType = defineRule<{ type: string }>('agent-plugins/extensions-type', {
  severity: CHANGED,
  message: ({ type }) =>
    `\`extensions\` must be an object with one member per client, but this is ${type}. Clients report and ignore it.`,
  evidence: [section('8.1'), section('11.3')],
  fix: ({ pointer }) => remove(pointer),
});

export const extensionType = defineRule<{ name: string; type: string }>('agent-plugins/extension-type', {
  severity: REFUSED,
  message: ({ name, type }) =>
    `What \`extensions\` has for ${code(name)} must be an object, but this is ${type}. ${REJECTS} Some load it and ignore this.`,
  evidence: [section('5.2'), section('8.1')],
  fix: ({ pointer }) => remove(pointer),
});

export const extensionName = defineRule<{ name: string }>('agent-plugins/extension-name', {
  severity: CHANGED,
  message: ({ name }) =>
    `${code(name)} is not a reverse domain such as \`com.example.client\`. A client reads only the domain that it owns, so no client reads this.`,
  evidence: [section('8'), section('8.1')],
});
