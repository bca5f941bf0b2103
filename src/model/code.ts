// What checks say about a plugin's code: rules at ranges of one file, with fixes as edits of that file.

import type { Completion, Hover } from './assist.ts';
import type { SourceDocument } from './document.ts';
import type { Args, Finding, Pointer, Severity, Span } from './finding.ts';
import type { BundleFile } from './portable.ts';
import type { Preview } from './preview.ts';
import type { Evidence, TextEdit } from './problem.ts';
import type { Verdict } from './verdict.ts';

/** What a file is written in; `text` is anything that is shown and kept, but not checked. */
export type Language = 'json' | 'typescript' | 'javascript' | 'python' | 'markdown' | 'text';

export interface CodePart {
  readonly pointer: Pointer;
  /** Name of a file that this code would be: what it belongs to, with the extension of its language. */
  readonly path: string;
}

/** A rule that is broken at a range of a file. The host's `rules` have the rule; its `pointer` only makes the id stable. */
export interface CodeFinding extends Finding {
  readonly span: Span;
  /** Best first; absent where the right text is not known. */
  readonly fixes?: readonly CodeFix[];
}

export interface CodeFix {
  /** Imperative, names what it will do: `Add "success: true"`. */
  readonly title: string;
  /** Edits of the same file, sorted, not overlapping. */
  readonly edits: readonly TextEdit[];
  /** The file's new path, as its document has it, where the fix moves it. */
  readonly path?: string;
}

export interface CodeContext {
  /** Null where the manifest itself is code, or cannot be read. */
  readonly manifest: SourceDocument | null;
  /** The plugin's other files, without the manifest; the checked file is one of them. */
  readonly files: readonly BundleFile[];
  /** The main file where that is code and not the checked file; absent otherwise. */
  readonly main?: BundleFile;
}

export interface CodeCaret {
  /** UTF-16 units in the file's text. */
  readonly offset: number;
  /** Release id; null for all of them. */
  readonly release: string | null;
  /** Pointer of the manifest's string that is the code; null for a file of its own. */
  readonly pointer: string | null;
}

/** Everything that is said about one code of a finding in code; its fixes come with the finding. */
export interface CodeRule {
  /** Release id → what it costs there; a release left out is not affected. */
  readonly severity: Readonly<Partial<Record<string, Severity>>>;
  readonly message: (args: Args) => string;
  readonly evidence: readonly Evidence[];
}

/** What is wrong in the plugin's main file, where that is code, and what releases make of it. */
export interface CheckedMain {
  readonly findings: readonly CodeFinding[];
  /** One per release of the host's `codeReleases`, else of its `releases`. */
  readonly verdicts: readonly Verdict[];
}

/** What a host knows of code without a compiler; loaded with the first code file that is open. */
export interface CodeChecker {
  /** The rules of its findings that are not among the host's, by code. */
  readonly rules?: Readonly<Record<string, CodeRule>>;
  /** The same for the plugin's main file, for a host whose plugins are code that needs no compiler. Never throws. */
  readonly checkMain?: (file: BundleFile, context: CodeContext) => CheckedMain;
  /** What the host shows of it in a release; null where nothing can be read. Never throws. */
  readonly previewMain?: (file: BundleFile, context: CodeContext, release: string) => Preview | null;
  /** Where what a pointer of the preview leads to is written; null where the host does not know. Never throws. */
  readonly placeOf?: (file: BundleFile, pointer: Pointer) => Span | null;
  /** The pointer of what is written at an offset, as the preview has it; null for none. Never throws. */
  readonly pointerAt?: (file: BundleFile, offset: number) => Pointer | null;
  /** What is wrong in one file; [] for a file that this host does not read. Never throws. */
  readonly check: (file: BundleFile, context: CodeContext) => readonly CodeFinding[];
  /** What can be written at the caret; null where nothing is known. Never throws. */
  readonly complete?: (file: BundleFile, caret: CodeCaret, context: CodeContext) => Completion | null;
  /** What is known about the name at the caret; null for nothing. Never throws. */
  readonly hover?: (file: BundleFile, caret: CodeCaret, context: CodeContext) => Hover | null;
  /** Files to start from that fit this manifest, paths relative to its folder. Never throws. */
  readonly newFiles?: (context: CodeContext) => readonly BundleFile[];
}
