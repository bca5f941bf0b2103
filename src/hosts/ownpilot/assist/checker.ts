// What OwnPilot knows of code in the editor: its checks come with the manifest's, so only completion and hover are here.

import type { CodeChecker } from '../../../model/code.ts';
import { complete } from './complete.ts';
import { hover } from './hover.ts';

/** Completion and hover in tool code; OwnPilot reads no code files. */
export const codeChecker: CodeChecker = { check: () => [], complete, hover };
