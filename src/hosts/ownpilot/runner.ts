// Runs a tool of an OwnPilot package as each release would.

import type { HostResult, Mocks, RunCall, RunOptions } from '../../model/run.ts';
import { runnerOf, type HostPolicy } from '../../sandbox/run-core.ts';
import { source as part } from './guest/library.ts?guest';
import { source as prelude } from './guest/prelude.ts?guest';
import { reachesLibrary } from './guest/reach.ts';
import type { HostStart } from './guest/start.ts';
import { V2026_02 } from './releases.ts';
import { answersOf, requestRules, toolPolicyOf } from './run/calls.ts';
import { modes, type OwnPilotMode } from './run/modes.ts';
import { registered, type SyntaxRefusals } from './run/read.ts';
import { lateResult, refusedCode, resultOf } from './run/result.ts';
import { argumentRefusal } from './tool/arguments.ts';
import { listTools, type ToolPolicy } from './tool/tool-policy.ts';

const plan: HostPolicy<OwnPilotMode>['plan'] = (call, mode, mocks, options) => {
  const refused = refusal(call, mode, options);
  if (refused) return { refused };
  const fault = (call.tool.rest as SyntaxRefusals | null | undefined)?.[mode.id];
  if (fault) return { refused: resultOf({ kind: 'syntax', ...fault }, mode) };
  const { tool } = call;
  const recorded = options.asRecorded === true;
  const tools = toolPolicyOf(mode, tool.permissions, mocks, recorded);
  const isWorker = mode.id === '0.8.3-worker';
  const limits = { ...mode.limits, wall: (isWorker ? tool.longest : undefined) ?? mode.limits.wall };
  return {
    wholeGuest: !isWorker && reachesLibrary(tool.code),
    wrapper: mode.wrapper,
    code: tool.code,
    start: startOf(call, mode, mocks, tools),
    deadline: { limits, late: (limit) => lateResult(limit, mode, limits) },
    requests: requestRules(tool.name, mode, !recorded),
    answer: answersOf(tools),
    result: (returned) => resultOf(returned, mode),
  };
};

/** The code check of each release; then the check of arguments, which 0.8.3 has only in a chat. */
function refusal(
  { tool, args, packageId }: RunCall,
  mode: OwnPilotMode,
  { unchecked }: RunOptions,
): HostResult | null {
  const code = unchecked ? null : refusedCode({ packageId, ...tool }, mode);
  if (code) {
    const note = code.missing
      ? 'The tool is never registered. The model does not see it, and this message is only in the host’s log.'
      : 'The host checks the code before each call and refuses it.';
    return { kind: 'refused', isError: true, content: code.text, note };
  }
  const text = mode.id === '0.8.3-worker' ? null : argumentRefusal(tool, args);
  return text === null ? null : { kind: 'refused', isError: true, content: text };
}

function startOf(
  { tool, args, services }: RunCall,
  mode: OwnPilotMode,
  mocks: Mocks,
  tools: ToolPolicy,
): HostStart {
  return {
    mode: mode.id,
    tool: tool.name,
    args: JSON.stringify(args ?? {}),
    permissions: tool.permissions,
    config: mocks.config,
    services: services.map(registered),
    emptyIsMissing: !tools.without,
    readsInactive: mode.id === V2026_02,
    tools: tools.worker && tools.without ? null : listTools(tools),
    clock: mocks.clock,
    seed: mocks.seed,
  };
}

export const runner = runnerOf({
  modes,
  settings: 'config.get',
  asks: {
    call: 'callTool',
    heading: 'Answers of other tools',
    one: 'Tool answer',
    add: 'Add a tool answer',
    example: { name: 'search_web', content: '{"results":[]}', isError: false },
  },
  empty: 'This manifest has no tool with code to run.',
  guest: { prelude, part },
  plan,
});
