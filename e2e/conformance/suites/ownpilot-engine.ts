// Replays recorded runs of tool code that turn on the host's Node.js, in the built page's sandbox.

import { runsOf } from './ownpilot-run.ts';

export const suite = runsOf('ownpilot-engine');
