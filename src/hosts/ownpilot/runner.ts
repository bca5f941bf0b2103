// Runs a tool of an OwnPilot package as each release would, in the sandbox.

import type { Mocks, RunCall, RunOptions, Runner } from '../../model/run.ts';
import type { Told } from '../../sandbox/endings.ts';
import { prepareFrame, type Guest } from '../../sandbox/frame.ts';
import { runCall, type Policy } from '../../sandbox/run-call.ts';
import type { Program } from '../../sandbox/run.ts';
import { source as part } from './guest/library.ts?guest';
import { source as prelude } from './guest/prelude.ts?guest';
import { reachesLibrary } from './guest/reach.ts';
import type { HostStart } from './guest/start.ts';
import { told } from './run/result.ts';
import { refusedCode } from './run/refusal.ts';
import { modeOf, modes, type OwnPilotMode } from './run/modes.ts';
import { answersOf, toolPolicyOf, requestRules } from './run/calls.ts';
import { argumentRefusal } from './tool/arguments.ts';
import { listTools, type ToolPolicy } from './tool/tool-policy.ts';

const GUEST: Guest = { prelude, part };

const run: Runner['run'] = async (call, mocks, watch, stop, options = {}) => {
  const mode = modeOf(call.mode);
  const refusal = refused(call, mode, options);
  if (refusal) return { mode: mode.id, ...refusal, ms: 0, timeline: [], used: [] };
  const { name, permissions, longest } = call.tool;
  const recorded = options.asRecorded === true;
  const wall = (mode.id === '0.8.3-worker' ? longest : undefined) ?? mode.limits.wall;
  const toolPolicy = toolPolicyOf(mode, permissions, mocks, recorded);
  const used = new Set<string>();
  const policy: Policy = {
    program: programOf(call, mode, startOf(call, mode, mocks, toolPolicy), wall, options),
    rules: requestRules(name, mode, !recorded),
    answer: answersOf(toolPolicy, used),
    told: (ending) => told(ending, mode, wall),
  };
  const result = await runCall(call, policy, mocks, watch, stop);
  return { ...result, mode: mode.id, used: [...used] };
};

function refused({ tool, args, packageId }: RunCall, mode: OwnPilotMode, options: RunOptions): Told | null {
  const code = options.unchecked ? null : refusedCode({ packageId, ...tool }, mode);
  if (code) {
    const note = code.missing
      ? 'The tool is never registered. The model does not see it, and this message is only in the host’s log.'
      : 'The host checks the code before each call and refuses it.';
    return { kind: 'refused', isError: true, content: code.text, note };
  }
  const refusal = refusalOf(tool, args, mode);
  return refusal === null ? null : { kind: 'refused', isError: true, content: refusal };
}

function programOf(
  { tool }: RunCall,
  mode: OwnPilotMode,
  start: HostStart,
  wall: number,
  { limits, linger }: RunOptions,
): Program {
  return {
    guest: GUEST,
    wholeGuest: mode.id !== '0.8.3-worker' && reachesLibrary(tool.code),
    wrapper: mode.wrapper,
    code: tool.code,
    start,
    // Tests end sooner; the host's text names its own limit all the same.
    limits: limits ?? { ...mode.limits, wall },
    ...(linger === undefined ? {} : { linger }),
  };
}

function startOf(
  { tool, args, services }: RunCall,
  mode: OwnPilotMode,
  mocks: Mocks,
  toolPolicy: ToolPolicy,
): HostStart {
  return {
    mode: mode.id,
    tool: tool.name,
    args: JSON.stringify(args ?? {}),
    permissions: tool.permissions,
    config: mocks.config,
    services: services.map(({ name, label, category, description }) => ({
      name,
      displayName: label,
      category,
      ...(description === '' ? {} : { description }),
    })),
    emptyIsMissing: !toolPolicy.without,
    tools: toolPolicy.worker && toolPolicy.without ? null : listTools(toolPolicy),
    clock: mocks.clock,
    seed: mocks.seed,
  };
}

/** The other callers of 0.8.3 check nothing (sheet 2.3). */
function refusalOf(tool: RunCall['tool'], args: unknown, { id }: OwnPilotMode): string | null {
  return id === '0.8.3-worker' ? null : argumentRefusal(tool, args);
}

export const runner: Runner = {
  modes,
  settings: 'config.get',
  callsTools: true,
  empty: 'This manifest has no tool with code to run.',
  refusal: (tool, args, mode) => refusalOf(tool, args, modeOf(mode)),
  prepare: () => prepareFrame(GUEST),
  run,
};
