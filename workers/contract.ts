// What the page may ask of the analysis worker. Types only: everything that crosses is plain clonable data.

import type { Analysis } from '../src/check/check.ts';
import type { CheckRequest } from '../src/check/recognise.ts';
import type { AssistRequest } from '../src/check/assist.ts';
import type { Portability } from '../src/convert/portability.ts';
import type { ConvertRequest, ConvertSource } from '../src/convert/request.ts';
import type { ConvertAnswer } from '../src/convert/report/view.ts';
import type { FixAll } from '../src/check/fix.ts';
import type { PreviewAnswer, PreviewRequest } from '../src/check/preview.ts';
import type { RunnablePlugin, RunnableRequest } from '../src/check/runnable.ts';
import type { Completion, Hover } from '../src/model/assist.ts';
import type { Secret } from '../src/hosts/kit/secrets.ts';
import type { Span, Change, TextEdit } from '../src/model/finding.ts';
import type { HostEntry, Release } from '../src/model/host.ts';
import type { PluginFile } from '../src/model/file.ts';

export type HostCard = Omit<HostEntry, 'detect' | 'otherProduct'>;

export interface TargetCard {
  readonly id: string;
  readonly name: string;
  readonly manifest: string;
  readonly releases: readonly Release[];
  /** False for formats, which are opened as a source without a host. */
  readonly isHost: boolean;
  /** Whether it can be converted from, and so be opened as a source. */
  readonly reads: boolean;
}

/** The calls; offsets are UTF-16 units, pointers are JSON pointers. */
export interface AnalysisApi {
  /** What the page shows of each host before its pack is there. */
  hosts(): HostCard[];
  /** Problems of one file, verdicts and what else the page shows of a plugin. */
  analyse(request: CheckRequest): Analysis;
  /** All fixes of the problems with this code, as one step. */
  fixAll(request: CheckRequest, code: string): FixAll;
  /** Edits that lay the text out with two spaces, key order untouched; null for text that cannot be formatted. */
  format(text: string): readonly TextEdit[] | null;
  /** What may stand at a place. */
  complete(request: AssistRequest): Completion | null;
  /** Explains a place. */
  hover(request: AssistRequest): Hover | null;
  /** Files to start from that fit the manifest; [] where its host writes none. */
  newFiles(request: CheckRequest): readonly PluginFile[];
  /** null where the host has no preview, or nothing of the text can be read. */
  preview(request: PreviewRequest): PreviewAnswer | null;
  /** null where the host has nothing that can be run. */
  runnable(request: RunnableRequest): RunnablePlugin | null;
  /** What a plugin can be converted to. */
  targets(): TargetCard[];
  /** The files of a target, with the report. */
  convert(request: ConvertRequest): ConvertAnswer;
  /**
   * Rows of the matrix for the first of `targets`: as many as can be computed in a short time, and at least one. Call it
   * again with the remaining targets. A row is null if the source cannot be converted to that target.
   */
  portability(source: ConvertSource, targets: readonly string[]): (Portability | null)[];
  /** Minimal edits that make the changes; null where one cannot be made. */
  editsFor(text: string, changes: readonly Change[]): readonly TextEdit[] | null;
  /** Where a pointer leads in the text. */
  placeOf(text: string, pointer: string): Span;
  /** The pointer at a place of the text. */
  pointerAt(text: string, offset: number): string;
  /** What looks like a key, text by text. */
  secrets(texts: readonly string[]): readonly (readonly Secret[])[];
  /** Answered at once by a worker that is not busy. */
  alive(): true;
}

/** How a worker answers calls: some of what it needs has to be loaded first. */
export type Answering<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Answer | Promise<Answer>
    : never;
};
