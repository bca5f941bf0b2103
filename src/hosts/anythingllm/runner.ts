// Runs the handler of a skill as the host's agent calls it.

import type { HostResult, RunMode } from '../../model/run.ts';
import { cutText } from '../../sandbox/cut.ts';
import { runnerOf, type CallPlan, type HostPolicy } from '../../sandbox/run-core.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import type { SkillStart } from './guest/prelude.ts';
import { V2026_08 } from './releases.ts';
import { membersOf } from './run/skill.ts';

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

const plan: HostPolicy<RunMode>['plan'] = ({ tool, args }, _mode, mocks) => {
  const { crash, logs, members } = membersOf(tool.rest, mocks);
  if (crash !== undefined) return { refused: neverLoaded(crash) };
  const start: SkillStart = {
    args: JSON.stringify(args ?? {}),
    hubId: tool.name,
    members: JSON.stringify(members),
    clock: mocks.clock,
    seed: mocks.seed,
  };
  return { wrapper: WRAPPER, code: tool.code, start, logs, result };
};

function neverLoaded(message: string): HostResult {
  const note = 'The skill cannot be loaded, so no session of any agent starts.';
  return { kind: 'refused', isError: true, content: message, note };
}

/** Characters of the host's message that a note quotes. */
const MAX_QUOTE_LENGTH = 400;

/** What the tool loop makes of a result (server/utils/agents/aibitat/index.js:1076-1088, providers/helpers/tooled.js:110-114). */
const result: CallPlan['result'] = (returned) => {
  if (returned.kind === 'syntax') {
    const note = `\`require\` throws “${cutText(returned.message, MAX_QUOTE_LENGTH)}”, so no session of any agent starts.`;
    return { kind: 'threw', isError: true, note, ...place(returned.line, returned.column) };
  }
  const { isError, content, value, line, column } = returned;
  if (isError) {
    const note = `No code catches it. The session ends, and the chat shows “${cutText(content ?? '', MAX_QUOTE_LENGTH)}”. The model gets nothing.`;
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
};

function place(line: number | undefined, column: number | undefined): Pick<HostResult, 'line' | 'column'> {
  if (line === undefined || line <= 0) return {};
  return column === undefined ? { line } : { line, column };
}

export const runner = runnerOf({
  modes: [MODE],
  settings: 'this.runtimeArgs',
  asks: null,
  empty:
    'The code of a skill is in `handler.js`. Open it together with `plugin.json`, or choose File > Add files beside the manifest.',
  guest: { prelude },
  // Native tool calling checks no arguments, so nothing is refused for them.
  plan,
});
