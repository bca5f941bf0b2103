// The page's side of a run: decides on every call of the tool, and writes down what happened.

import type { MockedWorld, RunCall, TimelineEntry } from '../../../model/run.ts';
import { diaryOf } from '../../../sandbox/diary.ts';
import { request, requestOf, type Requests } from '../../../sandbox/requests.ts';
import type { World } from '../../../sandbox/run.ts';
import { callTool, type ToolGates } from '../tool/tool-gate.ts';
import { requestRules } from './request-rules.ts';
import type { OwnPilotWay } from './ways.ts';

export interface Watched {
  readonly world: World;
  readonly timeline: readonly TimelineEntry[];
  readonly used: Set<string>;
}

/** `clock` gives ms since the start of the run. */
export function worldOf(
  call: RunCall,
  way: OwnPilotWay,
  mocked: MockedWorld,
  clock: () => number,
  watch: (entry: TimelineEntry) => void,
  recorded: boolean,
): Watched {
  const diary = diaryOf(call.services, clock, watch);
  const used = new Set<string>();
  const { name: tool, permissions } = call.tool;
  const requests: Requests = {
    rules: requestRules(tool, way, !recorded),
    world: mocked,
    clock,
    watch: diary.write,
  };
  const gates = gatesOf(way, permissions, mocked, recorded);
  const calls: Calls = { gates, clock, write: diary.write, used };
  const world: World = {
    ...diary,
    async ask(method, params) {
      switch (method) {
        case 'fetch':
          used.add('network');
          // The guest has no `fetch` then; who asks all the same has got around it.
          if (!permissions.includes('network')) throw new TypeError('fetch is not a function');
          return request(requestOf(params), requests);
        case 'callTool':
          return called(params, calls);
        default:
          throw new TypeError('Unknown call');
      }
    },
  };
  return { world, timeline: diary.timeline, used };
}

/** What decides on the calls of other tools. */
export function gatesOf(
  way: OwnPilotWay,
  permissions: readonly string[],
  { tools: mocks }: MockedWorld,
  recorded: boolean,
): ToolGates {
  return { permissions, real: way.real, worker: way.id === '0.8.3-worker', mocks, without: recorded };
}

interface Calls {
  readonly gates: ToolGates;
  readonly clock: () => number;
  readonly write: (entry: TimelineEntry) => void;
  readonly used: Set<string>;
}

function called(params: unknown, { gates, clock, write, used }: Calls): string {
  const { name: given, args } = Object(params) as Record<string, unknown>;
  const name = String(given);
  const at = clock();
  const tell = (rest: { content: string } | { failure: string }): void =>
    write({ kind: 'tool', at, ms: clock() - at, name, args: String(args), ...rest });
  try {
    const { content, permission } = callTool(name, gates, String(args));
    if (permission !== undefined) used.add(permission);
    tell({ content });
    return content;
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
