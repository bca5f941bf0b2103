// Runs an action of a plugin as the agent's runtime does.

import { member } from '../../model/guards.ts';
import type { RunCall, RunMode } from '../../model/run.ts';
import { cutText } from '../../sandbox/cut.ts';
import { runnerOf, type CallPlan, type HostPolicy } from '../../sandbox/run-core.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import { NOT_OFFERED, type ActionStart } from './guest/start.ts';
import { V2026_03 } from './releases.ts';
import type { Modules } from './run/actions.ts';

const MODE: RunMode = {
  id: V2026_03,
  release: V2026_03,
  label: V2026_03,
  about:
    'The handler is called with a mocked `runtime` and `message`, and the arguments in `options.parameters`. Types are removed. From `@elizaos/core` there is only `logger`, from Node.js only `crypto`, `buffer` and `url`.',
  asksApproval: false,
};

const WRAPPER = { before: '', after: '' };

const plan: HostPolicy<RunMode>['plan'] = (call, _mode, mocks) => {
  const { entry, program, secrets } = call.tool.rest as Modules;
  const service = serviceOf(call);
  const start: ActionStart = {
    entry,
    action: call.tool.name,
    args: JSON.stringify(call.args ?? {}),
    service,
    settings: withSecrets(mocks.config[service]?.data ?? {}, secrets),
    clock: mocks.clock,
    seed: mocks.seed,
  };
  return { wrapper: WRAPPER, code: `return __run__(${program});`, start, result };
};

/** The settings, in which an unset secret gets the value of the setting that asks for it. */
function withSecrets(
  data: Readonly<Record<string, unknown>>,
  secrets: Modules['secrets'],
): Readonly<Record<string, unknown>> {
  const all = new Map(Object.entries(data));
  for (const { name, setting } of secrets) {
    const value = all.get(setting);
    if (value !== undefined && (all.get(name) ?? '') === '') all.set(name, value);
  }
  return Object.fromEntries(all);
}

/** The name of the only service of a plugin. */
function serviceOf({ services, packageId }: RunCall): string {
  return services[0]?.name ?? (packageId === '' ? 'plugin' : packageId);
}

/** Errors have no line and column, because theirs are of the linked script. */
const result: CallPlan['result'] = (returned) => {
  if (returned.kind === 'syntax') {
    return {
      kind: 'threw',
      isError: true,
      content: returned.message,
      note: 'The modules could not be read.',
    };
  }
  const { isError, content, value } = returned;
  const gave = content === undefined ? notOffered(value) : null;
  if (gave !== null) {
    const note = `\`validate\` gave ${cutText(gave, 100)}, so the action is not offered to the model, and its handler does not run.`;
    return { kind: 'refused', isError: false, note };
  }
  return {
    kind: isError ? 'threw' : 'ok',
    isError,
    ...(content === undefined
      ? { note: 'The handler gave no text, so the model gets nothing.' }
      : { content }),
    ...(value === undefined || value === content ? {} : { value }),
  };
};

/** The falsy value of `validate`, with which the model does not see the action; null where the handler ran. */
function notOffered(value: string | undefined): string | null {
  if (value === undefined || !value.startsWith(`{"${NOT_OFFERED}"`)) return null;
  const gave = member(JSON.parse(value), NOT_OFFERED);
  return typeof gave === 'string' ? gave : null;
}

/** Runs actions in one mode, the release that was read. */
export const runner = runnerOf({
  modes: [MODE],
  settings: 'runtime.getSetting',
  callsTools: false,
  empty:
    'The code of actions is in the plugin’s own modules. Open `src/index.ts` together with the manifest, or choose File > Add files beside the manifest.',
  guest: { prelude },
  plan,
});
