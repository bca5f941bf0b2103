// The message that starts one call of a skill in the guest.

import type { NodeStart } from '../../../sandbox/guest/node-start.ts';

/** Everything that the guest needs for one call. */
export interface SkillStart extends NodeStart {
  /** JSON of the arguments. */
  readonly args: string;
  readonly hubId: string;
  /** JSON of the members that the host sets: `runtimeArgs`, `config`, `name` and so on. */
  readonly members: string;
}
