// Replaces what is common in Python and unknown to Lezer's grammar by something of the same length that it reads, so that
// all offsets stay. What is rare is an error of the tree, and left to CPython.

import { ends } from './line-faults.ts';
import type { Token } from './tokens.ts';

/** A text that Lezer can read, and where a number in it replaces a bare `yield`. */
export interface Readable {
  readonly text: string;
  readonly yields: ReadonlySet<number>;
}

/** `tokens` are those of the text. */
export function readable(whole: string, tokens: readonly Token[]): Readable {
  const source = withoutBrackets(whole, tokens);
  const yields = new Set<number>();
  let text = '';
  const replace = (from: number, insert: string): void => {
    text += source.slice(text.length, from) + insert;
  };
  for (const [i, { kind, text: own, from, to }] of tokens.entries()) {
    const before = tokens[i - 1];
    if (kind === 'number' && /\.(?:[eEjJ]|$)/.test(own)) replace(from + own.indexOf('.'), '0');
    else if (own === 'yield' && isBare(tokens, i)) {
      replace(from, '00000');
      yields.add(from);
    } else if (own === '/' && before?.text === ',' && isInLambda(tokens, i))
      replace(before.from, ' '.repeat(to - before.from));
  }
  text += source.slice(text.length);
  // A form feed in the indentation starts it anew.
  return { text: text.replace(/(^|[\r\n])[ \t]*\f/g, (all) => all.replace(/[ \t\f]/g, '\n')), yields };
}

/** Whether a `yield` without a value stands where one may: as a statement, after an assignment's sign, in brackets. */
function isBare(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
  if (next?.text === ')') return before === '(' && !ends(tokens[at - 2]);
  const isLast = next?.kind === 'line' || next?.text === ';';
  return isLast && tokens[at]?.depth === 0 && /^(?:|[:;]|(?:[-+*/%@&|^]|\*\*|\/\/|<<|>>)?=)$/.test(before);
}

/** Without the brackets around what `with` statements name, and in one line. */
function withoutBrackets(source: string, tokens: readonly Token[]): string {
  let text = '';
  for (const [i, { text: own }] of tokens.entries()) {
    const [open, close] = (own === 'with' && itemsFrom(tokens, i + 1)) || [0, 0];
    for (const [at, one] of tokens.slice(open, close && close + 1).entries()) {
      const isLast = one.text === ',' && open + at + 1 === close;
      text += source.slice(text.length, at === 0 ? one.from : text.length).padEnd(one.from - text.length);
      text += at === 0 || open + at === close || isLast ? ' ' : one.text;
    }
  }
  return text + source.slice(text.length);
}

/** The brackets around what a `with` statement names; null where they are part of an expression. */
function itemsFrom(tokens: readonly Token[], open: number): readonly [open: number, close: number] | null {
  const depth = tokens[open]?.text === '(' ? tokens[open].depth : null;
  const close = tokens.findIndex((one, i) => i > open && one.depth === depth);
  const inner = tokens.slice(open + 1, close);
  const isList = inner.some((one) => one.text === 'as' && one.depth - 1 === depth);
  return isList && tokens[close]?.text === ')' && tokens[close + 1]?.text === ':' ? [open, close] : null;
}

/** Whether a slash is the first sign among the parameters of a lambda. */
function isInLambda(tokens: readonly Token[], at: number): boolean {
  const depth = tokens[at]?.depth;
  const found = tokens
    .slice(0, at)
    .findLast((one) => one.depth === depth && /^(?:lambda|:|\*\*?|\/|)$/.test(one.text));
  return found?.text === 'lambda';
}
