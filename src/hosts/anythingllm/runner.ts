// Runs the handler of a skill as the host's agent calls it.

import type { HostResult, RunMode } from '../../model/run.ts';
import { runnerOf, type HostPolicy } from '../../sandbox/run-core.ts';
import { source as prelude } from './guest/prelude.ts?guest';
import type { SkillStart } from './guest/prelude.ts';
import { realReleases } from './releases.ts';
import { resultOf } from './run/result.ts';
import { membersOf, type SkillCode } from './run/skill.ts';

const modeOf = (release: string): RunMode => ({
  id: release,
  release,
  label: release,
  about:
    'The host calls the handler in Node.js 18, without a sandbox. Here it runs in the sandbox of this page, with the files that are open and the modules of Node.js that need no system.',
  asksApproval: false,
});

const [first, ...more] = realReleases;

const WRAPPER = { before: '', after: '' };

/** Code that may ask for a module, or for what is made of one. */
const ASKS = /\brequire\b|\bimport\b|\bprocess\b|\bconsole\b(?!\s*\.\s*(?:log|error|info)\b)/;

const plan: HostPolicy<RunMode>['plan'] = async ({ tool, args }, _mode, mocks) => {
  const { manifest, entry, files, program } = tool.rest as SkillCode;
  const { crash, logs, members } = membersOf(manifest, mocks);
  if (crash !== undefined) return { refused: neverLoaded(crash) };
  const asks = files.some(({ path, text }) => /\.[cm]?js$/.test(path) && ASKS.test(text));
  const library = asks ? await import('./run/node-library.ts') : null;
  const start: SkillStart = {
    args: JSON.stringify(args ?? {}),
    hubId: tool.name,
    members: JSON.stringify(members),
    entry,
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    packages: library?.packages ?? [],
    clock: mocks.clock,
    seed: mocks.seed,
  };
  return {
    above: library?.source ?? '',
    wrapper: WRAPPER,
    code: `return __run__(${program.text});`,
    start,
    logs,
    result: (returned) => resultOf(returned, tool.rest as SkillCode),
  };
};

function neverLoaded(message: string): HostResult {
  const note = 'The skill cannot be loaded, so no session of any agent starts.';
  return { kind: 'refused', isError: true, content: message, note };
}

export const runner = runnerOf({
  modes: [modeOf(first), ...more.map(modeOf)],
  settings: 'this.runtimeArgs',
  asks: null,
  empty:
    'The code of a skill is in `handler.js`. Open it together with `plugin.json`, or choose File > Add files beside the manifest.',
  guest: { prelude },
  // Native tool calling checks no arguments, so nothing is refused for them.
  plan,
});
