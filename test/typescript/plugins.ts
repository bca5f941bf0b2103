// Plugins of our own in the shape of real ones, one of each kind, with faults that a compiler finds.

/** Name → path → text; each is compiled alone. */
export const plugins: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'an action plugin': {
    'src/index.ts': `import type { Plugin } from '@elizaos/core';
import { bookBerth } from './actions/book-berth.ts';

export const harbourPlugin: Plugin = {
  name: 'harbour',
  description: 'Books berths',
  actions: [bookBerth],
  dependencies: 'tides',
};
export default harbourPlugin;
`,
    'src/actions/book-berth.ts': `import type { Action, IAgentRuntime, Memory } from '@elizaos/core';

interface Berth { readonly length: number; readonly name: string }

export const bookBerth: Action = {
  name: 'BOOK_BERTH',
  description: 'Books a berth for a boat',
  validate: (runtime: IAgentRuntime) => runtime.getSetting('HARBOUR_KEY') !== undefined,
  handler: async (_runtime, message: Memory) => {
    const berth: Berth = { length: '12', name: message.content.text };
    return { succes: true, text: berth.nmae };
  },
};
`,
  },
  'a provider plugin': {
    'src/index.ts': `import { type Plugin, type Provider } from '@elizaos/core';

const tides: Provider = {
  name: 'TIDES',
  positon: -10,
  get: async (runtime, message, state) => ({ text: 42, values: { height: state.values } }),
};
export default { name: 'tides', description: 'Knows the tides', providers: [tides, {}] } satisfies Plugin;
`,
  },
  'a service plugin': {
    'src/index.ts': `import { Service, logger, type IAgentRuntime, type Plugin } from '@elizaos/core';

export class RadioService extends Service {
  static override serviceType = 'radio';
  private channel: number = 'sixteen';
  static override async start(runtime: IAgentRuntime): Promise<RadioService> {
    logger.info('Radio on');
    return new RadioService(runtime);
  }
  async stop(): Promise<void> {
    this.chanel = 0;
  }
}
const plugin: Plugin = { name: 'radio', description: 'Listens', services: [RadioService, class Quiet {}] };
export default plugin;
`,
  },
  'a route and model plugin': {
    'src/index.ts': `import { ModelType, type Plugin, type Route } from '@elizaos/core';

const routes: Route[] = [
  { type: 'FETCH', path: '/log', handler: async (_req, res) => { res.json({}); } },
  { type: 'GET', path: '/log' },
];
export const plugin: Plugin = {
  name: 'log',
  description: 'Keeps a log',
  routes,
  models: { [ModelType.TEXT_SMALL]: (runtime: string) => 'x' },
  events: { MESSAGE_RECEIVED: [async () => {}], RUN_ENDED: 'none' },
};
export default plugin;
`,
  },
  'an evaluator plugin with a test': {
    'src/index.ts': `import type { Evaluator, Plugin, TestSuite } from '@elizaos/core';
import { seaworthy } from './seaworthy';
import missing from './missing';

const suite: TestSuite = { name: 'boats', tests: [{ name: 'floats', fn: async (runtime) => void runtime.agentId.foo.bar }] };
const evaluator: Evaluator = {
  name: 'SEAWORTHY',
  description: 'Looks at the boat',
  schema: {},
  examples: [{ prompt: 'p', messages: [{ user: 'a', content: { text: 1 } }], outcome: '' }],
  validate: async () => 'yes',
  handler: async () => { if (seaworthy(3)) return; },
};
export default { name: 'boats', evaluators: [evaluator], tests: [suite], missing } satisfies Plugin;
`,
    'src/seaworthy.ts': `export function seaworthy(boat: string): boolean { return boat.lenght > 1 }\n`,
  },
};
