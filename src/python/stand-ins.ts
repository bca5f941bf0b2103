// Replaces what Lezer's grammar does not know of Python by something of the same length that it reads, so that all
// offsets stay.

import { ends } from './line-faults.ts';
import type { Token } from './tokens.ts';

/** A text that Lezer can read, and how nodes that begin at some places are called, by Lezer's name of what stands there. */
export interface Readable {
  readonly text: string;
  readonly names: ReadonlyMap<number, readonly [from: string, to: string]>;
}

class Rewriter {
  readonly edits: { from: number; to: number; text: string }[] = [];
  readonly names = new Map<number, readonly [string, string]>();

  constructor(readonly source: string) {}

  line(line: readonly Token[]): void {
    const [first, second] = line;
    const start = first?.text === 'async' ? second : first;
    if (start?.text === 'with') this.#with(line.slice(line.indexOf(start) + 1));
    if (first?.text === '@') this.#decorator(line);
    for (const [i, token] of line.entries()) this.#token(line, i, token, start?.text ?? '');
  }

  #token(line: readonly Token[], i: number, token: Token, word: string): void {
    const { kind, text, from, to } = token;
    const [before, next] = [line[i - 1], line[i + 1]];
    if (kind === 'number' && /\.(?:[eEjJ]|$)/.test(text)) {
      const at = from + text.indexOf('.');
      this.#blank(at, at + 1, '0');
    } else if (text === 'yield' && (!next || /^[)\]},;:=]$/.test(next.text))) {
      this.#blank(from, to, '00000');
      this.names.set(from, ['Number', 'YieldExpression']);
    } else if (word === 'case' && text === '(' && next?.text === ')' && ends(before)) {
      this.#blank(from, next.to, `.${'_'.repeat(next.to - from - 1)}`);
    } else if (text === '*' && kind === 'sign' && this.#isStar(line, i, word)) this.#blank(from, to, ' ');
  }

  /** `*args: *tuple[int]`, and `for a, *b in c` in brackets. */
  #isStar(line: readonly Token[], i: number, word: string): boolean {
    const before = line[i - 1]?.text;
    if (before === ':' && word === 'def') return true;
    if (before !== ',' && before !== 'for') return false;
    const rest = line.slice(i);
    const loop = line.slice(0, i).findLast(({ text }) => text === 'for' || text === 'in');
    return loop?.text === 'for' && loop.depth > 0 && rest.some(({ text }) => text === 'in');
  }

  /** Any expression decorates since Python 3.9 (PEP 614). */
  #decorator(line: readonly Token[]): void {
    const [, first] = line;
    const last = line.at(-1);
    if (!first || !last || isPlain(line.slice(1))) return;
    const isOdd = line.some(({ text, depth }) => depth === 0 && /^[:=;,]$/.test(text));
    if (isOdd || /[\r\n]/.test(this.source.slice(first.from, last.to))) return;
    this.#blank(first.from, last.to, '_'.repeat(last.to - first.from));
    this.names.set(first.from, ['VariableName', 'ParenthesizedExpression']);
  }

  /** `with (a as b, c):` (PEP 617), and `with a as (b, c):`, whose target is read like one more expression. */
  #with(line: readonly Token[]): void {
    const [open] = line;
    const close = line.findIndex(({ text, depth, kind }) => kind === 'sign' && text === ')' && depth === 0);
    const inner = line.slice(1, close);
    const isGroup =
      open?.text === '(' &&
      line[close + 1]?.text === ':' &&
      inner.some(({ text, depth }) => text === 'as' && depth === 1);
    if (isGroup) this.#group(line.slice(0, close + 1));
    for (const [i, { text, depth, from, to }] of line.entries()) {
      const after = line[i + 2]?.text ?? ':';
      const isName = line[i + 1]?.kind === 'name' && /^[,:)]$/.test(after);
      if (text !== 'as' || depth !== (isGroup ? 1 : 0) || isName) continue;
      this.#blank(from, to, ', ');
      this.names.set(from, [',', 'as']);
    }
  }

  #group(group: readonly Token[]): void {
    for (const [i, { from, to, text }] of group.entries()) {
      const next = group[i + 1];
      const isEdge = i === 0 || !next || (text === ',' && i === group.length - 2);
      if (isEdge) this.#blank(from, to, ' '.repeat(to - from));
      if (next && next.from > to) this.#blank(to, next.from, ' '.repeat(next.from - to));
    }
  }

  #blank(from: number, to: number, text: string): void {
    this.edits.push({ from, to, text });
  }
}

/** A name with dots, and a call of it. */
function isPlain(decorator: readonly Token[]): boolean {
  const call = decorator.findIndex(({ text }) => text === '(');
  const path = call < 0 ? decorator : decorator.slice(0, call);
  const after = decorator.slice(call + 1, -1).filter(({ depth }) => depth === 0);
  return (
    call !== 0 &&
    path.every(({ kind, text }) => kind === 'name' || text === '.') &&
    (call < 0 || after.length === 0)
  );
}

/** `tokens` are those of the text. */
export function readable(source: string, tokens: readonly Token[]): Readable {
  const rewriter = new Rewriter(source);
  let line: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'line') {
      if (!token.kind.endsWith('dent')) line.push(token);
      continue;
    }
    rewriter.line(line);
    line = [];
  }
  rewriter.line(line);
  let text = '';
  for (const edit of rewriter.edits.sort((a, b) => a.from - b.from))
    if (edit.from >= text.length) text += source.slice(text.length, edit.from) + edit.text;
  text += source.slice(text.length);
  // A form feed in the indentation starts it anew.
  return {
    text: text.replace(/(^|[\r\n])[ \t]*\f/g, (all) => all.replace(/[ \t\f]/g, '\n')),
    names: rewriter.names,
  };
}
