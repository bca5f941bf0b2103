// The account of a conversion: what became of every value of the source, and which values of the target are new.

import type { Pointer } from './finding.ts';

/** A place in one of a plugin's files. In a file that is not JSON the pointer leads into what was read of it. */
export interface FilePlace {
  /** Path below the folder that holds the plugin, for example `sunset-clock/plugin.json`. */
  readonly file: string;
  readonly pointer: Pointer;
}

/**
 * What became of one value of the source. exact: the same value under the same name. renamed: the same value elsewhere.
 * reshaped: says the same in another form. approximated: says less or something else. carried: kept in the sidecar
 * alone. dropped: gone. blocked: cannot work in the target.
 */
export type MappingStatus =
  'exact' | 'renamed' | 'reshaped' | 'approximated' | 'carried' | 'dropped' | 'blocked';

/** Why a value did not simply go over. */
export interface Reason {
  /** Stable: `required-list`. */
  readonly code: string;
  /** One sentence. */
  readonly says: string;
  /** Set where a name became another one, because the target does not allow it. */
  readonly changesName?: true;
}

/** A leaf or a member's name of the source with its status at some places of the target. */
export interface LedgerRow {
  /** `<status>/<reason>`, stable: `reshaped/required-list`. */
  readonly code: string;
  readonly status: MappingStatus;
  readonly reason: string;
  readonly source: FilePlace;
  /** The value, shortened to one line. */
  readonly value: string;
  /** Where this became of it; empty where it went nowhere. */
  readonly targets: readonly FilePlace[];
}

export interface InventedValue {
  /** `invented/<reason>` */
  readonly code: string;
  readonly reason: string;
  readonly target: FilePlace;
  readonly value: string;
}

export interface Ledger {
  /**
   * One row per leaf of the source, in its order; then a row for the places of a leaf where something else became of it,
   * and for each name of a member that changed. A leaf is a text, number, flag, null, or empty container.
   */
  readonly rows: readonly LedgerRow[];
  readonly invented: readonly InventedValue[];
}
