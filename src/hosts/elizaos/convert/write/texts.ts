// The parts of the package's source that are the same for every plugin.

import { jsLiteral } from '../../../kit/convert/literals.ts';

/** What is before the data, so that they are found when the file is read back. */
export const FACTS = 'const facts = ';
/** Opens every written source file. */
export const INSTRUCTIONS = 'const instructions: string = ';

/** The imports and types of a written source file. */
export const HEAD = `// Made by Plugbench.

import type {
  Action,
  ActionResult,
  HandlerOptions,
  IAgentRuntime,
  Memory,
  Plugin,
  Provider,
  State,
} from '@elizaos/core';
import calls from '../tools.cjs';

type Fact = Pick<Action, 'name' | 'description' | 'similes' | 'parameters' | 'examples'>;

`;

/** Everything behind the data. */
export function tail(id: string, description: string): string {
  return `
/** A setting by its variable, else by its name in the form; undefined where it is not set. */
function settingsOf(runtime: IAgentRuntime): (names: readonly string[]) => unknown {
  return (names) => {
    for (const name of names) {
      const value = runtime.getSetting(name);
      if (value !== undefined && value !== null && value !== '') return value;
    }
    return undefined;
  };
}

async function run(name: string, runtime: IAgentRuntime, options?: HandlerOptions): Promise<ActionResult> {
  const call = calls[name];
  if (!call) return { success: false, error: 'This action has no code.' };
  try {
    const text = await call(options?.parameters ?? {}, settingsOf(runtime));
    return { success: true, text, data: { content: text } };
  } catch (error) {
    return { success: false, text: \`Tool execution failed: \${String(error)}\`, error: String(error) };
  }
}

const actions: Action[] = facts.map((fact: Fact) => ({
  ...fact,
  validate: async () => true,
  handler: async (runtime: IAgentRuntime, _message: Memory, _state?: State, options?: HandlerOptions) =>
    run(fact.name, runtime, options),
}));

const providers: Provider[] =
  instructions === '' ? [] : [{ name: ${jsLiteral(`${id}-instructions`)}, get: async () => ({ text: instructions }) }];

export const plugin: Plugin = {
  name: ${jsLiteral(id)},
  description: ${jsLiteral(description)},
  actions,
  providers,
};

export { plugin as default };
`;
}

/** Types of the host, for a compiler without its packages. */
export const DECLARATIONS = `// Made by Plugbench.

/** One function per action, by its name: gives the text that the model gets, or throws. */
declare const calls: Readonly<
  Record<
    string,
    (args: Record<string, unknown>, read: (names: readonly string[]) => unknown) => Promise<string>
  >
>;

export = calls;
`;
