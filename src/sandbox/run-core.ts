// The one way in which a tool is run. Every host gives a policy; permissions, requests, the log and the deadline of a
// call are handled here.

import type {
  HostResult,
  Mocks,
  RunCall,
  RunMode,
  RunOptions,
  RunResult,
  Runner,
  TimelineEntry,
} from '../model/run.ts';
import type { Stop } from '../model/python.ts';
import { cutText } from './cut.ts';
import { SHOWN, type Limits } from './limits.ts';
import { FrameStock, type Guest } from './frame.ts';
import { ourResult, tooLong } from './our-results.ts';
import { mockFor } from './http-mocks.ts';
import { PLAIN_NODE, request, requestOf, type RequestRules } from './requests.ts';
import { RunLog } from './run-log.ts';
import { runScript, type Program, type SandboxResult } from './run-script.ts';

export interface HostPolicy<M extends RunMode> extends Pick<Runner, 'settings' | 'asks' | 'empty'> {
  /** At least one; the first one is for a mode that the host does not have. */
  readonly modes: readonly [M, ...M[]];
  /** What tool code finds around it. */
  readonly guest: Guest;
  /** One call, or the result where the host refuses it before any code runs. */
  readonly plan: (
    call: RunCall,
    mode: M,
    mocks: Mocks,
    options: RunOptions,
  ) => CallPlan | Refusal | Promise<CallPlan | Refusal>;
}

/** The host does not call the code. */
export interface Refusal {
  readonly refused: HostResult;
}

/** One call under a host's rules. */
export interface CallPlan extends Pick<Program, 'wrapper' | 'code' | 'start' | 'wholeGuest' | 'above'> {
  /** Absent for a host that waits forever: then Plugbench ends the run, with limits and a note of its own. */
  readonly deadline?: {
    readonly limits: Limits;
    /** The host's result of a call that took too long. */
    readonly late: (limit: keyof Limits) => HostResult;
  };
  /** Absent: requests go out as Node.js sends them. */
  readonly requests?: RequestRules;
  /**
   * The host's permission checks on a call of the guest. Gives the answer; undefined leaves it to the page. Throws the
   * error that the code sees.
   */
  readonly answer?: (method: string, params: unknown, log: RunLog) => string | undefined;
  readonly logs?: readonly string[];
  /** What the model receives. */
  readonly result: (returned: Extract<SandboxResult, { kind: 'ended' | 'syntax' }>) => HostResult;
}

/** Limits for hosts that have none. */
const OUR_LIMITS: Limits = { synchronous: 5_000, wall: 30_000 };

/** The runner of a host with this policy. */
export function runnerOf<M extends RunMode>(policy: HostPolicy<M>): Runner {
  const { modes, settings, asks, empty, guest } = policy;
  const stock = new FrameStock(guest);
  return {
    modes,
    settings,
    asks,
    empty,
    prepare: () => stock.prepare(),
    discard: () => stock.discard(),
    mockFor,
    run: (...given) => runInSandbox(policy, stock, ...given),
  };
}

/** Runs one call as the host of the policy does. Never rejects. */
async function runInSandbox<M extends RunMode>(
  policy: HostPolicy<M>,
  stock: FrameStock,
  call: RunCall,
  mocks: Mocks,
  watch: (entry: TimelineEntry) => void = () => undefined,
  stop?: Stop,
  options: RunOptions = {},
): Promise<RunResult> {
  const mode = policy.modes.find(({ id }) => id === call.mode) ?? policy.modes[0];
  const plan = await planned(policy, call, mode, mocks, options);
  if ('refused' in plan) {
    return { mode: mode.id, ...shown(plan.refused), ms: 0, timeline: [], used: [] };
  }
  const log = new RunLog(call.services, watch);
  for (const text of plan.logs ?? []) log.line('log', text);
  const { requests: rules = PLAIN_NODE, deadline } = plan;
  const program: Program = {
    ...plan,
    // Tests end sooner; the host's text names its own limit anyway.
    limits: options.limits ?? deadline?.limits ?? OUR_LIMITS,
    ...(options.linger === undefined ? {} : { linger: options.linger }),
  };
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const answer = plan.answer?.(method, params, log);
    if (answer !== undefined) return answer;
    if (method !== 'fetch') throw new TypeError('Unknown call');
    return request(requestOf(params), { rules, mocks, log });
  };
  const result = resultOf(await runScript(stock, program, { ask, log }, stop), plan);
  return { mode: mode.id, ...shown(result), ms: log.clock(), timeline: log.timeline, used: log.used };
}

/** The plan; a part of the guest may have to be loaded for it. */
async function planned<M extends RunMode>(
  { plan }: HostPolicy<M>,
  ...given: Parameters<HostPolicy<M>['plan']>
): Promise<CallPlan | Refusal> {
  try {
    return await plan(...given);
  } catch {
    return { refused: ourResult({ kind: 'unavailable', why: 'A part of the sandbox could not be loaded.' }) };
  }
}

function resultOf(ended: SandboxResult, { deadline, result }: CallPlan): HostResult {
  if (ended.kind === 'ended' || ended.kind === 'syntax') return result(ended);
  if (ended.kind !== 'late') return ourResult(ended);
  return deadline?.late(ended.limit) ?? tooLong(OUR_LIMITS[ended.limit]);
}

/** A note may quote the code, so it is cut to what a page can show. */
function shown(result: HostResult): HostResult {
  return result.note === undefined ? result : { ...result, note: cutText(result.note, SHOWN.note) };
}
