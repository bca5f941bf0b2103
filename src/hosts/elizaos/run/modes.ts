// The cores as which a plugin is run.

import type { RunMode } from '../../../model/run.ts';
import type { Core } from '../guest/start.ts';
import { V2026_03 } from '../releases.ts';

/** A mode with the core whose rules hold in it. */
export interface ElizaMode extends RunMode {
  readonly core: Core;
}

const COMMON =
  'The plugin’s `init` runs first, services start before the call and stop after it. From Node.js there are only `crypto`, `buffer` and `url`.';

/** Milady's time first. */
export const modes: readonly [ElizaMode, ...ElizaMode[]] = [
  {
    id: V2026_03,
    release: V2026_03,
    label: V2026_03,
    about: `Handlers of actions get their arguments in \`options.parameters\`. ${COMMON}`,
    asksApproval: false,
    core: 'milady',
  },
  {
    id: 'core-1.7.2',
    release: V2026_03,
    label: '@elizaos/core 1.7.2',
    about: `Handlers of actions get their arguments in \`state.data.actionParams\`, and \`getSetting\` makes booleans of \`true\` and \`false\`. ${COMMON}`,
    asksApproval: false,
    core: '1.7',
  },
];
