// What a host's own interface shows for a manifest, and what its language model is given: plain data for one release.

import type { VerdictKind } from './verdict.ts';

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
