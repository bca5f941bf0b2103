// The guest's own script for OwnPilot tools: everything above the tool's code in the worker.

import { boot } from '../../../sandbox/guest/boot.ts';
import { prepare } from './globals.ts';
import type { HostStart } from './start.ts';

boot((global, start, link, source) => prepare(global, start as HostStart, link, source));
