// The modules of Node.js, for skills that ask for one; it stands above the prelude, which gets it handed down.

import * as inspection from 'node-inspect-extracted';
import { handDown } from '../../../sandbox/guest/part.ts';
import { nodeModules } from '../../../sandbox/guest/node/modules.ts';
import { processOf } from '../../../sandbox/guest/node/process.ts';

const library = { nodeModules, processOf, inspect: inspection.inspect, format: inspection.format };

export type Library = typeof library;

handDown(library);
