// How this host calls an action: `(runtime, message, state, options)`, with what the model gives in `options.parameters`,
// or in `state.data.actionParams` as core 1.7 does.

import type { Convention } from '../../../model/plugin.ts';
import { allSettings } from '../../../convert/code/adapter.ts';

/** How this host calls code; its id is in the marks of converted code and never changes. */
export const convention: Convention = {
  id: 'action-handler',
  // The shell's runtime has nothing but settings.
  ownOnly: (code) => [...new Set(code.match(/\bruntime\.(?!getSetting\b)[A-Za-z]\w*/g))],
  shell: (_, settings) => [
    `const call = async (args, setting, node) => {
${allSettings(settings)}  const said = [];
  const runtime = { getSetting: (key) => settings[key] ?? null };
  const message = { content: { text: '' } };
  const state = { values: {}, data: { actionParams: args }, text: '' };
  const listen = async (content) => {
    if (content && content.text) said.push(content.text);
    return [];
  };
  const handler = (
`,
    `  );
  const result = await handler(runtime, message, state, { parameters: args }, listen);
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
