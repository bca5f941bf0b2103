// Runs a tool of an OwnPilot package as each release would, in the sandbox.

import type {
  MockedWorld,
  Outcome,
  RunCall,
  RunOptions,
  Runner,
  Stop,
  TimelineEntry,
} from '../../model/run.ts';
import { prepareFrame, type Guest } from '../../sandbox/frame.ts';
import { run } from '../../sandbox/run.ts';
import { source as part } from './guest/library.ts?guest';
import { source as prelude } from './guest/prelude.ts?guest';
import { reachesLibrary } from './guest/reach.ts';
import type { HostStart } from './guest/start.ts';
import { told } from './run/outcome.ts';
import { refusedCode } from './run/refusal.ts';
import { wayOf, ways, type OwnPilotWay } from './run/ways.ts';
import { gatesOf, worldOf, type Watched } from './run/world.ts';
import { argumentRefusal } from './tool/arguments.ts';
import { listTools } from './tool/tool-gate.ts';

/** One call in one way. Never rejects. */
async function runTool(
  call: RunCall,
  world: MockedWorld,
  watch: (entry: TimelineEntry) => void = () => undefined,
  stop?: Stop,
  options: RunOptions = {},
): Promise<Outcome> {
  const way = wayOf(call.way);
  const began = performance.now();
  const clock = (): number => performance.now() - began;
  const diary = worldOf(call, way, world, clock, watch, options.asRecorded === true);
  const told = refused(call, way, options) ?? (await sandboxed(call, way, world, diary, stop, options));
  return { way: way.id, ...told, ms: clock(), timeline: diary.timeline, used: [...diary.used] };
}

const GUEST: Guest = { prelude, part };

type Told = ReturnType<typeof told>;

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

async function sandboxed(
  call: RunCall,
  way: OwnPilotWay,
  world: MockedWorld,
  { world: decided }: Watched,
  stop: Stop | undefined,
  options: RunOptions,
): Promise<Told> {
  const { tool } = call;
  const worker = way.id === '0.8.3-worker';
  const wall = worker ? (tool.longest ?? way.limits.wall) : way.limits.wall;
  // Tests end sooner; the host's text names its own limit all the same.
  const limits = options.limits ?? { ...way.limits, wall };
  const start: HostStart = {
    way: way.id,
    tool: tool.name,
    args: JSON.stringify(call.args ?? {}),
    permissions: tool.permissions,
    config: world.config,
    services: call.services.map(({ name, label, category, description }) => ({
      name,
      displayName: label,
      category,
      ...(description === '' ? {} : { description }),
    })),
    emptyIsMissing: options.asRecorded !== true,
    tools:
      worker && options.asRecorded === true
        ? null
        : listTools(gatesOf(way, tool.permissions, world, options.asRecorded === true)),
    clock: world.clock,
    seed: world.seed,
  };
  const ending = await run(
    {
      guest: GUEST,
      wholeGuest: !worker && reachesLibrary(tool.code),
      wrapper: way.wrapper,
      code: tool.code,
      start,
      limits,
      ...(options.linger === undefined ? {} : { linger: options.linger }),
    },
    decided,
    stop,
  );
  return told(ending, way, wall);
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
  run: runTool,
};
