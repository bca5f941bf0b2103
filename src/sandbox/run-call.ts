// One call of plugin code in the sandbox: its requests are answered, and everything that happens is written down.

import type { Mocks, RunResult, RunCall, Stop, TimelineEntry } from '../model/run.ts';
import { startLog, type RunLog } from './run-log.ts';
import { ours, type Told } from './endings.ts';
import { PLAIN_NODE, request, requestOf, type RequestRules } from './requests.ts';
import { run, type Ending, type Program } from './run.ts';

/** What a host decides about a run of its tools. */
export interface Policy {
  readonly program: Program;
  readonly rules: RequestRules;
  /** Answers a call of the guest; undefined leaves it to the page. Throws what the code sees. */
  readonly answer?: (method: string, params: unknown, log: RunLog) => string | undefined;
  readonly told: (ending: Ending) => Told;
}

/** Never rejects. */
export async function runCall(
  call: RunCall,
  { program, rules, answer, told }: Policy,
  mocked: Mocks,
  watch: (entry: TimelineEntry) => void = () => undefined,
  stop?: Stop,
): Promise<RunResult> {
  const log = startLog(call.services, watch);
  const requests = { rules, mocks: mocked, clock: log.clock, watch: log.write };
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const given = answer?.(method, params, log);
    if (given !== undefined) return given;
    if (method !== 'fetch') throw new TypeError('Unknown call');
    return request(requestOf(params), requests);
  };
  const ending = await run(program, { ...log, ask }, stop);
  return { mode: call.mode, ...told(ending), ms: log.clock(), timeline: log.timeline, used: [] };
}

/** The same for a host that runs the code without any sandbox: no gates, and nothing that ends a run. */
export function runNode(
  call: RunCall,
  program: Omit<Program, 'limits'>,
  mocked: Mocks,
  told: (ending: Exclude<Ending, { kind: 'late' }>) => Told,
  watch?: (entry: TimelineEntry) => void,
  stop?: Stop,
): Promise<RunResult> {
  const policy: Policy = {
    program: { ...program, limits: LIMITS },
    rules: PLAIN_NODE,
    told: (ending) => (ending.kind === 'late' ? tooLong(ending.limit) : told(ending)),
  };
  return runCall(call, policy, mocked, watch, stop);
}

/** Our own: the host would wait. */
const LIMITS = { synchronous: 5_000, wall: 30_000 };

function tooLong(limit: 'synchronous' | 'wall'): Told {
  const seconds = String(LIMITS[limit] / 1000);
  return ours(
    'timed-out',
    `The host has no time limit for this code and would keep waiting. Plugbench stopped the run after ${seconds} s.`,
  );
}
