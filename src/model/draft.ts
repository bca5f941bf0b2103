// What a writer hands over: files as trees whose every leaf says which values of the source it was made of.

import type { Pointer } from './finding.ts';
import type { Reason } from './ledger.ts';
import type { Taken } from './plugin.ts';

/** `same` copies; the engine tells exact from renamed. `invented` has no origins. */
export type Writing = 'same' | 'reshaped' | 'approximated' | 'defaulted' | 'blocked' | 'invented';

/** A value that is put into the target. Made by the functions in `src/hosts/kit/convert/put.ts`. */
export class Put {
  readonly value: unknown;
  readonly origins: readonly Taken[];
  readonly writing: Writing;
  readonly reason: Reason;
  /** Other values that are told in the same place. */
  readonly also: readonly Put[];

  constructor(
    value: unknown,
    origins: readonly Taken[],
    writing: Writing,
    reason: Reason,
    also: readonly Put[] = [],
  ) {
    this.value = value;
    this.origins = origins;
    this.writing = writing;
    this.reason = reason;
    this.also = also;
  }
}

/** A member whose name is a value too: the name, what it was made of, and what the member holds. */
export interface NamedMember {
  readonly name: Put;
  readonly node: Node;
}

/** An object whose members' names are values. */
export class Members {
  readonly list: readonly NamedMember[];

  constructor(list: readonly NamedMember[]) {
    this.list = list;
  }
}

/** A value of the target in the making. Members and elements that are undefined are left out. */
export type Node =
  Put | Members | readonly (Node | undefined)[] | { readonly [key: string]: Node | undefined };

export type Language = 'json' | 'javascript' | 'typescript' | 'python' | 'markdown';

/** A stretch of a text file that holds values, with where they are found when the file is read back. */
export interface Part {
  readonly pointer: Pointer;
  readonly node: Node;
  /** The value as this file writes it; JSON, or text that the tolerant reader takes for the same value. */
  readonly print: (value: unknown) => string;
}

export interface DraftFile {
  readonly path: string;
  readonly language: Language;
  /** The whole value of a JSON file, or the stretches of a text file. */
  readonly content: Node | readonly (string | Part)[];
  /** Set for a file that the target's own checks look at: where in it the manifest is, '' for all of it. */
  readonly manifest?: Pointer;
}

/** How the files get into a release of the host. */
export interface InstallNote {
  /** Release ids; empty for all. */
  readonly releases: readonly string[];
  readonly steps: readonly string[];
}

export interface Draft {
  /** The first is the one to open. */
  readonly files: readonly DraftFile[];
  /** What says the same by not being there. */
  readonly settled: readonly Put[];
  readonly install: readonly InstallNote[];
}
