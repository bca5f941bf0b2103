// The parts of the package's source that are the same for every plugin, or nearly so.

import { jsLiteral } from '../../../../convert/values/literals.ts';

/** What is before the data, so that they are found when the file is read back. */
export const FACTS = 'const facts: Fact[] = ';
/** The same for what the model gets while the plugin is on. */
export const INSTRUCTIONS = 'const instructions: string = ';

/** The first line of every written file of source. */
export const MADE = '// Made by Plugbench.';

/** The imports and types of a written source file. */
export const HEAD = `${MADE}

import type { Action, ActionResult, IAgentRuntime, Plugin } from '@elizaos/core';
import calls from '../tools.cjs';

type Fact = Pick<Action, 'name' | 'description' | 'similes' | 'parameters' | 'examples'>;

`;

const SETTINGS = `
/** Gives a setting by the first of its names that is set: its variable, else its key in the form. */
function settingsOf(runtime: IAgentRuntime): (names: readonly string[]) => unknown {
  return (names) => {
    for (const name of names) {
      const value = runtime.getSetting(name);
      if (value !== undefined && value !== null && value !== '') return value;
    }
    return undefined;
  };
}
`;

/** Core 1.7 puts only the object form into a prompt, which newer cores and the documented interface do not take. */
const INIT = `
  init: async (_config, runtime) => {
    // Core 1.7 has parameters only in its multi-step mode, and describes them to the model only in this form.
    if (String(runtime.getSetting('USE_MULTI_STEP')) !== 'true') return;
    for (const [i, action] of actions.entries()) {
      const list = (facts[i]?.parameters ?? []) as { name: string; schema: object }[];
      const parameters = list.map(({ name, schema, ...rest }) => [name, { ...schema, ...rest }]);
      Object.assign(action, { parameters: Object.fromEntries(parameters) });
    }
  },`;

/** What the text behind the data depends on. */
export interface Tail {
  readonly id: string;
  readonly description: string;
  readonly hasInstructions: boolean;
  readonly hasSettings: boolean;
  readonly takesParameters: boolean;
}

/** Everything behind the data. */
export function tail({ id, description, hasInstructions, hasSettings, takesParameters }: Tail): string {
  const args = `parametersOf(options, state)${hasSettings ? ', settingsOf(runtime)' : ''}`;
  const provider = `{ name: ${jsLiteral(`${id}-instructions`)}, get: async () => ({ text: instructions }) }`;
  return `${hasSettings ? SETTINGS : ''}
/** What the model gave: it is in the options of core 2, and in the state of core 1.7. */
function parametersOf(options: unknown, state: unknown): Record<string, unknown> {
  const { parameters } = (options ?? {}) as { parameters?: Record<string, unknown> };
  const { data } = (state ?? {}) as { data?: { actionParams?: Record<string, unknown> } };
  return parameters ?? data?.actionParams ?? {};
}

async function run(
  name: string,
  runtime: IAgentRuntime,
  state: unknown,
  options: unknown,
): Promise<ActionResult> {
  const call = calls[name];
  if (!call) return { success: false, text: 'This action has no code.' };
  try {
    const text = await call(${args});
    return { success: true, text, data: { content: text } };
  } catch (error) {
    return { success: false, text: \`Tool execution failed: \${String(error)}\`, error: String(error) };
  }
}

const actions: Action[] = facts.map((fact): Action => ({
  ...fact,
  validate: async () => true,
  handler: async (runtime, _message, state, options) => run(fact.name, runtime, state, options),
}));

export const plugin: Plugin = {
  name: ${jsLiteral(id)},
  description: ${jsLiteral(description)},
  actions,${takesParameters ? INIT : ''}${hasInstructions ? `\n  providers: [${provider}],` : ''}
};

export { plugin as default };
`;
}

/** Types of the tools' code. */
export function declarations(hasSettings: boolean): string {
  const read = hasSettings ? ', read: (names: readonly string[]) => unknown' : '';
  return `${MADE}

/** One function per action, by its name: gives the text that the model gets, or throws. */
declare const calls: Readonly<
  Record<string, (args: Record<string, unknown>${read}) => Promise<string>>
>;

export = calls;
`;
}
