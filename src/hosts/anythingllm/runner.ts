// Runs the handler of a skill as the agent of the host calls it.

import type { RunResult, Runner, RunMode } from '../../model/run.ts';
import { cutText } from '../../sandbox/cut.ts';
import { prepareFrame } from '../../sandbox/frame.ts';
import { ourEnding, type Told } from '../../sandbox/endings.ts';
import { runNode } from '../../sandbox/run-call.ts';
import type { Ending } from '../../sandbox/run.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import type { SkillStart } from './guest/start.ts';
import { V2026_08 } from './releases.ts';
import { membersOf } from './run/skill.ts';

const GUEST = { prelude };

const MODE: RunMode = {
  id: V2026_08,
  release: V2026_08,
  label: V2026_08,
  about:
    'The host calls the handler in Node.js, without a sandbox. Here it runs in the sandbox of this page, with only the modules `crypto`, `buffer` and `url`.',
  asksApproval: false,
};

/** CommonJS, as Node.js wraps a module. */
const WRAPPER = {
  before: 'const module = { exports: {} };\n(function (exports, require, module, __filename, __dirname) {',
  after:
    "}).call(module.exports, module.exports, require, module, '/handler.js', '/');\nreturn __run__(module);\n",
};

const run: Runner['run'] = async (call, mocks, watch, stop) => {
  const { crash, logs, members } = membersOf(call.tool.rest, mocks);
  if (crash !== undefined) return refused(call.mode, crash);
  const start: SkillStart = {
    args: JSON.stringify(call.args ?? {}),
    hubId: call.tool.name,
    members: JSON.stringify(members),
    clock: mocks.clock,
    seed: mocks.seed,
  };
  const program = { guest: GUEST, wrapper: WRAPPER, code: call.tool.code, start };
  const result = await runNode(call, program, mocks, told, watch, stop);
  const early = logs.map((text) => ({ kind: 'log', at: 0, level: 'log', text }) as const);
  return { ...result, timeline: [...early, ...result.timeline] };
};

function refused(mode: string, message: string): RunResult {
  const note = 'The skill cannot be loaded, so no session of any agent starts.';
  return { mode, kind: 'refused', isError: true, content: message, note, ms: 0, timeline: [], used: [] };
}

/** A message inside of a sentence is cut here. */
const LONGEST_QUOTE = 400;

/** Sheet 3.2: what the tool loop makes of a result. */
function told(ending: Exclude<Ending, { kind: 'late' }>): Told {
  if (ending.kind === 'syntax') {
    const note = `\`require\` throws “${cutText(ending.message, LONGEST_QUOTE)}”, so no session of any agent starts.`;
    return { kind: 'threw', isError: true, note, ...place(ending.line, ending.column) };
  }
  if (ending.kind !== 'ended') return ourEnding(ending);
  const { isError, content, value, line, column } = ending.end;
  if (isError) {
    const note = `No code catches it. The session ends, and the chat shows “${cutText(content ?? '', LONGEST_QUOTE)}”. The model gets nothing.`;
    return { kind: 'threw', isError, note, ...place(line, column) };
  }
  if (content === undefined) {
    const note =
      'Nothing was returned. Anthropic’s models get “Tool executed successfully.”, others get an empty string and may call again.';
    return { kind: 'ok', isError, note };
  }
  if (value === undefined) return { kind: 'ok', isError, content };
  const note =
    'The result is not a string. OpenAI-compatible providers send it as JSON; prompt-based ones turn an object into `[object Object]`.';
  return { kind: 'ok', isError, content, note };
}

function place(line: number | undefined, column: number | undefined): Pick<Told, 'line' | 'column'> {
  if (line === undefined || line <= 0) return {};
  return column === undefined ? { line } : { line, column };
}

export const runner: Runner = {
  modes: [MODE],
  settings: 'this.runtimeArgs',
  callsTools: false,
  empty:
    'The code of a skill is in `handler.js`. Open it together with `plugin.json`, or choose File > Add files beside the manifest.',
  // Native tool calling checks nothing (sheet 2).
  refusal: () => null,
  prepare: () => prepareFrame(GUEST),
  run,
};
