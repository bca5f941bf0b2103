// What checks say about a plugin's code: rules at ranges of one file, with fixes as edits of that file.

import type { SourceDocument } from './document.ts';
import type { Finding, Span } from './finding.ts';
import type { BundleFile } from './portable.ts';
import type { TextEdit } from './problem.ts';

/** What a file is written in; `text` is anything that is shown and kept, but not checked. */
export type Language = 'json' | 'typescript' | 'javascript' | 'python' | 'markdown' | 'text';

/** A rule that is broken at a range of a file. The host's `rules` have the rule; its `pointer` only makes the id stable. */
export interface CodeFinding extends Finding {
  readonly span: Span;
  /** Best first; absent where the right text is not known. */
  readonly fixes?: readonly CodeFix[];
}

/** A way to end a finding in code. */
export interface CodeFix {
  /** Imperative, names what it will do: `Add "success: true"`. */
  readonly title: string;
  /** Edits of the same file, sorted, not overlapping. */
  readonly edits: readonly TextEdit[];
}

/** The plugin around a code file, as it is open. */
export interface CodeContext {
  /** Null where the manifest itself is code, or cannot be read. */
  readonly manifest: SourceDocument | null;
  /** The plugin's other files, without the manifest; the checked file is one of them. */
  readonly files: readonly BundleFile[];
}

/** A host's checks of code that need no compiler; loaded with the first code file that is open. */
export interface CodeChecker {
  /** What is wrong in one file; [] for a file that this host does not read. Never throws. */
  readonly check: (file: BundleFile, context: CodeContext) => readonly CodeFinding[];
}
