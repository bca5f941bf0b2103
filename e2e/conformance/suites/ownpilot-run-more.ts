// Replays further recorded runs: bodies that are not JSON, Node's words of its web classes, random values, timers, errors.
// The host's own code was run on Node 24 and a server on loopback gave the answers in `http`.

import { runsOf } from './ownpilot-run.ts';

export const suite = runsOf('ownpilot-run-more');
