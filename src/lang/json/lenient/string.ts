// Reads one string of a broken JSON text: its value, where it ends, and what is wrong inside it.

import type { TextEdit } from '../../../model/finding.ts';
import { insertAt, type Fault, type FaultCode } from './fault.ts';
import { closersOf, endsOtherQuotes, endsHere, goesOn, isInner, likelyEnd } from './quotes.ts';

export interface QuotedString {
  readonly value: string;
  /** Offset behind the closing quote. */
  readonly to: number;
  readonly faults: readonly Fault[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Collects the faults of one string by kind: each kind is one fault, however often it occurs. */
class StringFaults {
  readonly #kinds = new Map<FaultCode, { at: number; length: number; count: number; fixes: TextEdit[][] }>();

  add(code: FaultCode, at: number, length: number, ...fixes: TextEdit[]): void {
    const kind = this.#kinds.get(code);
    if (!kind) this.#kinds.set(code, { at, length, count: 1, fixes: fixes.map((edit) => [edit]) });
    else {
      kind.count++;
      fixes.forEach((edit, i) => kind.fixes[i]?.push(edit));
    }
  }

  faults(): Fault[] {
    return [...this.#kinds].map(([code, { at, length, count, fixes }]) => ({
      code,
      from: at,
      to: at + length,
      args: { count },
      fixes,
    }));
  }

  /** The edits of the first fix of every kind, in source order. */
  edits(): TextEdit[] {
    return [...this.#kinds.values()].flatMap((kind) => kind.fixes[0] ?? []).sort((a, b) => a.from - b.from);
  }
}

/** Reads the string that opens at offset `open` with any kind of quote; never throws. */
export function readString(text: string, open: number): QuotedString {
  const quote = text.charAt(open);
  const plain = quote === '"' ? readPlain(text, open) : null;
  if (plain) return plain;
  const closers = closersOf(quote) ?? quote;
  const found = new StringFaults();
  let value = '';
  let inner = 0;
  let i = open + 1;
  let closed = false;
  while (i < text.length) {
    const c = text.charAt(i);
    if (c === '\\') {
      const escape = readEscape(text, i, quote, found);
      value += escape.value;
      i += escape.length;
      continue;
    }
    if (closers.includes(c) && endsString(text, i, quote, inner)) {
      closed = true;
      break;
    }
    if ((c === '\n' || c === '\r') && !mayBreak(text, i, quote)) break;
    if (c === '"') {
      inner++;
      found.add('unescaped-quote', i, 1, insertAt(i, '\\'));
    } else if (c < ' ') {
      found.add('line-break-in-string', i, 1, { from: i, to: i + 1, insert: jsonOf(c) });
    }
    value += c;
    i++;
  }
  if (quote !== '"') return otherQuotes(text, open, i, closed, value, found);
  if (closed) return { value, to: i + 1, faults: found.faults() };
  return unclosed(text, open, i, value, found);
}

/** Reads a string without any fault, which is the usual case, in one step; null where there is a fault. */
function readPlain(text: string, open: number): QuotedString | null {
  const to = text.indexOf('"', open + 1);
  if (to < 0 || !endsHere(text, to + 1)) return null;
  const value = text.slice(open + 1, to);
  return /[\\\u0000-\u001f]/.test(value) ? null : { value, to: to + 1, faults: [] };
}

function endsString(text: string, at: number, quote: string, inner: number): boolean {
  return quote === '"' ? !isInner(text, at, inner % 2 === 1) : endsOtherQuotes(text, at);
}

function mayBreak(text: string, at: number, quote: string): boolean {
  return quote === '`' || (quote === '"' && goesOn(text, at));
}

function readEscape(
  text: string,
  at: number,
  quote: string,
  found: StringFaults,
): { value: string; length: number } {
  const c = text.charAt(at + 1);
  const known = Object.hasOwn(ESCAPES, c) ? ESCAPES[c] : undefined;
  if (known !== undefined) return { value: known, length: 2 };
  if (c === 'u') {
    const digits = text.slice(at + 2, at + 6);
    if (/^[0-9a-fA-F]{4}$/.test(digits)) {
      return { value: String.fromCharCode(Number.parseInt(digits, 16)), length: 6 };
    }
  }
  const without: TextEdit = { from: at, to: at + 1, insert: '' };
  const doubled = insertAt(at, '\\');
  if (c === '\n' || c === '\r') {
    // A backslash before a line break continues the line in other languages.
    const length = text.startsWith('\r\n', at + 1) ? 3 : 2;
    found.add('line-break-in-string', at, 1, { from: at, to: at + length, insert: '' });
    return { value: '', length };
  }
  if (c === '') return { value: '', length: 1 };
  if (c < ' ') {
    found.add('bad-escape', at, 1, doubled);
    return { value: '', length: 1 };
  }
  if (c === '`' && quote === '"') found.add('backtick-escape', at, 2, without, doubled);
  else if (c === "'" || c === '`' || c === quote) found.add('bad-escape', at, 2, without, doubled);
  else found.add('bad-escape', at, 2, doubled, without);
  return { value: c, length: 2 };
}

/** A string in other quotes than `"` is one fault with one fix. */
function otherQuotes(
  text: string,
  open: number,
  end: number,
  closed: boolean,
  value: string,
  found: StringFaults,
): QuotedString {
  const to = closed ? end + 1 : likelyEnd(text, open, end);
  const edits = found.edits().filter((edit) => edit.to <= to);
  const close = closed ? { from: end, to, insert: '"' } : closing(text, to);
  const smart = !"'`".includes(text.charAt(open));
  const fault: Fault = {
    code: smart ? 'smart-quotes' : 'single-quotes',
    from: open,
    to,
    args: { quote: text.charAt(open) },
    fixes: [[{ from: open, to: open + 1, insert: '"' }, ...edits, close]],
  };
  return { value: closed ? value : trimmed(value, end - to), to, faults: [fault] };
}

/** A string without a closing quote ends with its line; punctuation after its likely end is not part of it. */
function unclosed(text: string, open: number, end: number, value: string, found: StringFaults): QuotedString {
  const to = likelyEnd(text, open, end);
  const fault: Fault = { code: 'unclosed-string', from: open, to, fixes: [[closing(text, to)]] };
  const inside = found.faults().filter((other) => other.to <= to);
  return { value: trimmed(value, end - to), to, faults: [...inside, fault] };
}

/** Inserts the closing quote, and a backslash where an odd number of backslashes would escape the quote. */
function closing(text: string, to: number): TextEdit {
  let backslashes = 0;
  while (text.charAt(to - 1 - backslashes) === '\\') backslashes++;
  return insertAt(to, backslashes % 2 === 1 ? '\\"' : '"');
}

function trimmed(value: string, units: number): string {
  return value.slice(0, Math.max(0, value.length - units));
}

function jsonOf(character: string): string {
  return JSON.stringify(character).slice(1, -1);
}
