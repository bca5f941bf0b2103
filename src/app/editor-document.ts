// What the editor, the tabs over it and the problem list need of a document. A file is one; so may be a part of a file's
// text that is edited as code and written back.

import type { PlaceRequest } from '../../workers/typescript-contract.ts';
import type { TypeScriptApi } from '../../workers/typescript.worker.ts';
import type { Completion, Hover } from '../model/assist.ts';
import type { Language } from '../model/file.ts';
import type { Span, Problem, TextEdit } from '../model/finding.ts';
import type { FileAnalysis } from '../check/check.ts';
import type { CheckRequest } from '../check/recognise.ts';
import type { Asked } from './worker-client.ts';

/** Completion and hover; null where there is nothing to say. `asked`: a person pressed the keys for it. */
export interface Assistant {
  complete(text: string, offset: number, asked: boolean): Promise<Completion | null>;
  hover(text: string, offset: number): Promise<Hover | null>;
  /** Absent where no compiler reads the language. */
  readonly code?: AskCompiler;
}

type Calls = Asked<TypeScriptApi>;

/** The calls of the compiler that are about a caret. */
type CaretCall = {
  readonly [Name in keyof Calls]: Parameters<Calls[Name]>[0] extends PlaceRequest ? Name : never;
}[keyof Calls];

/** Where a caret is in a text; `asked`: a person pressed keys for the answer, so the compiler is loaded for it. */
interface Caret {
  readonly text: string;
  readonly offset: number;
  readonly asked: boolean;
}

/** What the compiler says of a caret, by the name of its call; null also where it is not there. */
export type AskCompiler = <Name extends CaretCall>(
  name: Name,
  caret: Caret,
  ...more: Parameters<Calls[Name]> extends [unknown, ...infer More] ? More : never
) => Promise<Awaited<ReturnType<Calls[Name]>> | null>;

/** What a part of another document's text knows of that. Its problems have the same ids there. */
export interface DocumentPart {
  readonly of: EditorDocument;
  /** The range of the part's text that a range of the whole is about; null for what is elsewhere. */
  readonly spanOf: (span: Span) => Span | null;
}

/** A text that can be shown in the editor; the object is its identity. */
export interface EditorDocument {
  /** Its file: with the host's folder for the manifest, relative to the manifest's folder for the others. */
  readonly path: string;
  readonly language: Language;
  readonly text: string;
  /** The problems that the lists show, in the order of the text. */
  readonly problems: readonly Problem[];
  /** How many more problems are only counted. */
  readonly hidden: number;
  /** With which settings of the plugin's own its code was judged, in one sentence. */
  readonly judgedWith?: string | null;
  readonly squiggles: readonly Problem[];
  /** The text that `problems` are of; null before the first check ends. */
  readonly analysedText: string | null;
  /** Set for a part of another document's text. */
  readonly part?: DocumentPart;
  /**
   * Replaces the text and checks it. `typed` is true for a person's typing: costly work then waits for a pause. `edits`
   * are what was changed, where the editor knows that; for parts only.
   */
  setText(text: string, typed: boolean, edits?: readonly TextEdit[]): void;
  /** Checks the text as it is now; settles when `problems` are of it, or of a newer one. Never rejects. */
  check(): Promise<unknown>;
  /** What to ask a worker about it, with `text` as its text. */
  requestFor(text: string): CheckRequest;
  /** What the newest check found; null before the first one ends, and for parts, whose problems are the whole's. */
  readonly analysis: FileAnalysis | null;
}
