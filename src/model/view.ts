// What the page gives a host's view component, and what the view tells back.

import type { Change } from './finding.ts';
import type { ConfigEntry, ConfigValues } from './run.ts';

/** The props of every `View.svelte`; `Panel` is the host’s own description of its panel. */
export interface ViewProps<Panel> {
  /** Changes while the person types in the source; what they set in the panel stays. */
  readonly panel: Panel;
  readonly release: string;
  /** Id of one of the host's own themes: what its `View.svelte` exports as `themesOf`. */
  readonly theme: string;
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

export interface HostTheme {
  readonly id: string;
  readonly label: string;
  readonly dark: boolean;
}

/** The themes of a release, those that a page starts with first among light and dark ones; exported beside the view. */
export type ThemesOf = (release: string) => readonly HostTheme[];
