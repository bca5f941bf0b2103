// What is said of one kind of mistake, and what it costs in each release.

import type { SourceDocument } from './document.ts';
import type { Args, Finding, Severity } from './finding.ts';
import type { Fix } from './fix.ts';

/** Who says so: a section of the documentation, or a release and the upstream file. */
export interface Evidence {
  /** Release id; 'documented' for the written specification. */
  readonly release: string;
  /** Section of the documentation, or upstream file with lines. */
  readonly where: string;
  /** Address of what `where` is in, where it is not the release's own `source`; null where none is known. */
  readonly source?: string | null;
  /** The host's own text, word for word, where it says something. */
  readonly text?: string;
}

/** Release id → severity; a release that is left out is not affected. */
export type SeverityByRelease = Readonly<Partial<Record<string, Severity>>>;

/** Everything that is said about one code. */
export interface Rule<Cost = SeverityByRelease> {
  /** What it costs: by release, or the same in every release of every host. */
  readonly severity: Cost;
  /** One clear sentence: what is wrong and what this host really does with it. */
  readonly message: (args: Args) => string;
  readonly evidence: readonly Evidence[];
  /** Best first, after those that came with the finding; [] where the right text is not known. */
  readonly fix?: (finding: Finding, document: SourceDocument) => readonly Fix[];
}

/** A rule that holds for every host; what it costs is for hosts to soften where they have `syntaxSeverity`. */
export type TextRule = Rule<Severity>;
