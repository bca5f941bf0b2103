// Runs the code of a sound as the remote control does.

import type { Runner } from '../../model/run.ts';
import { ourEnding } from '../../sandbox/endings.ts';
import { prepareFrame } from '../../sandbox/frame.ts';
import { runNode } from '../../sandbox/run-call.ts';
import type { SoundStart } from './guest/prelude.ts';
import { source as prelude } from './guest/prelude.ts?guest';

const GUEST = { prelude };

export const runner: Runner = {
  ways: [
    {
      id: '1.0',
      release: '1.0',
      label: '1.0',
      about: 'The remote control plays the sound.',
      asksApproval: false,
    },
  ],
  settings: '',
  callsTools: false,
  empty: 'This car has no sound.',
  refusal: () => null,
  prepare: () => prepareFrame(GUEST),
  run: (call, world, watch, stop) => {
    const start: SoundStart = { args: JSON.stringify(call.args ?? {}), clock: world.clock, seed: world.seed };
    const wrapper = { before: 'return (async () => {', after: '})();\n' };
    const program = { guest: GUEST, wrapper, code: call.tool.code, start };
    return runNode(
      call,
      program,
      world,
      (ending) => {
        if (ending.kind === 'syntax') return { kind: 'threw', isError: true, content: ending.message };
        if (ending.kind !== 'ended') return ourEnding(ending);
        const { isError, content } = ending.end;
        return { kind: isError ? 'threw' : 'ok', isError, ...(content === undefined ? {} : { content }) };
      },
      watch,
      stop,
    );
  },
};
