// The message that starts one call of an action in the guest.

import type { NodeStart } from '../../../sandbox/guest/node-like.ts';

/** The only member of a result that reports a falsy value of `validate`. */
export const NOT_OFFERED = 'plugbench: validate gave';

/** Everything that the guest needs for one call. */
export interface ActionStart extends NodeStart {
  /** Path of the module that exports the plugin. */
  readonly entry: string;
  readonly action: string;
  /** JSON of the arguments. */
  readonly args: string;
  /** Name under which the log lists the settings that were read. */
  readonly service: string;
  /** Stored settings by name. */
  readonly settings: Readonly<Record<string, unknown>>;
}
