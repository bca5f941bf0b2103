// The settings of one run that the guest gets.

import type { ConfigValues } from '../../../model/run.ts';
import type { listTools } from '../tool/tool-policy.ts';
import type { StoredService } from '../tool/config-reads.ts';

/** The settings of one run, sent to the guest as JSON. */
export interface HostStart {
  /** Chooses the globals, the wrapping of host values, and the texts. */
  readonly mode: ModeId;
  readonly tool: string;
  /** JSON text; the guest parses it, so the tool gets its own copy. */
  readonly args: string;
  readonly permissions: readonly string[];
  readonly config: ConfigValues;
  readonly services: readonly StoredService[];
  /** True where a stored '' counts as missing, as in the host's Config Center. */
  readonly emptyIsMissing: boolean;
  /** Whether entries that are not active are read all the same. */
  readonly readsInactive: boolean;
  /**
   * What `utils.listTools()` gives; null for a worker whose host has wired no tools, as in the recorded runs.
   */
  readonly tools: ReturnType<typeof listTools> | null;
  readonly clock: number | null;
  readonly seed: number | null;
}

export type ModeId = 'documented' | '2026-02' | '0.8.3-chat' | '0.8.3-worker';
