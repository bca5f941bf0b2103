// How this host calls an action: `(runtime, message, state, options)`, with what the model gives in `options.parameters`,
// or in `state.data.actionParams` as core 1.7 does.

import type { Convention } from '../../../model/plugin.ts';
import { aboutCode, allSettings } from '../../../convert/code/adapter.ts';
import { usesOf } from '../../../convert/code/uses.ts';

/** What a handler is given, of which other hosts have only some members. */
const GIVEN = { parameters: ['runtime', 'message', 'state', 'options'] };

/** What the shell plays of it. */
const PLAYED = [
  ...['runtime.getSetting', 'runtime.logger', 'message.content.text', 'state.data.actionParams'],
  'options.parameters',
];

/** Whether a handler reads what a person wrote to the agent. */
export function readsMessage(handler: string): boolean {
  return usesOf(handler, GIVEN).includes('message.content.text');
}

/** How this host calls code; its id is in the marks of converted code and never changes. */
export const convention: Convention = {
  id: 'action-handler',
  ownOnly: (code) =>
    usesOf(code, GIVEN).filter((use) => !PLAYED.some((one) => `${use}.`.startsWith(`${one}.`))),
  // The handler is made once, so what is declared around it stays between calls.
  shell: (_, settings, about) => [
    `const plugbenchHandler = () => (
`,
    `);
${aboutCode(about)}let plugbenchMade;
const plugbenchCall = async (args, setting, node) => {
${allSettings(settings)}  const said = [];
  const runtime = { getSetting: (key) => settings[key] ?? null, logger: console };
  const message = { content: { text: ${about.message === undefined ? "''" : 'String(args[plugbenchAbout.message] ?? "")'} } };
  const state = { values: {}, data: { actionParams: args }, text: '' };
  const listen = async (content) => {
    if (content && content.text) said.push(content.text);
    return [];
  };
  plugbenchMade ??= plugbenchHandler();
  const result = await plugbenchMade(runtime, message, state, { parameters: args }, listen);
  if (result && result.success === false) {
    const { error } = result;
    throw new Error((error && error.message) || error || result.text || 'The action failed.');
  }
  if (result && typeof result.text === 'string') return result.text;
  return said.length > 0 ? said.join('\\n') : (JSON.stringify(result) ?? '');
};
`,
  ],
};
