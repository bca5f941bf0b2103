// Replays recorded calls of skills in the built page's sandbox: what the model gets, how the session or the server
// ends, and the lines of the chat and the log.

import type { HttpMock, Mocks, RunCall, RunResult } from '../../../src/model/run.ts';
import { runnable } from '../../../src/hosts/anythingllm/run/skill.ts';
import { replayedInPage, type Loader, type RunningPage } from '../built-page.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Answer {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

interface Case {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly args: unknown;
  readonly setup?: Readonly<Record<string, string>>;
  readonly answer?: Answer;
  readonly expected: { readonly lines?: readonly (readonly [string, unknown?])[] };
}

const FOLDER = '/app/server/storage/plugins/agent-skills/tide-times';

export const suite: Suite = {
  name: 'anythingllm-run',
  runsCode: true,
  async *replay(lines, _folder, brief): AsyncIterable<Comparison> {
    yield* await replayedInPage(lines, brief, async (page, one: Case) => {
      const actual = recorded(await runIn(page, one));
      return { id: one.id, release: '2026-08', expected: asShown(one.expected), actual };
    });
  },
};

function runIn(page: RunningPage, { files, args, setup = {}, answer = {} }: Case): Promise<RunResult> {
  const value = manifestOf(setup);
  const main = { path: 'plugin.json', text: JSON.stringify(value, null, 2), value };
  const others = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { tools, services } = runnable({ main, others });
  const [tool] = tools;
  if (!tool) throw new Error('The case has no handler.js.');
  const call: RunCall = { packageId: 'tide-times', tool, args, mode: '2026-08', services };
  const mocks: Mocks = { config: {}, http: [mockOf(answer)], tools: [], clock: null, seed: null };
  return page.evaluate(
    async ([given, mocks]) => {
      const { loadParts } = globalThis as unknown as Loader;
      const runner = await (await loadParts()).loadRunner('anythingllm');
      return runner.run(given, mocks);
    },
    [call, mocks] as const,
  );
}

/** The manifest of all cases. */
function manifestOf(setup: Readonly<Record<string, string>>): unknown {
  const settings = Object.entries(setup).map(([key, value]) => [
    key,
    { type: 'string', required: false, value },
  ]);
  return {
    active: true,
    hubId: 'tide-times',
    name: 'Tide times',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'Gives tide times',
    ...(settings.length > 0 ? { setup_args: Object.fromEntries(settings) as unknown } : {}),
    entrypoint: { file: 'handler.js', params: {} },
    imported: true,
  };
}

function mockOf({ status = 200, headers, body = '{"ok":true}', error, statusText }: Answer): HttpMock {
  return {
    method: '',
    address: '*',
    status,
    ...(statusText === undefined ? {} : { statusText }),
    headers: Object.entries(headers ?? {}),
    body,
    delayMs: 0,
    fails: error !== undefined,
    ...(error ? { cause: error } : {}),
  };
}

/** What ended is named as in the recording. */
const ENDED = {
  load: 'loadCrash',
  session: 'sessionError',
  server: 'serverDies',
  exit: 'serverExits',
} as const;

/** A result as the recording writes it. */
function recorded({ kind, ends, content, note, timeline }: RunResult): unknown {
  const lines = timeline.flatMap((entry) => (entry.kind === 'log' ? [[entry.level, entry.text]] : []));
  return inFolder({
    ...(kind === 'unavailable' || kind === 'cut' || kind === 'timed-out' ? { [kind]: note } : {}),
    ...(ends ? { [ENDED[ends.of]]: ends.of === 'exit' ? Number(ends.error) : ends.error } : {}),
    ...(content === undefined ? {} : { content }),
    ...(lines.length > 0 ? { lines } : {}),
  });
}

/** The recording has values where the page shows texts. */
function asShown(expected: Case['expected']): unknown {
  const { lines, ...rest } = expected;
  if (!lines) return rest;
  const shown = lines.map(([kind, value]) => [kind, typeof value === 'string' ? value : textOf(value)]);
  return { ...rest, lines: shown };
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** The recording's name for the folder of the skill. */
function inFolder(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(FOLDER, '<dir>'));
}
