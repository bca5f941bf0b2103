// Runs a tool of an OwnPilot package as each release would, in the sandbox.

import type { MockedWorld, RunCall, RunOptions, Runner } from '../../model/run.ts';
import type { Told } from '../../sandbox/endings.ts';
import { prepareFrame, type Guest } from '../../sandbox/frame.ts';
import { runCall, type Policy } from '../../sandbox/run-call.ts';
import type { Program } from '../../sandbox/run.ts';
import { source as part } from './guest/library.ts?guest';
import { source as prelude } from './guest/prelude.ts?guest';
import { reachesLibrary } from './guest/reach.ts';
import type { HostStart } from './guest/start.ts';
import { told } from './run/outcome.ts';
import { refusedCode } from './run/refusal.ts';
import { wayOf, ways, type OwnPilotWay } from './run/ways.ts';
import { answersOf, gatesOf, requestRules } from './run/world.ts';
import { argumentRefusal } from './tool/arguments.ts';
import { listTools, type ToolGates } from './tool/tool-gate.ts';

const GUEST: Guest = { prelude, part };

const run: Runner['run'] = async (call, world, watch, stop, options = {}) => {
  const way = wayOf(call.way);
  const refusal = refused(call, way, options);
  if (refusal) return { way: way.id, ...refusal, ms: 0, timeline: [], used: [] };
  const { name, permissions, longest } = call.tool;
  const recorded = options.asRecorded === true;
  const wall = (way.id === '0.8.3-worker' ? longest : undefined) ?? way.limits.wall;
  const gates = gatesOf(way, permissions, world, recorded);
  const used = new Set<string>();
  const policy: Policy = {
    program: programOf(call, way, startOf(call, way, world, gates), wall, options),
    rules: requestRules(name, way, !recorded),
    answer: answersOf(gates, used),
    told: (ending) => told(ending, way, wall),
  };
  const outcome = await runCall(call, policy, world, watch, stop);
  return { ...outcome, way: way.id, used: [...used] };
};

function refused({ tool, args, packageId }: RunCall, way: OwnPilotWay, options: RunOptions): Told | null {
  const code = options.unchecked ? null : refusedCode({ packageId, ...tool }, way);
  if (code) {
    const note = code.missing
      ? 'The tool is never registered. The model does not see it, and this message is only in the host’s log.'
      : 'The host checks the code before each call and refuses it.';
    return { kind: 'refused', isError: true, content: code.text, note };
  }
  const refusal = refusalOf(tool, args, way);
  return refusal === null ? null : { kind: 'refused', isError: true, content: refusal };
}

function programOf(
  { tool }: RunCall,
  way: OwnPilotWay,
  start: HostStart,
  wall: number,
  { limits, linger }: RunOptions,
): Program {
  return {
    guest: GUEST,
    wholeGuest: way.id !== '0.8.3-worker' && reachesLibrary(tool.code),
    wrapper: way.wrapper,
    code: tool.code,
    start,
    // Tests end sooner; the host's text names its own limit all the same.
    limits: limits ?? { ...way.limits, wall },
    ...(linger === undefined ? {} : { linger }),
  };
}

function startOf(
  { tool, args, services }: RunCall,
  way: OwnPilotWay,
  world: MockedWorld,
  gates: ToolGates,
): HostStart {
  return {
    way: way.id,
    tool: tool.name,
    args: JSON.stringify(args ?? {}),
    permissions: tool.permissions,
    config: world.config,
    services: services.map(({ name, label, category, description }) => ({
      name,
      displayName: label,
      category,
      ...(description === '' ? {} : { description }),
    })),
    emptyIsMissing: !gates.without,
    tools: gates.worker && gates.without ? null : listTools(gates),
    clock: world.clock,
    seed: world.seed,
  };
}

/** The other callers of 0.8.3 check nothing (sheet 2.3). */
function refusalOf(tool: RunCall['tool'], args: unknown, { id }: OwnPilotWay): string | null {
  return id === '0.8.3-worker' ? null : argumentRefusal(tool, args);
}

export const runner: Runner = {
  ways,
  settings: 'config.get',
  callsTools: true,
  empty: 'This manifest has no tool with code to run.',
  refusal: (tool, args, way) => refusalOf(tool, args, wayOf(way)),
  prepare: () => prepareFrame(GUEST),
  run,
};
