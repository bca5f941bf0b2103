// Makes the faults between values: commas, colons, brackets, and text that does not belong there.

import type { Span } from '../../../model/finding.ts';
import { insertAt, removeSpan, type Fault } from './fault.ts';

/** A comma at offset `at` that nothing follows or that follows another one. */
export function surplusComma(code: 'trailing-comma' | 'extra-comma', at: number): Fault {
  const span = { from: at, to: at + 1 };
  return { code, ...span, fixes: [[removeSpan(span)]] };
}

/** `found` is written at offset `from` instead of the comma, colon or bracket `wanted`. */
export function insteadOf(
  code: 'missing-comma' | 'missing-colon' | 'wrong-bracket',
  from: number,
  found: string,
  wanted: string,
  bracket = '',
): Fault {
  const to = from + found.length;
  return { code, from, to, args: { found, wanted, bracket }, fixes: [[{ from, to, insert: wanted }]] };
}

/** The comma or colon between two values is missing; the second value, at offset `next`, is marked. */
export function missing(
  code: 'missing-comma' | 'missing-colon',
  text: string,
  next: number,
  after: number,
): Fault {
  const word = /^(?:"[^"\\\n]{0,200}"|[^\s,:{}[\]"]+)/.exec(text.slice(next, next + 210))?.[0];
  const to = next + (word?.length ?? 1);
  return { code, from: next, to, fixes: [[insertAt(after, code === 'missing-comma' ? ',' : ':')]] };
}

/** A key without a value. `behind` is the end of the key or of its colon; `comma` is `,` where a comma is missing too. */
export function missingValue(
  text: string,
  key: Span & { readonly value: string },
  behind: number,
  comma: '' | ',',
): Fault {
  const colon = text.charAt(behind - 1) === ':' ? '' : ':';
  const edit = insertAt(behind, `${colon} null${comma}`);
  return { code: 'missing-value', from: key.from, to: key.to, args: { key: key.value }, fixes: [[edit]] };
}

/** The closing bracket `wanted` is missing in the middle of the text. */
export function unclosedInside(text: string, open: number, after: number, wanted: string): Fault {
  const args = { bracket: text.charAt(open), wanted, atEnd: false, count: 1 };
  return { code: 'unclosed-bracket', from: open, to: open + 1, args, fixes: [[insertAt(after, wanted)]] };
}

/**
 * The text ends before its brackets (their offsets, outermost first) are closed; a comma at its end goes.
 * The innermost one is marked.
 */
export function unclosedAtEnd(
  text: string,
  open: readonly number[],
  last: number,
  comma: number | null,
): Fault {
  const at = open.at(-1) ?? 0;
  const args = { bracket: text.charAt(at), wanted: '', atEnd: true, count: open.length };
  const edit = { from: last, to: comma === null ? last : comma + 1, insert: closersFor(text, open) };
  return { code: 'unclosed-bracket', from: at, to: at + 1, args, fixes: [[edit]] };
}

/** The closing brackets, on lines of their own where the opening ones are. */
function closersFor(text: string, open: readonly number[]): string {
  const lastLine = text.trimEnd().lastIndexOf('\n');
  let out = '';
  for (const at of [...open].reverse()) {
    if (at <= lastLine) {
      const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
      out += '\n' + (/^[ \t]*/.exec(line)?.[0] ?? '');
    }
    out += text.charAt(at) === '[' ? ']' : '}';
  }
  return out;
}

/** Text at offset `at` after the value that starts the text; `last` is that value's end. */
export function extraText(text: string, at: number, last: number): Fault {
  const rest = text.slice(at);
  const to = at + rest.trimEnd().length;
  const brackets = /^[\s\]})>;,]*$/.test(rest);
  const another = /^\s*[{[]|\n[ \t]*[{[]/.test(rest.slice(0, 20_000));
  return {
    code: 'extra-text',
    from: at,
    to,
    args: { brackets, another },
    fixes: another ? [] : [[removeSpan({ from: last, to })]],
  };
}
