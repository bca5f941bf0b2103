// The front matter of SKILL.md: where it is, and what readers of YAML make of it.

import { parseDocument, type Document } from 'yaml';
import type { Span } from '../../model/finding.ts';

/** Where the front matter and the text below it are in SKILL.md. */
export interface SkillSpans {
  /** Between the two lines. */
  readonly front: Span;
  readonly body: Span;
}

/** `missing`: the text does not begin with a line `---`. `open`: the second such line is missing. */
export function spansOf(text: string): SkillSpans | 'missing' | 'open' {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length;
  if (opening === undefined) return 'missing';
  const closing = /^---[ \t]*$/m;
  const found = closing.exec(text.slice(opening).replaceAll('\r', ' '));
  if (!found) return 'open';
  const to = opening + found.index;
  const front = { from: opening, to };
  const body = { from: to + found[0].length, to: text.length };
  return { front, body };
}

/** The front matter as YAML 1.2 reads it, and as YAML 1.1 does; `error` is the offset where the first of them gives up. */
export interface FrontReadings {
  readonly newer: Document.Parsed;
  readonly older: Document.Parsed;
  readonly error: number | null;
}

/** Never throws. */
export function readFront(front: string): FrontReadings {
  const newer = parseDocument(front, { version: '1.2' });
  const older = parseDocument(front, { version: '1.1' });
  return { newer, older, error: (newer.errors[0] ?? older.errors[0])?.pos[0] ?? null };
}
