// One call of plugin code that its host runs without any sandbox: the same frame, no gates, mocks for the world.

import type { MockedWorld, Outcome, RunCall, Stop, TimelineEntry } from '../model/run.ts';
import { readOf } from './diary.ts';
import { PLAIN_NODE, request, requestOf } from './requests.ts';
import { run, type Ending, type Program, type World } from './run.ts';

/** What the host makes of an ending. */
export type Told = Pick<Outcome, 'kind' | 'isError' | 'content' | 'value' | 'note' | 'line' | 'column'>;

/** Never rejects. */
export async function runNode(
  call: RunCall,
  program: Omit<Program, 'limits'>,
  mocked: MockedWorld,
  told: (ending: Ending) => Told,
  watch: (entry: TimelineEntry) => void = () => undefined,
  stop?: Stop,
): Promise<Outcome> {
  const began = performance.now();
  const clock = (): number => performance.now() - began;
  const timeline: TimelineEntry[] = [];
  const write = (entry: TimelineEntry): void => {
    timeline.push(entry);
    watch(entry);
  };
  const requests = { rules: PLAIN_NODE, world: mocked, clock, watch: write };
  const world: World = {
    ask(method, params) {
      if (method !== 'fetch') return Promise.reject(new TypeError('Unknown call'));
      return request(requestOf(params), requests);
    },
    log: (level, text) => write({ kind: 'log', at: clock(), level, text }),
    note(name, detail) {
      const read = name === 'config' ? readOf(detail, call.services, clock()) : null;
      if (read) write(read);
    },
  };
  const ending = await run({ ...program, limits: LIMITS }, world, stop);
  return { way: call.way, ...told(ending), ms: clock(), timeline, used: [] };
}

/** These hosts end nothing; our own wall clock does. */
const LIMITS = { synchronous: 5_000, wall: 30_000 };

/** Endings that are ours and not the host's; null for one of the code's own. */
export function ourEnding(ending: Ending): Told | null {
  switch (ending.kind) {
    case 'ended':
    case 'syntax':
      return null;
    case 'late':
      return ours(
        'timed-out',
        `The host would wait on: it has no limit for this code. Here it was ended after ${ending.limit === 'wall' ? '30' : '5'} s.`,
      );
    case 'stopped':
      return ours('stopped', 'Stopped by you before it was over.');
    case 'cut':
      return ours('cut', 'The code sent more to the page than a run may, so the run was ended here.');
    case 'unavailable':
      return ours('unavailable', `${ending.why} Tools cannot be run here.`);
  }
}

function ours(kind: Told['kind'], note: string): Told {
  return { kind, isError: true, note };
}
