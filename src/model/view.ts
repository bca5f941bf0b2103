// What the page gives a host's view component, and what the view tells back.

import type { ConfigEntry, ConfigValues } from './config.ts';
import type { Change } from './host.ts';

/** The props of every `View.svelte`; `Panel` is the host’s own description of its panel. */
export interface ViewProps<Panel> {
  /** Changes while the person types in the source; what they set in the panel stays. */
  readonly panel: Panel;
  readonly release: string;
  /** The page's theme. */
  readonly dark: boolean;
  /** The present time in ms, for dates that the host shows. */
  readonly now: number;
  /** The member that the caret of the source is in; null for none. Mark the control that comes from it. */
  readonly selected: string | null;
  /** A control was focused or clicked: the source shows where it comes from. */
  readonly onselect: (pointer: string) => void;
  /** Writes to the source as a minimal, undoable edit. `what` completes "Wrote … to the source." */
  readonly onchange: (changes: readonly Change[], what: string) => void;
  /** What tool runs read; the Config Center of a host that has one writes here. */
  readonly config: ConfigValues;
  /** Replaces the entry of a service; null removes it. */
  readonly onconfig: (service: string, entry: ConfigEntry | null) => void;
}
