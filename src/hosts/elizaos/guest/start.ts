// What the guest gets for one call of an action.

import type { NodeStart } from '../../../sandbox/guest/node-like.ts';

/** Name of the only member of a value that says what `validate` gave instead of true. */
export const NOT_OFFERED = 'plugbench: validate gave';

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
