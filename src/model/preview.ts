// What a host's own interface shows for a manifest, and what its language model is given: plain data for one release, and what its view gets and tells back.

import type { VerdictKind } from './verdict.ts';
import type { Change } from './finding.ts';
import type { ConfigEntry, ConfigValues } from './run.ts';

/** A quirk of the host that a person would trip over in the panel; shown beside it, never in it. */
export interface PanelNote {
  /** The member of the manifest that it is about. */
  readonly pointer: string;
  /** Our own sentence or two; `code` in backticks. */
  readonly text: string;
}

/** The exception with which the host's own page crashes on this manifest. */
export interface Crash {
  /** The exception's message, word for word. */
  readonly message: string;
  readonly advice: string;
  /** The member that causes it. */
  readonly pointer?: string;
}

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** The schema of its parameters, as the model gets it; anything at all. */
  readonly parameters: unknown;
  readonly approval: ToolApproval;
}

export interface ToolApproval {
  readonly asked: boolean;
  /** One sentence: how a tool of this host gets to ask, or that it cannot. */
  readonly how: string;
}

/** One thing that reaches the language model: a tool definition, a section of the system prompt, an example. */
export interface ModelBlock {
  readonly title: string;
  /** The member of the manifest that it is made from. */
  readonly pointer: string;
  readonly language: 'json' | 'text';
  /** What the model gets, word for word (JSON laid out for reading). Absent where it gets nothing: `note` says why. */
  readonly text?: string;
  /** What the host does otherwise than one would think; our own sentence. */
  readonly note?: string;
  /** The tool that the block defines; absent for anything else, and where the model does not get the tool. */
  readonly tool?: ModelTool;
}

/** The panel of one release as data, with what is worth knowing about it. */
export interface Preview {
  /** The panel's description, in a shape of the host's own that its view paints; null where there is none. */
  readonly panel: unknown;
  readonly crash?: Crash;
  /** What a verdict of this kind means for what is shown: a title for a warning, without a full stop. */
  readonly warnings?: Readonly<Partial<Record<VerdictKind, string>>>;
  readonly notes: readonly PanelNote[];
  /** How a manifest like this gets into this release, step by step or way by way; absent where nothing is known. */
  readonly install?: readonly string[];
  /** What the model sees in this release. */
  readonly model: readonly ModelBlock[];
}

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
