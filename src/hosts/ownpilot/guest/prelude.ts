// The guest's own script for OwnPilot tools: everything above the tool's code in the worker.

import { boot } from '../../../sandbox/guest/boot.ts';
import { handedDown } from '../../../sandbox/guest/part.ts';
import { prepare } from './globals.ts';
import type { MakeLibrary } from './library.ts';
import type { HostStart } from './start.ts';

const makeLibrary = handedDown() as MakeLibrary | undefined;

boot((global, start, link, source) => prepare(global, start as HostStart, link, source, makeLibrary));
