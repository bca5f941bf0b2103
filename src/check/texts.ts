// What is said of single texts of a manifest, whatever its host: placeholders and stubs left over, a wrong encoding.

import type { CodeFinding, Finding, TextRule, SourceDocument } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import { withoutMojibake } from '../lang/text/mojibake.ts';
import { join } from '../lang/json/pointer.ts';
import { languageFor } from './document.ts';
import { NOT_WRITTEN, stubFindings, stubsIn } from './stubs.ts';

export const textRules: Readonly<Record<string, TextRule>> = {
  'json/placeholder': {
    severity: 'advice',
    message: () => 'This text is still a placeholder. Write your own.',
    evidence: [{ release: 'documented', where: 'the template that Plugbench offers for this host' }],
  },
  [NOT_WRITTEN]: {
    severity: 'broken',
    message: () => 'This code is not written yet: every call only says so. Write what the tool does.',
    evidence: [
      { release: 'documented', where: 'a conversion by Plugbench, which found no code for this tool' },
    ],
  },
  'json/wrong-encoding': {
    severity: 'advice',
    message: ({ meant }) =>
      `This text was read in the wrong encoding${typeof meant === 'string' ? `; it was probably meant as \`${meant}\`` : ''}.`,
    evidence: [{ release: 'documented', where: 'RFC 8259 (JSON), section 8.1: JSON is written as UTF-8' }],
  },
};

/** More would not help. */
const MAX = 30;

const MAX_LENGTH = 80;

/** Placeholders of the host, stubs, and texts in a wrong encoding, with fixes for the latter. */
export function checkTexts({ text, value }: SourceDocument, host: Host): Finding[] {
  const placeholders = new Set((host.read.placeholders ?? []).map(plain));
  const longest = Math.max(0, ...[...placeholders].map(({ length }) => length)) + 1;
  const out: Finding[] = [];
  for (const { pointer, string } of stringsOf(value, '')) {
    if (out.length >= MAX) break;
    if (string.trim().length <= longest && placeholders.has(plain(string))) {
      out.push({ code: 'json/placeholder', pointer, at: 'value', args: {} });
    }
    for (const at of stubsIn(string)) out.push({ code: NOT_WRITTEN, pointer, at, args: {} });
    const meant = withoutMojibake(string);
    if (meant === null) continue;
    const edits = languageFor(host).edit(text, [{ op: 'set', pointer, value: meant }]);
    const shown = meant.length > MAX_LENGTH ? `${meant.slice(0, MAX_LENGTH - 1)}…` : meant;
    out.push({
      code: 'json/wrong-encoding',
      pointer,
      at: 'value',
      args: { meant: shown.replaceAll('`', "'") },
      fixes: edits ? [{ key: 'recode', title: `Change to ${shown}`, edits }] : [],
    });
  }
  return out;
}

/** Shorter ones may be in code or prose as they are. */
const MIN_LENGTH = 20;

/** Placeholders of the host that are left in code or Markdown, each where it is first, and stubs. */
export function placeholdersIn(text: string, { read: { placeholders = [] } }: Host): CodeFinding[] {
  const left = placeholders.flatMap((placeholder): CodeFinding[] => {
    const from = placeholder.length < MIN_LENGTH ? -1 : text.indexOf(placeholder);
    if (from < 0) return [];
    const span = { from, to: from + placeholder.length };
    return [{ code: 'json/placeholder', pointer: '', at: 'value', args: { placeholder }, span }];
  });
  return [...stubFindings(text), ...left];
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
