// One call of plugin code that its host runs without any sandbox: the same frame, no gates, mocks for the world.

import type { MockedWorld, Outcome, RunCall, Stop, TimelineEntry } from '../model/run.ts';
import { diaryOf } from './diary.ts';
import { ours, type Told } from './endings.ts';
import { PLAIN_NODE, request, requestOf } from './requests.ts';
import { run, type Ending, type Program, type World } from './run.ts';

/** Never rejects. */
export async function runNode(
  call: RunCall,
  program: Omit<Program, 'limits'>,
  mocked: MockedWorld,
  told: (ending: Exclude<Ending, { kind: 'late' }>) => Told,
  watch: (entry: TimelineEntry) => void = () => undefined,
  stop?: Stop,
): Promise<Outcome> {
  const began = performance.now();
  const clock = (): number => performance.now() - began;
  const diary = diaryOf(call.services, clock, watch);
  const requests = { rules: PLAIN_NODE, world: mocked, clock, watch: diary.write };
  const world: World = {
    ...diary,
    ask(method, params) {
      if (method !== 'fetch') return Promise.reject(new TypeError('Unknown call'));
      return request(requestOf(params), requests);
    },
  };
  const ending = await run({ ...program, limits: LIMITS }, world, stop);
  const said = ending.kind === 'late' ? tooLong(ending.limit) : told(ending);
  return { way: call.way, ...said, ms: clock(), timeline: diary.timeline, used: [] };
}

/** These hosts end nothing; our own wall clock does. */
const LIMITS = { synchronous: 5_000, wall: 30_000 };

function tooLong(limit: 'synchronous' | 'wall'): Told {
  const seconds = String(LIMITS[limit] / 1000);
  return ours(
    'timed-out',
    `The host has no time limit for this code and would keep waiting. Plugbench stopped the run after ${seconds} s.`,
  );
}
