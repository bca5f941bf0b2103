// Scans a broken JSON text from value to value, over white space, comments and characters that JSON does not allow.

import type { TextEdit } from '../../../model/finding.ts';
import { removeSpan, type Fault } from './fault.ts';

/** More faults than this help no one: reading goes on, but they are not noted. */
const MAX_FAULTS = 1000;

/** The text, how far it is read (`at`, an offset), and the faults noted so far. Callers may move `at` themselves. */
export class Scanner {
  readonly text: string;
  readonly faults: Fault[] = [];
  at: number;

  constructor(text: string, from: number) {
    this.text = text;
    this.at = from;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  get char(): string {
    return this.text.charAt(this.at);
  }

  note(fault: Fault): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push(fault);
  }

  /** Goes to the next character of a value or punctuation; notes comments and other things that JSON does not allow. */
  skip(): void {
    for (;;) {
      this.at = afterSpace(this.text, this.at);
      const c = this.text.charCodeAt(this.at);
      const skipped =
        c === 0x2f || c === 0x23
          ? this.#skipComments()
          : c === 0x2e || c === 0x2026
            ? this.#skipDots()
            : (c < 0x20 || c > 0x7f) && this.#skipStrangeSpace();
      if (!skipped) return;
    }
  }

  /** Comments with only white space between them are one fault. */
  #skipComments(): boolean {
    const from = this.at;
    let to = from;
    const fixes: TextEdit[] = [];
    for (let end = endOfComment(this.text, to); end > this.at; end = endOfComment(this.text, this.at)) {
      fixes.push(removeSpan(wholeLine(this.text, this.at, end)));
      to = end;
      this.at = afterSpace(this.text, end);
    }
    this.at = to;
    if (fixes.length === 0) return false;
    this.note({ code: 'comment', from, to, args: { count: fixes.length }, fixes: [fixes] });
    return true;
  }

  #skipStrangeSpace(): boolean {
    const run = /^[\ufeff\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\u000b\u000c\u0000]+/.exec(
      this.text.slice(this.at, this.at + 100),
    )?.[0];
    if (!run) return false;
    const from = this.at;
    this.at += run.length;
    const bom = from === 0 && run.startsWith('\ufeff');
    const to = bom ? 1 : this.at;
    if (bom) this.at = 1;
    this.note({
      code: bom ? 'bom' : 'strange-space',
      from,
      to,
      args: { code: run.charCodeAt(0) },
      fixes: [[removeSpan({ from, to })]],
    });
    return true;
  }

  /** Skips the dots that language models write for something they left out. */
  #skipDots(): boolean {
    const run = /^(?:\.{3,}|\u2026)[ \t]*,?/.exec(this.text.slice(this.at, this.at + 100))?.[0];
    if (!run) return false;
    const from = this.at;
    const to = from + run.length;
    this.at = to;
    this.note({ code: 'left-out', from, to, fixes: [[removeSpan({ from, to })]] });
    return true;
  }
}

/** Offset of the first character at or after `from` that is not JSON's white space. */
export function afterSpace(text: string, from: number): number {
  let i = from;
  for (;;) {
    const c = text.charCodeAt(i);
    if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return i;
    i++;
  }
}

/** Offset after the comment that starts at `from` (`//`, `#` or a block); `from` itself where none starts. */
export function endOfComment(text: string, from: number): number {
  if (text.startsWith('/*', from)) {
    const end = text.indexOf('*/', from + 2);
    return end < 0 ? text.length : end + 2;
  }
  if (!text.startsWith('//', from) && !text.startsWith('#', from)) return from;
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end - (text.charAt(end - 1) === '\r' ? 1 : 0);
}

/** A comment together with its line where nothing else is on it, else with the space before it. */
function wholeLine(text: string, from: number, to: number): { from: number; to: number } {
  let start = from;
  while (start > 0 && /[ \t]/.test(text.charAt(start - 1))) start--;
  let end = to;
  while (/[ \t]/.test(text.charAt(end))) end++;
  const lineBreak = text.startsWith('\r\n', end) ? 2 : text.charAt(end) === '\n' ? 1 : 0;
  const alone = start === 0 || text.charAt(start - 1) === '\n';
  if (alone && lineBreak > 0) return { from: start, to: end + lineBreak };
  return { from: lineBreak > 0 ? start : from, to };
}
