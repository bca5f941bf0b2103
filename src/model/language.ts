// What a language must do for manifests to be written in it: read them, find what a pointer names, and change that.

import type { Language } from './file.ts';
import type { Change, Pointer, Span, TextEdit } from './finding.ts';

/** What was read of a text. */
export interface TextReading {
  /** What the text stands for; of a broken text what can be read of it; undefined for nothing. */
  readonly value: unknown;
  /** True for a text without faults. */
  readonly strict: boolean;
  /** The parser's own message for a text with faults. */
  readonly parseError?: string;
  /** True where it nests too deep to be read; then `value` is undefined. */
  readonly tooDeep: boolean;
}

/** A member of an object or an element of a list, in its text. */
export interface Member {
  readonly key: string;
  /** The key with its quotes; null for elements of lists. */
  readonly keySpan: Span | null;
  /** An empty range where the value belongs, for a member without one (only in broken text). */
  readonly value: Span;
}

/** Where the values of a text are. */
export interface Outline {
  /** The range of the root value; for a text without a value, empty at offset 0. */
  readonly root: Span;
  /** Members of the object or elements of the list at this range, in source order, duplicates included. */
  members(container: Span): readonly Member[];
  /** The member with this key or index. For duplicate keys the last one counts, as in JSON.parse. */
  find(container: Span, key: string): Member | undefined;
}

/** A language whose texts stand for a value. Never throws. */
export interface ValueLanguage {
  readonly id: Language;
  readonly read: (text: string) => TextReading;
  /** `reading` is of the text. */
  readonly outline: (text: string, reading?: TextReading) => Outline;
  /** The innermost member at an offset; '' outside of all. */
  readonly pointerAt: (text: string, offset: number) => Pointer;
  /** Minimal edits that make the changes, one after the other; null where one cannot be made. `outline` is of the text. */
  readonly edit: (text: string, changes: readonly Change[], outline?: Outline) => TextEdit[] | null;
}
