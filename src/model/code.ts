// What checks say about a plugin's code: rules at ranges of one file, with fixes as edits of that file.

import type { Completion, Hover } from './assist.ts';
import type { SourceDocument, CodeFinding, Pointer, Span, Rule } from './finding.ts';
import type { PluginFile } from './file.ts';
import type { Preview } from './preview.ts';
import type { Verdict } from './verdict.ts';

export interface CodePart {
  readonly pointer: Pointer;
  /** Name of a file that this code would be: what it belongs to, with the extension of its language. */
  readonly path: string;
}

export interface CodeContext {
  /** Null where the manifest itself is code, or cannot be read. */
  readonly manifest: SourceDocument | null;
  /** The plugin's other files, without the manifest; the checked file is one of them. */
  readonly files: readonly PluginFile[];
  /** The main file where that is code and not the checked file; absent otherwise. */
  readonly main?: PluginFile;
}

export interface CodeCaret {
  /** UTF-16 units in the file's text. */
  readonly offset: number;
  /** Release id; null for all of them. */
  readonly release: string | null;
  /** Pointer of the manifest's string that is the code; null for a file of its own. */
  readonly pointer: string | null;
}

/** What is wrong in the plugin's main file, where that is code, and what releases make of it. */
export interface CheckedMain {
  readonly findings: readonly CodeFinding[];
  /** One per release of the host's `codeReleases`, else of its `releases`. */
  readonly verdicts: readonly Verdict[];
}

/** What a host knows of code without a compiler; loaded with the first code file that is open. */
export interface CodeChecker {
  /** The rules of its findings that are loaded with it, and not with the host's. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** The same for the plugin's main file, for a host whose plugins are code that needs no compiler. Never throws. */
  readonly checkMain?: (file: PluginFile, context: CodeContext) => CheckedMain;
  /** What the host shows of it in a release; null where nothing can be read. Never throws. */
  readonly previewMain?: (file: PluginFile, context: CodeContext, release: string) => Preview | null;
  /** Where what a pointer of the preview leads to is written; null where the host does not know. Never throws. */
  readonly placeOf?: (file: PluginFile, pointer: Pointer) => Span | null;
  /** The pointer of what is written at an offset, as the preview has it; null for none. Never throws. */
  readonly pointerAt?: (file: PluginFile, offset: number) => Pointer | null;
  /** What is wrong in one file; [] for a file that this host does not read. Never throws. */
  readonly check: (file: PluginFile, context: CodeContext) => readonly CodeFinding[];
  /** What can be written at the caret; null where nothing is known. Never throws. */
  readonly complete?: (file: PluginFile, caret: CodeCaret, context: CodeContext) => Completion | null;
  /** What is known about the name at the caret; null for nothing. Never throws. */
  readonly hover?: (file: PluginFile, caret: CodeCaret, context: CodeContext) => Hover | null;
  /** Files to start from that fit this manifest, paths relative to its folder. Never throws. */
  readonly newFiles?: (context: CodeContext) => readonly PluginFile[];
}
