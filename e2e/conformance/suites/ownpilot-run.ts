// Replays recorded runs of tool code in the built page's sandbox, in the three recorded modes.

import type { HttpMock, RunResult, RunCall, RunOptions } from '../../../src/model/run.ts';
import { compileRefusals } from '../../../src/hosts/ownpilot/run/read.ts';
import { LOADER, withRunningPage, type Loader, type RunningPage } from '../built-page.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly code: string;
  readonly args: unknown;
  readonly permissions: readonly string[];
  readonly config: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What requests are answered; absent where every one gets `{"ok":true}`. */
  readonly http?: readonly HttpMock[];
  readonly expected: Readonly<Record<string, unknown>>;
}

/** How the recorded hosts were set up: no tools wired, a plain store, every request answered with 200. */
const RECORDED: RunOptions = { asRecorded: true };

/** A brief run takes every second case, in one mode. */
const BRIEF = 2;

/** Cases that are replayed at the same time, each in a frame of its own. */
const AT_ONCE = 4;

/** A suite for a file of such runs. */
export const runsOf = (name: string): Suite => ({
  name,
  async *replay(lines, _folder, brief): AsyncIterable<Comparison> {
    const cases = (lines as Case[]).filter((_, at) => !brief || at % BRIEF === 0);
    const open = cases.flatMap((one, at) => {
      const modes = Object.keys(one.expected);
      const chosen = brief ? modes.filter((_, i) => i === at % modes.length) : modes;
      return chosen.map((mode) => ({ one, mode }));
    });
    const done: Comparison[] = [];
    await withRunningPage(async (page) => {
      await page.evaluate(LOADER);
      const work = async (): Promise<void> => {
        for (let next = open.shift(); next; next = open.shift()) {
          const { one, mode } = next;
          const result = await runIn(page, one, mode);
          done.push({ id: one.id, release: mode, expected: one.expected[mode], actual: recorded(result) });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    });
    yield* done;
  },
});

export const suite = runsOf('ownpilot-run');

type Run = Omit<Case, 'id' | 'expected'>;

/** Runs code in the built page as the recorded hosts were set up. */
export function runIn(
  page: RunningPage,
  { code, args, permissions, config, http }: Run,
  mode: string,
  options: RunOptions = RECORDED,
): Promise<RunResult> {
  const call: RunCall = {
    packageId: 'pkg',
    tool: {
      pointer: '/tools/0',
      name: 't',
      description: 'd',
      code,
      parameters: { type: 'object', properties: {} },
      permissions,
      requiresApproval: false,
      rest: compileRefusals(code),
    },
    args,
    mode,
    services: [],
  };
  const entries = Object.entries(config).map(([service, data]) => [service, { data, active: true }] as const);
  return page.evaluate(
    async ([given, stored, options, http]) => {
      const { loadParts } = globalThis as unknown as Loader;
      const runner = await (await loadParts()).loadRunner('ownpilot');
      const answer = { method: '', address: '*', status: 200, headers: [], body: '{"ok":true}' };
      const mocks = {
        config: Object.fromEntries(stored),
        http: http ?? [{ ...answer, delayMs: 0, fails: false }],
        tools: [],
        clock: null,
        seed: null,
      };
      return runner.run(given, mocks, undefined, undefined, options);
    },
    [call, entries, options, http] as const,
  );
}

/** A result as the recording writes it. */
function recorded({ kind, isError, content }: RunResult): unknown {
  if (kind === 'refused' && content?.startsWith('Tool code validation failed')) return { rejected: content };
  return content === undefined ? { isError } : { isError, content };
}
