// The account of a conversion: what became of every value of the source, and which values of the target are new.

import type { Pointer } from './finding.ts';

/** A place in one of a plugin's files. In a file that is not JSON the pointer leads into what was read of it. */
export interface FilePlace {
  /** Path below the folder that holds the plugin, for example `sunset-clock/plugin.json`. */
  readonly file: string;
  readonly pointer: Pointer;
}

/**
 * What became of one value of the source. kept: the target says it, in whatever form. approximated: it says less or
 * something else. carried: kept in the sidecar alone. dropped: gone. blocked: cannot work in the target.
 */
export type MappingStatus = 'kept' | 'approximated' | 'carried' | 'dropped' | 'blocked';

/** Why a value was not kept. */
export interface Reason {
  /** Stable: `legal-name`. */
  readonly code: string;
  /** One sentence. */
  readonly says: string;
  /** Set where a name became another one, because the target does not allow it. */
  readonly changesName?: true;
}

/** A leaf of the source, the changed name of a member, or a value of the target that was made of none. */
export interface LedgerRow {
  /** `<status>/<reason>`, stable: `approximated/legal-name`. */
  readonly code: string;
  readonly status: MappingStatus | 'invented';
  readonly reason: string;
  /** null for what is invented. */
  readonly source: FilePlace | null;
  /** The value, shortened to one line. */
  readonly value: string;
  /** Where this became of it; empty where it went nowhere. */
  readonly targets: readonly FilePlace[];
}
