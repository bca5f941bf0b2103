// The guest's own script for actions: the plugin's modules are evaluated, then the action is called as the runtime
// calls it: validate first, then the handler with runtime, message, state, options and callback.

import { boot } from '../../../sandbox/guest/boot.ts';
import { consoleOf } from '../../../sandbox/guest/console.ts';
import { provide } from '../../../sandbox/guest/harden.ts';
import type { Link } from '../../../sandbox/guest/link.ts';
import type { GuestResult } from '../../../sandbox/guest/messages.ts';
import { provideNode } from '../../../sandbox/guest/node-like.ts';
import {
  NativeError,
  NativeString,
  apply,
  isObjectLike,
  parse,
  stringify,
} from '../../../sandbox/guest/primordials.ts';
import { sayRead } from '../../../sandbox/guest/settings.ts';
import { evaluate, type ModuleBody } from './modules.ts';
import { actionsOf } from './plugin-of.ts';
import { NOT_OFFERED, type ActionStart } from './start.ts';

type Callable = (...args: unknown[]) => unknown;

/** What a call came to, as it reaches the end of the guest. */
interface Called {
  readonly replies: readonly unknown[];
  readonly result: unknown;
  /** What `validate` gave, where that was not truthy. */
  readonly notOffered?: string;
}

boot((global, given, link) => {
  const start = given as ActionStart;
  const { require } = provideNode(global, start, link);
  const { log, warn, error } = consoleOf(link, false);
  const logger = { log, info: log, debug: log, success: log, trace: log, warn, error };
  const modulesOfHost = (name: string): unknown => {
    if (name === 'node:module' || name === 'module') return { createRequire: () => require };
    if (name.startsWith('@elizaos/')) return { logger, elizaLogger: logger };
    return require(name);
  };
  provide(global, '__run__', async (modules: Readonly<Record<string, ModuleBody>>): Promise<Called> => {
    const actions = actionsOf(evaluate(modules, start.entry, modulesOfHost));
    const action = actions.find(({ name }) => name === start.action);
    if (!action) throw new NativeError(`The plugin exports no action ${start.action}.`);
    const runtime = runtimeOf(link, start, logger);
    const message = {
      id: ID,
      entityId: ID,
      agentId: ID,
      roomId: ID,
      content: { text: '', source: 'plugbench' },
    };
    const state = { values: {}, data: {}, text: '' };
    const options: object = { parameters: parse(start.args) as unknown };
    if (typeof action.validate === 'function') {
      const offered: unknown = await apply(action.validate as Callable, action, [
        runtime,
        message,
        state,
        options,
      ]);
      // The model never sees the action then, so nothing is what it gets.
      if (!offered) return { replies: [], result: undefined, notOffered: NativeString(offered) };
    }
    const replies: unknown[] = [];
    const callback = (content: unknown): Promise<unknown[]> => {
      replies.push(isObjectLike(content) ? (content as { text?: unknown }).text : content);
      return Promise.resolve([]);
    };
    const result: unknown = await apply(action.handler as Callable, action, [
      runtime,
      message,
      state,
      options,
      callback,
      [],
    ]);
    return { replies, result };
  });
  return { returned: (called) => returned(called as Called), threw };
});

/** The id of everything in the mocked conversation. */
const ID = '00000000-0000-4000-8000-000000000000';

function runtimeOf(link: Link, { settings, service }: ActionStart, logger: object): object {
  const none = (): Promise<unknown[]> => Promise.resolve([]);
  return {
    agentId: ID,
    character: { name: 'Plugbench', settings: {} },
    logger,
    getSetting(key: string): unknown {
      const value = Object.hasOwn(settings, key) ? settings[key] : undefined;
      const found = value !== undefined && value !== '';
      sayRead(link, service, NativeString(key), found);
      return found ? value : null;
    },
    getService: () => null,
    composeState: () => Promise.resolve({ values: {}, data: {}, text: '' }),
    getMemories: none,
    searchMemories: none,
    createMemory: () => Promise.resolve(ID),
    emitEvent: () => Promise.resolve(),
    useModel: () => Promise.reject(new NativeError('No language model answers here.')),
  };
}

/** The model gets the text of the result, else the handler's replies, else only the result itself. */
function returned({ replies, result, notOffered }: Called): GuestResult {
  if (notOffered !== undefined) return { isError: false, value: stringify({ [NOT_OFFERED]: notOffered }) };
  const { text, error, success } = (isObjectLike(result) ? result : {}) as Readonly<Record<string, unknown>>;
  const isError = success === false;
  let value: string | undefined;
  try {
    value = stringify(result);
  } catch {
    value = undefined;
  }
  const reply = replies.filter((one) => typeof one === 'string').join('\n');
  const content =
    typeof text === 'string' ? text : reply || (isError && error !== undefined ? messageOf(error) : value);
  return {
    isError,
    ...(content === undefined ? {} : { content }),
    ...(value === undefined ? {} : { value }),
  };
}

function threw(error: unknown): GuestResult {
  return { isError: true, content: messageOf(error) };
}

function messageOf(error: unknown): string {
  return NativeString(isObjectLike(error) && 'message' in error ? error.message : error);
}
