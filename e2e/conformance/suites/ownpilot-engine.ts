// Replays recorded runs of tool code that turn on the host's Node.js, in the built page's sandbox.

import type { Suite } from '../suite.ts';
import { runsOf } from './ownpilot-run.ts';

export const suite: Suite = { ...runsOf('ownpilot-engine'), runsCode: true };
