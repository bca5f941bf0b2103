// What the guest is told about one call of a skill.

import type { NodeStart } from '../../../sandbox/guest/node-like.ts';

export interface SkillStart extends NodeStart {
  /** JSON of the arguments. */
  readonly args: string;
  readonly hubId: string;
  /** JSON of the members that the host sets: `runtimeArgs`, `config`, `name` and so on. */
  readonly members: string;
}
