// Reads any text as JSON as far as possible: a tree with ranges, and the faults that keep it from being JSON.

import type { Span, TextEdit } from '../../../model/finding.ts';
import { MAX_DEPTH } from '../depth.ts';
import { Scanner } from './scanner.ts';
import { insertAt, type Fault } from './fault.ts';
import * as notes from './notes.ts';
import { closersOf, likelyEnd } from './quotes.ts';
import { readString } from './string.ts';
import type { Container, Scalar, TreeMember, TreeNode } from './tree.ts';
import { readWord } from './words.ts';

export interface Lenient {
  /** Null where there is no value at all. */
  readonly root: TreeNode | null;
  /** In the order of reading; the text is JSON exactly if there is none. */
  readonly faults: readonly Fault[];
}

/** Reads the value that starts at `from` and what follows it; linear time, never throws. */
export function readLenient(text: string, from = 0): Lenient {
  return new Parser(text, from).read();
}

type ReadText = Span & { readonly value: string };

class Parser {
  readonly #text: string;
  readonly #scanner: Scanner;
  /** Offsets of the brackets that are open. */
  readonly #open: number[] = [];
  /** End of the last thing that was read. */
  #last: number;
  #cutShort = false;
  /** True after a member without value and comma: both are one fault, so the comma is not noted again. */
  #commaNoted = false;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#scanner = new Scanner(text, from);
    this.#last = from;
  }

  read(): Lenient {
    const scanner = this.#scanner;
    scanner.skip();
    let root = scanner.ended ? null : this.#value();
    const last = this.#last;
    scanner.skip();
    if (root?.kind === 'scalar' && scanner.char === ':') root = this.#bareMembers(root);
    else if (!scanner.ended) scanner.note(notes.extraText(this.#text, scanner.at, last));
    return { root, faults: scanner.faults };
  }

  /** Members without the brackets around them: `"a": 1, "b": 2`. */
  #bareMembers({ from, to }: Scalar): TreeNode {
    const scanner = this.#scanner;
    scanner.at = from;
    const earlier = scanner.faults.findIndex((fault) => fault.from >= from);
    if (earlier >= 0) scanner.faults.length = earlier;
    const members = this.#members(from);
    const end = this.#last;
    const closed = this.#text.charAt(end - 1) === '}' && (members.at(-1)?.value?.to ?? 0) < end;
    const edits = [insertAt(from, '{'), ...(closed ? [] : [insertAt(end, '}')])];
    scanner.faults.unshift({ code: 'missing-brackets', from, to, fixes: [edits] });
    scanner.skip();
    if (!scanner.ended) scanner.note(notes.extraText(this.#text, scanner.at, end));
    return { kind: 'object', from, to: end, members };
  }

  #value(): TreeNode {
    const c = this.#scanner.char;
    if (c === '{' || c === '[') return this.#container(c === '{' ? 'object' : 'array');
    return closersOf(c) === undefined ? this.#word() : { kind: 'scalar', ...this.#joined(this.#string()) };
  }

  #string(): ReadText {
    const from = this.#scanner.at;
    const { value, to, faults } = readString(this.#text, from);
    faults.forEach((fault) => this.#scanner.note(fault));
    this.#scanner.at = this.#last = to;
    return { value, from, to };
  }

  /** Strings joined by a plus sign, as programs write long ones. */
  #joined(first: ReadText): ReadText {
    let all = first;
    const edits: TextEdit[] = [];
    for (;;) {
      const next = /^\s{0,200}\+\s{0,200}(?=")/.exec(this.#text.slice(all.to, all.to + 402))?.[0].length;
      if (next === undefined || this.#text.charAt(all.from) !== '"') break;
      this.#scanner.at = all.to + next;
      const more = this.#string();
      edits.push({ from: all.to - 1, to: more.from + 1, insert: '' });
      all = { value: all.value + more.value, from: all.from, to: more.to };
    }
    if (edits.length === 0) return first;
    const { from, to } = all;
    this.#scanner.note({ code: 'joined-strings', from, to, fixes: [edits] });
    return all;
  }

  #word(): Scalar {
    const from = this.#scanner.at;
    const to = this.#endOfWord(from, /[\s,:;{}[\]"'`]/);
    const word = readWord(this.#text.slice(from, to));
    if (word.kind === 'text') return this.#unquoted(from);
    this.#scanner.at = this.#last = to;
    if (word.kind !== 'value') {
      const code = word.kind === 'number' ? 'bad-number' : 'python-literal';
      const { text } = word;
      this.#scanner.note({ code, from, to, args: { text }, fixes: [[{ from, to, insert: text }]] });
    }
    return { kind: 'scalar', value: word.value, from, to };
  }

  /** Reads bare text up to the punctuation that ends it; at least one character. */
  #unquoted(from: number): Scalar {
    let end = from + 1;
    while (end < this.#text.length && !/[\n\r,{}[\]"]/.test(this.#text.charAt(end))) end++;
    const to = Math.max(from + 1, likelyEnd(this.#text, from - 1, end));
    return { kind: 'scalar', ...this.#quote('unquoted-string', from, to) };
  }

  #quote(code: 'unquoted-string' | 'unquoted-key', from: number, to: number): ReadText {
    const value = this.#text.slice(from, to);
    this.#scanner.at = this.#last = to;
    this.#scanner.note({ code, from, to, fixes: [[{ from, to, insert: JSON.stringify(value) }]] });
    return { value, from, to };
  }

  #endOfWord(from: number, ends: RegExp): number {
    let to = from;
    while (to < this.#text.length && !ends.test(this.#text.charAt(to)) && !this.#startsComment(to)) to++;
    return to;
  }

  #startsComment(at: number): boolean {
    return this.#text.startsWith('//', at) || this.#text.startsWith('/*', at);
  }

  #container(kind: 'object' | 'array'): Container {
    const from = this.#scanner.at;
    this.#scanner.at = this.#last = from + 1;
    this.#open.push(from);
    const members = this.#open.length > MAX_DEPTH ? [] : this.#members(from);
    this.#open.pop();
    return { kind, from, to: this.#last, members };
  }

  /** Reads members up to the closing bracket and consumes it, if there is one. */
  #members(open: number): TreeMember[] {
    const scanner = this.#scanner;
    const array = this.#text.charAt(open) === '[';
    const members: TreeMember[] = [];
    /** Offset of the comma or opening bracket that no member has followed yet; -1 where a comma must come next. */
    let before = open;
    for (;;) {
      scanner.skip();
      const c = scanner.char;
      const comma = before > open ? before : null;
      if (scanner.ended || c === '}' || c === ']') {
        if (scanner.ended) this.#endOfText(comma);
        else this.#close(open, c, comma);
        return members;
      }
      if (c === ',' || (c === ';' && before < 0)) {
        before = this.#comma(c, before);
      } else if (array && c === ':') {
        scanner.note({
          code: 'unexpected',
          from: scanner.at,
          to: scanner.at + 1,
          args: { text: c },
          fixes: [],
        });
        before = scanner.at++;
      } else {
        if (before < 0) scanner.note(notes.missing('missing-comma', this.#text, scanner.at, this.#last));
        members.push(array ? this.#element(members.length) : this.#member());
        before = this.#commaNoted ? scanner.at : -1;
        this.#commaNoted = false;
      }
    }
  }

  /** Consumes a comma and gives the offset of the one that counts, which is the first of several. */
  #comma(sign: ',' | ';', before: number): number {
    const scanner = this.#scanner;
    const at = scanner.at++;
    if (sign === ';') scanner.note(notes.insteadOf('missing-comma', at, ';', ','));
    else if (before >= 0) scanner.note(notes.surplusComma('extra-comma', at));
    return before < 0 ? at : before;
  }

  #element(index: number): TreeMember {
    return { key: String(index), keySpan: null, valueAt: this.#scanner.at, value: this.#value() };
  }

  #member(): TreeMember {
    const scanner = this.#scanner;
    const at = scanner.at;
    if (/[:{[]/.test(scanner.char)) {
      if (scanner.char === ':') scanner.at++;
      scanner.note({ code: 'missing-key', from: at, to: at + 1, fixes: [] });
      scanner.skip();
      return { key: '', keySpan: null, valueAt: scanner.at, value: this.#valueHere() };
    }
    const key = closersOf(scanner.char) === undefined ? this.#bareKey() : this.#string();
    scanner.skip();
    const noted = scanner.faults.length;
    const keyed = { key: key.value, keySpan: { from: key.from, to: key.to } };
    const behind = this.#colon();
    scanner.skip();
    const valueAt = scanner.at;
    const value = behind === null ? null : this.#valueHere();
    if (value && !this.#isKey(value)) return { ...keyed, valueAt, value };
    // What was read as the value may be the next member's key.
    this.#commaNoted = value !== null;
    if (value) {
      scanner.at = valueAt;
      scanner.faults.length = noted;
    }
    this.#last = behind ?? key.to;
    scanner.note(notes.missingValue(this.#text, key, this.#last, this.#commaNoted ? ',' : ''));
    return { ...keyed, valueAt: this.#last, value: null };
  }

  #bareKey(): ReadText {
    const from = this.#scanner.at;
    return this.#quote('unquoted-key', from, this.#endOfWord(from + 1, /[\s,:={}[\]"'`]/));
  }

  /** Consumes a colon, or what is written instead of one, and gives its end; null where no value can follow. */
  #colon(): number | null {
    const scanner = this.#scanner;
    const at = scanner.at;
    if (scanner.char === ':') return (scanner.at = this.#last = at + 1);
    if (scanner.char === '=') {
      const sign = this.#text.startsWith('=>', at) ? '=>' : '=';
      scanner.note(notes.insteadOf('missing-colon', at, sign, ':'));
      return (scanner.at = this.#last = at + sign.length);
    }
    if (scanner.ended || /[,}\];]/.test(scanner.char)) return null;
    scanner.note(notes.missing('missing-colon', this.#text, at, this.#last));
    return this.#last;
  }

  #valueHere(): TreeNode | null {
    const scanner = this.#scanner;
    return scanner.ended || /[,}\]:;]/.test(scanner.char) ? null : this.#value();
  }

  #isKey(node: TreeNode): boolean {
    const text = node.kind === 'scalar' && typeof node.value === 'string';
    return text && /^\s*:/.test(this.#text.slice(node.to, node.to + 200));
  }

  /** Closes the container at `open` with the bracket `found`, if that is its own or meant to be. */
  #close(open: number, found: string, comma: number | null): void {
    const scanner = this.#scanner;
    if (comma !== null) scanner.note(notes.surplusComma('trailing-comma', comma));
    const wanted = closerOf(this.#text, open);
    if (found !== wanted && this.#closesAnOuter(found)) {
      scanner.note(notes.unclosedInside(this.#text, open, this.#last, wanted));
      return;
    }
    if (found !== wanted) {
      scanner.note(notes.insteadOf('wrong-bracket', scanner.at, found, wanted, this.#text.charAt(open)));
    }
    this.#last = ++scanner.at;
  }

  /** True where this bracket closes an outer container, so the inner one lacks its own. */
  #closesAnOuter(found: string): boolean {
    const outer = this.#open.slice(0, -1).findLastIndex((open) => closerOf(this.#text, open) === found);
    if (outer !== 0) return outer > 0;
    // The outermost one can only be meant if nothing but brackets follows.
    const { at } = this.#scanner;
    return /^[\s\]}]*$/.test(this.#text.slice(at, at + 2000));
  }

  /** All containers that are still open at the end of the text are one fault, at the innermost of them. */
  #endOfText(comma: number | null): void {
    if (this.#cutShort) return;
    this.#cutShort = true;
    if (this.#open.length === 0 && comma !== null) {
      this.#last = comma + 1;
      this.#scanner.note(notes.surplusComma('trailing-comma', comma));
    }
    if (this.#open.length === 0) return;
    this.#scanner.note(notes.unclosedAtEnd(this.#text, this.#open, this.#last, comma));
  }
}

function closerOf(text: string, open: number): string {
  return text.charAt(open) === '[' ? ']' : '}';
}
