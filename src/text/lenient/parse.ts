// Reads any text as JSON as far as it goes: a tree with ranges, and the faults that keep it from being JSON.

import type { Span } from '../../model/finding.ts';
import type { TextEdit } from '../../model/problem.ts';
import { MAX_DEPTH } from '../depth.ts';
import { Cursor } from './cursor.ts';
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

/** Reads the value that starts at `from` and what stands behind it; linear time, never throws. */
export function readLenient(text: string, from = 0): Lenient {
  return new Parser(text, from).read();
}

type Text = Span & { readonly value: string };

class Parser {
  readonly #text: string;
  readonly #cursor: Cursor;
  /** Offsets of the brackets that are open. */
  readonly #open: number[] = [];
  /** End of the last thing that was read. */
  #last: number;
  #cutShort = false;
  /** A member without value and comma was just read; both are told as one fault. */
  #commaTold = false;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#cursor = new Cursor(text, from);
    this.#last = from;
  }

  read(): Lenient {
    const cursor = this.#cursor;
    cursor.skip();
    let root = cursor.ended ? null : this.#value();
    const last = this.#last;
    cursor.skip();
    if (root?.kind === 'scalar' && cursor.char === ':') root = this.#bareMembers(root);
    else if (!cursor.ended) cursor.note(notes.extraText(this.#text, cursor.at, last));
    return { root, faults: cursor.faults };
  }

  /** Members without the brackets around them: `"a": 1, "b": 2`. */
  #bareMembers({ from, to }: Scalar): TreeNode {
    const cursor = this.#cursor;
    cursor.at = from;
    const earlier = cursor.faults.findIndex((fault) => fault.from >= from);
    if (earlier >= 0) cursor.faults.length = earlier;
    const members = this.#members(from);
    const end = this.#last;
    const closed = this.#text.charAt(end - 1) === '}' && (members.at(-1)?.value?.to ?? 0) < end;
    const edits = [insertAt(from, '{'), ...(closed ? [] : [insertAt(end, '}')])];
    cursor.faults.unshift({ code: 'missing-brackets', from, to, ways: [edits] });
    cursor.skip();
    if (!cursor.ended) cursor.note(notes.extraText(this.#text, cursor.at, end));
    return { kind: 'object', from, to: end, members };
  }

  #value(): TreeNode {
    const c = this.#cursor.char;
    if (c === '{' || c === '[') return this.#container(c === '{' ? 'object' : 'array');
    return closersOf(c) === undefined ? this.#word() : { kind: 'scalar', ...this.#joined(this.#string()) };
  }

  #string(): Text {
    const from = this.#cursor.at;
    const { value, to, faults } = readString(this.#text, from);
    faults.forEach((fault) => this.#cursor.note(fault));
    this.#cursor.at = this.#last = to;
    return { value, from, to };
  }

  /** Strings joined by a plus sign, as programs write long ones. */
  #joined(first: Text): Text {
    let all = first;
    const edits: TextEdit[] = [];
    for (;;) {
      const next = /^\s{0,200}\+\s{0,200}(?=")/.exec(this.#text.slice(all.to, all.to + 402))?.[0].length;
      if (next === undefined || this.#text.charAt(all.from) !== '"') break;
      this.#cursor.at = all.to + next;
      const more = this.#string();
      edits.push({ from: all.to - 1, to: more.from + 1, insert: '' });
      all = { value: all.value + more.value, from: all.from, to: more.to };
    }
    if (edits.length === 0) return first;
    const { from, to } = all;
    this.#cursor.note({ code: 'joined-strings', from, to, ways: [edits] });
    return all;
  }

  #word(): Scalar {
    const from = this.#cursor.at;
    const to = this.#endOfWord(from, /[\s,:;{}[\]"'`]/);
    const word = readWord(this.#text.slice(from, to));
    if (word.kind === 'text') return this.#unquoted(from);
    this.#cursor.at = this.#last = to;
    if (word.kind !== 'value') {
      const code = word.kind === 'number' ? 'bad-number' : 'python-literal';
      const { text } = word;
      this.#cursor.note({ code, from, to, args: { text }, ways: [[{ from, to, insert: text }]] });
    }
    return { kind: 'scalar', value: word.value, from, to };
  }

  /** Bare text up to the punctuation that ends it; at least one character. */
  #unquoted(from: number): Scalar {
    let end = from + 1;
    while (end < this.#text.length && !/[\n\r,{}[\]"]/.test(this.#text.charAt(end))) end++;
    const to = Math.max(from + 1, likelyEnd(this.#text, from - 1, end));
    return { kind: 'scalar', ...this.#quote('unquoted-string', from, to) };
  }

  #quote(code: 'unquoted-string' | 'unquoted-key', from: number, to: number): Text {
    const value = this.#text.slice(from, to);
    this.#cursor.at = this.#last = to;
    this.#cursor.note({ code, from, to, ways: [[{ from, to, insert: JSON.stringify(value) }]] });
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
    const from = this.#cursor.at;
    this.#cursor.at = this.#last = from + 1;
    this.#open.push(from);
    const members = this.#open.length > MAX_DEPTH ? [] : this.#members(from);
    this.#open.pop();
    return { kind, from, to: this.#last, members };
  }

  /** Members up to the closing bracket, which is consumed where it is there. */
  #members(open: number): TreeMember[] {
    const cursor = this.#cursor;
    const array = this.#text.charAt(open) === '[';
    const members: TreeMember[] = [];
    /** Offset of the comma, or of the bracket, that nothing has followed yet; -1 where a comma is due. */
    let before = open;
    for (;;) {
      cursor.skip();
      const c = cursor.char;
      const comma = before > open ? before : null;
      if (cursor.ended || c === '}' || c === ']') {
        if (cursor.ended) this.#endOfText(comma);
        else this.#close(open, c, comma);
        return members;
      }
      if (c === ',' || (c === ';' && before < 0)) {
        before = this.#comma(c, before);
      } else if (array && c === ':') {
        cursor.note({ code: 'unexpected', from: cursor.at, to: cursor.at + 1, args: { text: c }, ways: [] });
        before = cursor.at++;
      } else {
        if (before < 0) cursor.note(notes.missing('missing-comma', this.#text, cursor.at, this.#last));
        members.push(array ? this.#element(members.length) : this.#member());
        before = this.#commaTold ? cursor.at : -1;
        this.#commaTold = false;
      }
    }
  }

  /** Where the comma that counts is: of several the first. */
  #comma(sign: ',' | ';', before: number): number {
    const cursor = this.#cursor;
    const at = cursor.at++;
    if (sign === ';') cursor.note(notes.insteadOf('missing-comma', at, ';', ','));
    else if (before >= 0) cursor.note(notes.surplusComma('extra-comma', at));
    return before < 0 ? at : before;
  }

  #element(index: number): TreeMember {
    return { key: String(index), keySpan: null, valueAt: this.#cursor.at, value: this.#value() };
  }

  #member(): TreeMember {
    const cursor = this.#cursor;
    const at = cursor.at;
    if (/[:{[]/.test(cursor.char)) {
      if (cursor.char === ':') cursor.at++;
      cursor.note({ code: 'missing-key', from: at, to: at + 1, ways: [] });
      cursor.skip();
      return { key: '', keySpan: null, valueAt: cursor.at, value: this.#valueHere() };
    }
    const key = closersOf(cursor.char) === undefined ? this.#bareKey() : this.#string();
    cursor.skip();
    const noted = cursor.faults.length;
    const keyed = { key: key.value, keySpan: { from: key.from, to: key.to } };
    const behind = this.#colon();
    cursor.skip();
    const valueAt = cursor.at;
    const value = behind === null ? null : this.#valueHere();
    if (value && !this.#isKey(value)) return { ...keyed, valueAt, value };
    // What was read as the value may be the next member's key.
    this.#commaTold = value !== null;
    if (value) {
      cursor.at = valueAt;
      cursor.faults.length = noted;
    }
    this.#last = behind ?? key.to;
    cursor.note(notes.missingValue(this.#text, key, this.#last, this.#commaTold ? ',' : ''));
    return { ...keyed, valueAt: this.#last, value: null };
  }

  #bareKey(): Text {
    const from = this.#cursor.at;
    return this.#quote('unquoted-key', from, this.#endOfWord(from + 1, /[\s,:={}[\]"'`]/));
  }

  /** Consumes a colon or what stands for one and gives its end; null where no value can follow. */
  #colon(): number | null {
    const cursor = this.#cursor;
    const at = cursor.at;
    if (cursor.char === ':') return (cursor.at = this.#last = at + 1);
    if (cursor.char === '=') {
      const sign = this.#text.startsWith('=>', at) ? '=>' : '=';
      cursor.note(notes.insteadOf('missing-colon', at, sign, ':'));
      return (cursor.at = this.#last = at + sign.length);
    }
    if (cursor.ended || /[,}\];]/.test(cursor.char)) return null;
    cursor.note(notes.missing('missing-colon', this.#text, at, this.#last));
    return this.#last;
  }

  #valueHere(): TreeNode | null {
    const cursor = this.#cursor;
    return cursor.ended || /[,}\]:;]/.test(cursor.char) ? null : this.#value();
  }

  #isKey(node: TreeNode): boolean {
    const text = node.kind === 'scalar' && typeof node.value === 'string';
    return text && /^\s*:/.test(this.#text.slice(node.to, node.to + 200));
  }

  /** Closes the container at `open` with the bracket under the cursor, if that is its own or meant to be. */
  #close(open: number, found: string, comma: number | null): void {
    const cursor = this.#cursor;
    if (comma !== null) cursor.note(notes.surplusComma('trailing-comma', comma));
    const wanted = closerOf(this.#text, open);
    if (found !== wanted && this.#closesAnOuter(found)) {
      cursor.note(notes.unclosedInside(this.#text, open, this.#last, wanted));
      return;
    }
    if (found !== wanted) {
      cursor.note(notes.insteadOf('wrong-bracket', cursor.at, found, wanted, this.#text.charAt(open)));
    }
    this.#last = ++cursor.at;
  }

  /** True where the bracket is missing here and this one belongs to a container around. */
  #closesAnOuter(found: string): boolean {
    const outer = this.#open.slice(0, -1).findLastIndex((open) => closerOf(this.#text, open) === found);
    if (outer !== 0) return outer > 0;
    // The outermost one can only be meant if nothing but brackets follows.
    const { at } = this.#cursor;
    return /^[\s\]}]*$/.test(this.#text.slice(at, at + 2000));
  }

  /** All containers that are still open at the end of the text are one fault, told by the innermost. */
  #endOfText(comma: number | null): void {
    if (this.#cutShort) return;
    this.#cutShort = true;
    if (this.#open.length === 0 && comma !== null) {
      this.#last = comma + 1;
      this.#cursor.note(notes.surplusComma('trailing-comma', comma));
    }
    if (this.#open.length === 0) return;
    this.#cursor.note(notes.unclosedAtEnd(this.#text, this.#open, this.#last, comma));
  }
}

function closerOf(text: string, open: number): string {
  return text.charAt(open) === '[' ? ']' : '}';
}
