// A fix as checks make it: changes of values, edits of the text, files that it writes, and where the file moves.

import type { PluginFile } from './file.ts';

/** Writes over a range of the text, in UTF-16 units. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A change to the document in terms of its values; the text module turns it into minimal edits. */
export type Change =
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly pointer: string }
  | { readonly op: 'rename'; readonly pointer: string; readonly key: string }
  /** Replaces a range of the decoded string at the pointer (UTF-16 units). */
  | {
      readonly op: 'splice';
      readonly pointer: string;
      readonly from: number;
      readonly to: number;
      readonly insert: string;
    };

/** What would end a problem. Changes of values become minimal edits of the text; a fix has either those or edits. */
export interface Fix {
  /** Imperative, names what it will do: `Rename to "get_weather"`. */
  readonly title: string;
  readonly changes?: readonly Change[];
  /** Edits of the same file, sorted, not overlapping. */
  readonly edits?: readonly TextEdit[];
  /** Files that it writes, with their whole texts; their paths are those of the open files. */
  readonly files?: readonly PluginFile[];
  /** The file's new path, as its document has it, where the fix moves it. */
  readonly path?: string;
  /** What it does, among the fixes of one problem: `unwrap`; absent where title or changes say it. */
  readonly key?: string;
}
