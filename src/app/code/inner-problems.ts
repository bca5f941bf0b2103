// The problems of a manifest that are about one of its strings, with their places and fixes in the string's own text.

import type { Span } from '../../model/finding.ts';
import type { Fix, Problem } from '../../model/problem.ts';
import { embeddedSpan, type EmbeddedText } from '../../text/embedded.ts';

/** Problems keep their ids. Fixes that change more than the string are left out: the manifest offers them. */
export function innerProblems(embedded: EmbeddedText, problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    const inner = innerSpan(embedded, problem);
    if (!inner) return [];
    return [{ ...problem, ...inner, fixes: problem.fixes.flatMap((fix) => innerFix(embedded, fix) ?? []) }];
  });
}

/** The range of the code that a range of the manifest is about; null for what is beside or around the string. */
export function innerSpan(embedded: EmbeddedText, span: Span): Span | null {
  const around = embedded.span;
  return span.from < around.from || span.to > around.to ? null : embeddedSpan(embedded, span);
}

function innerFix(embedded: EmbeddedText, fix: Fix): Fix | null {
  const { from, to } = embedded.span;
  const edits = fix.edits.map((edit) => {
    const insert = decoded(edit.insert);
    const inner = edit.from > from && edit.to < to ? embeddedSpan(embedded, edit) : null;
    return inner && insert !== null ? { ...inner, insert } : null;
  });
  const known = edits.filter((edit) => edit !== null);
  return known.length > 0 && known.length === edits.length ? { ...fix, edits: known } : null;
}

/** What the characters of a JSON string mean; null where they are not a string's. */
function decoded(inside: string): string | null {
  try {
    const value: unknown = JSON.parse(`"${inside}"`);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
