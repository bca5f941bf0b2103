// Runs an action of a plugin as the agent's runtime calls it.

import type { RunCall, Runner, Way } from '../../model/run.ts';
import { prepareFrame } from '../../sandbox/frame.ts';
import { ourEnding, type Told } from '../../sandbox/endings.ts';
import { runNode } from '../../sandbox/run-node.ts';
import type { Ending } from '../../sandbox/run.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import type { ActionStart } from './guest/start.ts';
import { MILADY } from './releases.ts';
import type { Modules } from './run/actions.ts';

const GUEST = { prelude };

const WAY: Way = {
  id: MILADY,
  release: MILADY,
  label: MILADY,
  about:
    'The handler is called with a mocked `runtime` and `message`, the arguments in `options.parameters`. Types are taken out; of `@elizaos/core` only `logger` is there, of Node.js `crypto`, `buffer` and `url`.',
  asksApproval: false,
};

const WRAPPER = { before: '', after: '' };

const run: Runner['run'] = (call, world, watch, stop) => {
  const { entry, program } = call.tool.rest as Modules;
  const service = serviceOf(call);
  const start: ActionStart = {
    entry,
    action: call.tool.name,
    args: JSON.stringify(call.args ?? {}),
    service,
    settings: Object.fromEntries(Object.entries(world.config[service]?.data ?? {})),
    clock: world.clock,
    seed: world.seed,
  };
  const code = `return __run__(${program});`;
  return runNode(call, { guest: GUEST, wrapper: WRAPPER, code, start }, world, told, watch, stop);
};

/** The first one that is declared; a plugin has one. */
function serviceOf({ services, packageId }: RunCall): string {
  return services[0]?.name ?? (packageId === '' ? 'plugin' : packageId);
}

/** Lines are those of the linked script, so no place is told. */
function told(ending: Exclude<Ending, { kind: 'late' }>): Told {
  if (ending.kind === 'syntax') {
    return { kind: 'threw', isError: true, content: ending.message, note: 'The modules could not be read.' };
  }
  if (ending.kind !== 'ended') return ourEnding(ending);
  const { isError, content, value } = ending.end;
  return {
    kind: isError ? 'threw' : 'ok',
    isError,
    ...(content === undefined
      ? { note: 'The handler gave no text: the model gets nothing of it.' }
      : { content }),
    ...(value === undefined || value === content ? {} : { value }),
  };
}

export const runner: Runner = {
  ways: [WAY],
  settings: 'runtime.getSetting',
  callsTools: false,
  empty:
    'The code of actions is in the plugin’s own modules. Open `src/index.ts` together with the manifest, or choose File > Add files beside the manifest.',
  refusal: () => null,
  prepare: () => prepareFrame(GUEST),
  run,
};
