// What a writer hands over: files as trees whose every leaf says which values of the source it was made of.

import type { Language } from './file.ts';
import type { Pointer } from './finding.ts';
import type { Reason } from './ledger.ts';
import type { SettingName, Sourced } from './plugin.ts';

/** `kept` says the same in whatever form. `invented` has no origins. */
export type OutputKind = 'kept' | 'approximated' | 'blocked' | 'invented';

/** A value of the target and the values of the source that it was made of. Made in `src/convert/values/output.ts`. */
export class OutputNode {
  readonly value: unknown;
  readonly origins: readonly Sourced[];
  readonly kind: OutputKind;
  readonly reason: Reason;
  /** Other nodes that this one's value says too. */
  readonly also: readonly OutputNode[];

  constructor(
    value: unknown,
    origins: readonly Sourced[],
    kind: OutputKind,
    reason: Reason,
    also: readonly OutputNode[] = [],
  ) {
    this.value = value;
    this.origins = origins;
    this.kind = kind;
    this.reason = reason;
    this.also = also;
  }
}

/** A member whose name is a value too: the name, what it was made of, and what the member holds. */
export interface OutputMember {
  readonly name: OutputNode;
  readonly node: OutputTree;
}

export class OutputMembers {
  readonly list: readonly OutputMember[];

  constructor(list: readonly OutputMember[]) {
    this.list = list;
  }
}

/** A value of the target in the making. Members and elements that are undefined are left out. */
export type OutputTree =
  | OutputNode
  | OutputMembers
  | readonly (OutputTree | undefined)[]
  | { readonly [key: string]: OutputTree | undefined };

export type OutputLanguage = Exclude<Language, 'text'>;

/** A stretch of a text file that holds values, with where they are found when the file is read back. */
export interface OutputPart {
  readonly pointer: Pointer;
  /** Set where the pointer ends in a name, which may look like an index of a list: that of a tool. */
  readonly isNamed?: true;
  readonly node: OutputTree;
  /** The value as this file writes it; JSON, or text that the tolerant reader takes for the same value. */
  readonly print: (value: unknown) => string;
}

export interface WrittenFile {
  readonly path: string;
  readonly language: OutputLanguage;
  /** The whole value of a JSON file, or the stretches of a text file. */
  readonly content: OutputTree | readonly (string | OutputPart)[];
  /** Set for a file that the target's own checks look at: where in it the manifest is, '' for all of it. */
  readonly manifest?: Pointer;
}

export interface InstallNote {
  /** Release ids; empty for all. */
  readonly releases: readonly string[];
  readonly steps: readonly string[];
}

/** A tool of an output, as the page can call it. */
export interface OutputTool {
  /** Its name in the target, or in its module. */
  readonly name: string;
  /** Path of its manifest, or of the script where `script` says how that is called. */
  readonly path: string;
  /**
   * Set where the target's host starts a process. module: the script exports a function `(args, read)` under the name.
   * program: it gets the arguments as JSON and prints the answer. python: a module of the source's host, as that calls it.
   */
  readonly script?: 'module' | 'program' | 'python';
  /** Parameters that are JSON texts in the target. */
  readonly texts?: readonly string[];
}

/** How the tools of an output are called, to see whether they give what they gave in their own host. */
export interface OutputCalls {
  /** One for each tool of the plugin, in order. */
  readonly tools: readonly OutputTool[];
  /** The plugin's settings, with the name by which the target keeps each. */
  readonly settings: readonly SettingName[];
}

export interface ConversionOutput {
  /** The first is the one to open. */
  readonly files: readonly WrittenFile[];
  /** Values that the target expresses by leaving a member out. */
  readonly implied: readonly OutputNode[];
  readonly install: readonly InstallNote[];
  /**
   * Environment variables from which the tools' code reads its settings, in the order of the plugin's settings. undefined
   * where the target keeps settings itself, or keeps none.
   */
  readonly environment?: readonly string[];
  /** Absent where the target holds no code that the page can call. */
  readonly calls?: OutputCalls;
}
