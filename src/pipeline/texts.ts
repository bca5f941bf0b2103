// What is said of single texts of a manifest, whatever its host: placeholders left over, texts in a wrong encoding.

import type { CodeFinding } from '../model/code.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Host } from '../model/host.ts';
import { withoutMojibake } from '../text/mojibake.ts';
import { editsFor } from '../text/place.ts';
import { join } from '../text/pointer.ts';
import type { SyntaxRule } from './syntax/rules.ts';
import type { TextProblem } from './syntax/text-problem.ts';

/** Code → rule. */
export const textRules: Readonly<Record<string, SyntaxRule>> = {
  'json/placeholder': {
    severity: 'advice',
    message: () => 'This text is still a placeholder. Write your own.',
    evidence: [{ release: 'documented', where: 'the template that Plugbench offers for this host' }],
  },
  'json/wrong-encoding': {
    severity: 'advice',
    message: ({ meant }) =>
      `This text was read in the wrong encoding; it was probably meant as \`${String(meant)}\`.`,
    evidence: [{ release: 'documented', where: 'RFC 8259 (JSON), section 8.1: JSON is written as UTF-8' }],
  },
};

/** More would not help. */
const MAX = 30;

const MAX_LENGTH = 80;

/** Placeholders of the host and texts in a wrong encoding, with fixes for the latter where the text is JSON. */
export function checkTexts({ text, value, strict }: SourceDocument, host: Host): TextProblem[] {
  const placeholders = new Set((host.placeholders ?? []).map(plain));
  const out: TextProblem[] = [];
  for (const { pointer, string } of stringsOf(value, '')) {
    if (out.length >= MAX) break;
    if (placeholders.has(plain(string))) {
      out.push({ finding: { code: 'json/placeholder', pointer, at: 'value' }, fixes: [] });
    }
    const meant = withoutMojibake(string);
    if (meant === null) continue;
    const edits = strict ? editsFor(text, [{ op: 'set', pointer, value: meant }]) : null;
    const shown = meant.length > MAX_LENGTH ? `${meant.slice(0, MAX_LENGTH - 1)}…` : meant;
    out.push({
      finding: {
        code: 'json/wrong-encoding',
        pointer,
        at: 'value',
        args: { meant: shown.replaceAll('`', "'") },
      },
      fixes: edits ? [{ key: 'recode', title: `Change to ${shown}`, edits }] : [],
    });
  }
  return out;
}

/** Shorter ones may be in code or prose as they are. */
const MIN_LENGTH = 20;

/** Placeholders of the host that are left in code or Markdown, each where it is first. */
export function placeholdersIn(text: string, { placeholders = [] }: Host): CodeFinding[] {
  return placeholders.flatMap((placeholder) => {
    const from = placeholder.length < MIN_LENGTH ? -1 : text.indexOf(placeholder);
    if (from < 0) return [];
    const span = { from, to: from + placeholder.length };
    return [{ code: 'json/placeholder', pointer: '', at: 'value', args: { placeholder }, span }];
  });
}

function plain(text: string): string {
  return text.trim().replace(/[.!]$/, '').toLowerCase();
}

function* stringsOf(value: unknown, pointer: string): Generator<{ pointer: string; string: string }> {
  if (typeof value === 'string') yield { pointer, string: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* stringsOf(inner, join(pointer, key));
  }
}
