// Calls `invoke` of a plugin in CPython, after the server has loaded it.

import type { PrintedLine, PythonResult } from '../../model/python.ts';
import type { HostResult, RunCall, RunMode, Runner, TimelineEntry } from '../../model/run.ts';
import { cutEntry, cutText, SHOWN } from '../../sandbox/cut.ts';
import { readAnswer } from './load/answer.ts';
import { endSentence, invokeCall, serverRelease } from './load/server.ts';
import { serverFiles } from './load/server-files.ts';
import { hostResult, restOf, type Called } from './run/result.ts';
import type { ToolRest } from './run/runnable.ts';

const MODES: readonly [RunMode, ...RunMode[]] = [
  {
    id: '2026-08',
    release: '2026-08',
    label: '2026-08',
    about:
      'This release loads and lists plugins, and nothing calls them. To try the code, `invoke` is called here as v0.19 does.',
    asksApproval: false,
  },
  {
    id: '0.19',
    release: '0.19',
    label: '0.19',
    about:
      'The chat makes a new instance for every call and passes the arguments by name. Here it runs in CPython in this page, without packages and without the network.',
    asksApproval: false,
  },
];

/** ms in all; the host has no limit. */
const LIMIT = 30_000;

/** Runs plugins that are there after loading, in two of the releases. */
export const runner: Runner = {
  modes: MODES,
  settings: 'os.environ',
  asks: null,
  empty:
    'No plugin in Python is open. Open its `.py` file, or convert this metadata to a plugin with code in it.',
  prepare: () => undefined,
  discard: () => undefined,
  run: async (call, _mocks, watch = () => undefined, stop, options = {}) => {
    const mode = MODES.find(({ id }) => id === call.mode) ?? MODES[0];
    const called = calledBy(call, mode);
    const timeline: TimelineEntry[] = [];
    const note = (line: PrintedLine): void => {
      const entry = cutEntry(logged(line));
      timeline.push(entry);
      watch(entry);
    };
    const ended = (result: HostResult, ms: number): Awaited<ReturnType<Runner['run']>> => ({
      mode: mode.id,
      ...result,
      ...(result.note === undefined ? {} : { note: cutText(result.note, SHOWN.note) }),
      ms,
      timeline,
      used: [],
    });
    if (!options.python) return ended(unavailable('Python cannot be run here.'), 0);
    const { class: name, tool } = restOf(call.tool.rest);
    const limit = options.limits?.wall ?? LIMIT;
    const order = { tool, name, arguments: call.args ?? {} };
    const python = invokeCall(called.files, serverRelease(mode.release), order, limit);
    const result = await options.python(python, note, stop);
    return ended(resultOf(result, called, limit), result.ms);
  },
};

function calledBy({ tool, args }: RunCall, mode: RunMode): Called {
  const { files } = tool.rest as ToolRest;
  return { files: serverFiles(files), name: tool.name, args: args ?? {}, calls: mode.id === '0.19' };
}

function logged({ stream, text, at }: PrintedLine): TimelineEntry {
  return { kind: 'log', at, level: stream === 'err' ? 'error' : 'log', text };
}

const KINDS = {
  late: 'timed-out',
  stopped: 'stopped',
  cut: 'cut',
  crashed: 'cut',
  unavailable: 'unavailable',
} as const;

function resultOf({ end }: PythonResult, called: Called, limit: number): HostResult {
  if (end.kind !== 'returned') {
    return { kind: KINDS[end.kind], isError: true, note: endSentence(end, 'ran the plugin', limit) };
  }
  const answer = readAnswer(end.value);
  if (answer) return hostResult(answer, called);
  return unavailable('The code changed what calls it, so nothing can be said about its result.');
}

function unavailable(note: string): HostResult {
  return { kind: 'unavailable', isError: true, note };
}
