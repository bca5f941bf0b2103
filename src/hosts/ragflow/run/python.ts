// One call of `invoke` in CPython, after the server has loaded the plugin.

import type { PythonResult } from '../../../model/python.ts';
import type { HostResult, RunMode, Runner, TimelineEntry } from '../../../model/run.ts';
import { cutEntry, cutText } from '../../../sandbox/cut.ts';
import { SHOWN } from '../../../sandbox/limits.ts';
import { ours } from '../../../sandbox/our-results.ts';
import { readAnswer, type ServerAnswer } from '../load/answer.ts';
import { endSentence, invokeCall, serverRelease } from '../load/server.ts';
import { serverFiles } from '../load/server-files.ts';
import { hostResult, restOf, type Called } from './result.ts';
import type { ToolRest } from './runnable.ts';

/** ms in all; the host has no limit. */
const LIMIT = 30_000;

/** What `Runner.run` says; `modes` are the runner's. */
export async function runInPython(
  modes: readonly [RunMode, ...RunMode[]],
  [call, , watch = () => undefined, stop, options = {}]: Parameters<Runner['run']>,
): ReturnType<Runner['run']> {
  const mode = modes.find(({ id }) => id === call.mode) ?? modes[0];
  const { tool, args } = call;
  const files = serverFiles((tool.rest as ToolRest).files);
  const called: Called = { files, name: tool.name, args: args ?? {}, calls: mode.id === '0.19' };
  const timeline: TimelineEntry[] = [];
  const note = (line: TimelineEntry): void => {
    const entry = cutEntry(line);
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
  if (!options.python) return ended(ours('unavailable', 'Python cannot be run here.'), 0);
  const { class: name, tool: known } = restOf(tool.rest);
  const limit = options.limits?.wall ?? LIMIT;
  const order = { tool: known, name, arguments: called.args };
  const python = invokeCall(files, serverRelease(mode.release), order, limit);
  const result = await options.python(
    python,
    ({ stream, text, at }) => note({ kind: 'log', at, level: stream === 'err' ? 'stderr' : 'print', text }),
    stop,
  );
  const answer = result.end.kind === 'returned' ? readAnswer(result.end.value) : null;
  // The log has no times: it comes after what was printed.
  for (const [level, text] of answer?.call?.log ?? [])
    note({ kind: 'log', at: result.ms, level: `log ${level}`, text });
  return ended(resultOf(result, answer, called, limit), result.ms);
}

const KINDS = {
  late: 'timed-out',
  stopped: 'stopped',
  cut: 'cut',
  crashed: 'cut',
  unavailable: 'unavailable',
} as const;

function resultOf(
  { end }: PythonResult,
  answer: ServerAnswer | null,
  called: Called,
  limit: number,
): HostResult {
  if (end.kind !== 'returned') {
    return ours(KINDS[end.kind], endSentence(end, 'ran the plugin', limit));
  }
  if (answer) return hostResult(answer, called);
  return ours('unavailable', 'The code changed what calls it, so nothing can be said about its result.');
}
