// The sounds of a car that can be run.

import type { ReadRunnable, RunTool } from '../../../model/run.ts';
import { soundsOf } from '../sounds/check.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const runnable: ReadRunnable = ({ main }) => ({
  tools: soundsOf(main.value).map(({ sound, pointer }): RunTool => ({
    pointer,
    name: text(sound.name),
    description: text(sound.about),
    code: text(sound.code),
    parameters: { type: 'object', properties: { times: { type: 'integer' } } },
    permissions: [],
    requiresApproval: false,
  })),
  services: [],
});
