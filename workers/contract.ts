// What the page may ask of the analysis worker. Types only: everything that crosses is plain clonable data.

import type { Analysis, Request } from '../src/pipeline/check.ts';
import type { FixAll } from '../src/pipeline/fix.ts';
import type { Completion, Hover } from '../src/schema/assist.ts';
import type { Release, Sample } from '../src/model/host.ts';
import type { TextEdit } from '../src/model/problem.ts';

/** What menus need to know of a host. */
export interface HostCard {
  readonly id: string;
  readonly name: string;
  readonly manifest: string;
  readonly releases: readonly Release[];
  readonly samples: readonly Sample[];
  readonly comparesOlder?: string;
  readonly schemas: readonly { readonly file: string; readonly fileMatch: readonly string[] }[];
}

export interface AnalysisApi {
  hosts(): HostCard[];
  analyse(request: Request): Analysis;
  fixAll(request: Request, code: string): FixAll;
  /** Edits that lay the text out with two spaces, key order untouched; null for text that cannot be formatted. */
  format(text: string): readonly TextEdit[] | null;
  complete(text: string, offset: number, hostId: string): Completion | null;
  hover(text: string, offset: number, hostId: string): Hover | null;
}
