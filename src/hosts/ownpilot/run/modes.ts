// The four modes in which tool code runs: as the guide says, and as the releases do (docs/hosts/ownpilot.md#two-sandboxes).

import type { RunMode } from '../../../model/run.ts';
import type { Limits } from '../../../sandbox/limits.ts';
import type { Wrapper } from '../../../sandbox/guest/messages.ts';
import type { ModeId } from '../guest/start.ts';
import { CHAT } from '../code/syntax/fault.ts';
import { DOCUMENTED, V0_8_3, V2026_02, type RealRelease } from '../releases.ts';

/** A run mode with what the sandbox needs for it. */
export interface OwnPilotMode extends RunMode {
  readonly id: ModeId;
  /** The release whose code check and permission checks apply; null for the guide, which has none. */
  readonly real: RealRelease | null;
  readonly wrapper: Wrapper;
  readonly limits: Limits;
}

/** The lines of a chat without `context`, which the guide does not have. */
const GUIDED: Wrapper = { before: 'const args = __args__;', after: '' };

/** The lines around the code in the worker (gw/services/extension/sandbox.ts:236-243). */
const WORKER: Wrapper = {
  before: 'const module = { exports: {} };',
  after:
    "if (typeof module.exports === 'function') {\n  return await module.exports(args, utils);\n}\nreturn module.exports;\n",
};

const CHAT_LIMITS: Limits = { synchronous: 5_000, wall: 30_000 };
const WORKER_LIMITS: Limits = { synchronous: 10_000, wall: 30_000 };

/** All modes, the guide's first. Their ids are stored in links and drafts. */
export const modes: readonly [OwnPilotMode, ...OwnPilotMode[]] = [
  {
    id: 'documented',
    release: DOCUMENTED,
    real: null,
    label: 'As the guide says',
    about: 'Runs with the globals that the guide lists. The model gets `content`.',
    asksApproval: true,
    wrapper: GUIDED,
    limits: CHAT_LIMITS,
  },
  {
    id: '2026-02',
    release: V2026_02,
    real: V2026_02,
    label: '2026-02',
    about: 'Skill packages in February 2026: one sandbox for every call.',
    asksApproval: false,
    wrapper: CHAT,
    limits: CHAT_LIMITS,
  },
  {
    id: '0.8.3-chat',
    release: V0_8_3,
    real: V0_8_3,
    label: '0.8.3 in a chat',
    about: 'Version 0.8.3 when a chat or an agent calls the tool.',
    asksApproval: false,
    wrapper: CHAT,
    limits: CHAT_LIMITS,
  },
  {
    id: '0.8.3-worker',
    release: V0_8_3,
    real: V0_8_3,
    label: '0.8.3 elsewhere',
    about:
      'Version 0.8.3 when a trigger, a plan, a workflow or the button “Run Tool” calls it: a worker without `config`, `fetch`, `crypto` and nearly all of `utils`.',
    asksApproval: false,
    wrapper: WORKER,
    limits: WORKER_LIMITS,
  },
];
