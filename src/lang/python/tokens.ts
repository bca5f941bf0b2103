// What CPython's tokenizer (3.13) makes of a text: lines, indentation, names, numbers, texts and signs.

import type { Span } from '../../model/finding.ts';

export interface Token extends Span {
  /** `line` ends a logical line; `indent` and `dedent` are before the first token of one, and empty. */
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'line' | 'indent' | 'dedent';
  readonly text: string;
  /** How many brackets are around it. */
  readonly depth: number;
}

/** Never throws. */
export interface Tokens {
  readonly tokens: readonly Token[];
  /** The first place that CPython's tokenizer surely refuses, where the tokens end; null for none. */
  readonly fault: Span | null;
  /** The brackets that are open at the end of the tokens. */
  readonly open: readonly Token[];
}

const NUMBER =
  /(?:0[xX](?:_?[\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:(?:\d(?:_?\d)*)?\.\d(?:_?\d)*|\d(?:_?\d)*\.?)(?:[eE][+-]?\d(?:_?\d)*)?[jJ]?)/y;
const NAME = /[\p{XID_Start}_]\p{XID_Continue}*/uy;
const SIGN = /\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|[-+*/%@&|^<>=!]=|\*\*|\/\/|<<|>>|[-+*/%@&|^~<>=()[\]{},:.;]/y;
const QUOTES = /(?:[rub]|f|[bf]r|r[bf])?("""|'''|["'])/iy;
const BLANK = /(?:[ \t\f]|\\(?:\r\n?|\n))+|#[^\r\n]*/y;
const BREAK = /\r\n?|\n/y;
/** A backslash joins lines here, too. */
const INDENT = /[ \t\f]*(?:\\(?:\r\n?|\n)[ \t\f]*)*/y;
/** What may stand right after a number. */
const AFTER_NUMBER = /(?:and|else|for|if|in|is|not|or)(?!\p{XID_Continue})|(?![\p{XID_Continue}])/uy;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** More brackets in one another, or levels of indentation, are refused (Parser/lexer/state.h). */
export const DEEPEST = { brackets: 200, indents: 100 };

class Lexer {
  readonly tokens: Token[] = [];
  readonly open: Token[] = [];
  #at = 0;
  /** Columns with tabs of eight and of one: CPython compares both. */
  readonly #levels = [{ wide: 0, narrow: 0 }];

  constructor(readonly text: string) {}

  fault(): Span | null {
    const { text } = this;
    if (text.startsWith('\uFEFF')) this.#at = 1;
    for (let isStart = true; this.#at < text.length;) {
      const fault = isStart ? this.#indentation() : null;
      if (fault) return fault;
      isStart = false;
      if (this.#skip(BLANK) || this.#at === text.length) continue;
      const from = this.#at;
      if (this.#skip(BREAK)) isStart = this.#ended(from);
      else {
        const refused = this.#token(from);
        if (refused) return refused;
      }
    }
    const line = text.slice(text.trimEnd().lastIndexOf('\n') + 1);
    if (/^[^#]*\\(?:\r\n?|\n)$/.test(line)) return { from: text.trimEnd().length - 1, to: text.length };
    this.#push('line', this.#at, this.#at);
    for (const _ of this.#levels.slice(1)) this.#push('dedent', this.#at, this.#at);
    return this.open[0] ?? null;
  }

  /** Whether a line break ends the logical line. */
  #ended(at: number): boolean {
    if (this.open.length > 0) return false;
    const last = this.tokens.at(-1)?.kind;
    if (last !== undefined && !/line|dent/.test(last)) this.#push('line', at, at);
    return true;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const isThere = pattern.test(this.text);
    if (isThere) this.#at = pattern.lastIndex;
    return isThere;
  }

  #push(kind: Token['kind'], from: number, to: number): void {
    this.tokens.push({ kind, text: this.text.slice(from, to), from, to, depth: this.open.length });
  }

  /** Lines that are blank or hold a comment alone do not count. */
  #indentation(): Span | null {
    const from = this.#at;
    this.#skip(INDENT);
    const to = this.#at;
    if (/[#\r\n]/.test(this.text[to] ?? '\n')) return null;
    const parts = this.text.slice(from, to).split(/\\(?:\r\n?|\n)/);
    const blank = parts[0] === '' ? parts.join('') : (parts[0] ?? '');
    return this.#level(columnOf(blank, 8), columnOf(blank, 1)) ? null : { from, to: Math.max(to, from + 1) };
  }

  /** Whether a line may begin at these columns. */
  #level(wide: number, narrow: number): boolean {
    let level = this.#levels.at(-1);
    if (level && wide > level.wide) {
      if (narrow <= level.narrow || this.#levels.length >= DEEPEST.indents) return false;
      this.#levels.push({ wide, narrow });
      this.#push('indent', this.#at, this.#at);
      return true;
    }
    while (level && level.wide > wide) {
      this.#levels.pop();
      this.#push('dedent', this.#at, this.#at);
      level = this.#levels.at(-1);
    }
    return level?.wide === wide && level.narrow === narrow;
  }

  #token(from: number): Span | null {
    QUOTES.lastIndex = from;
    const quotes = QUOTES.exec(this.text)?.[1];
    if (quotes !== undefined) {
      const end = stringEnd(this.text, from, quotes);
      if (typeof end !== 'number') return end;
      this.#at = end;
      this.#push('string', from, end);
      return null;
    }
    if (this.#skip(NUMBER)) {
      const literal = this.text.slice(from, this.#at);
      this.#push('number', from, this.#at);
      const ends = (/^0[\d_]+$/.test(literal) && /[1-9]/.test(literal)) || !this.#isAfter(AFTER_NUMBER);
      return ends ? { from, to: this.#at } : null;
    }
    if (this.#skip(NAME)) this.#push('name', from, this.#at);
    else return this.#skip(SIGN) ? this.#sign(from) : { from, to: from + 1 };
    return null;
  }

  #isAfter(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.text);
  }

  #sign(from: number): Span | null {
    const sign = this.text.slice(from, this.#at);
    const opened = PAIRS[sign];
    const isWrong = opened !== undefined && this.open.pop()?.text !== opened;
    this.#push('sign', from, this.#at);
    const token = this.tokens.at(-1);
    if (token && /^[([{]$/.test(sign)) this.open.push(token);
    return isWrong || this.open.length > DEEPEST.brackets ? { from, to: this.#at } : null;
  }
}

/** Tokens up to the end or to where CPython's tokenizer stops. */
export function tokensOf(text: string): Tokens {
  const lexer = new Lexer(text);
  const fault = lexer.fault();
  const nothing = text.indexOf('\0');
  return {
    tokens: lexer.tokens,
    fault: nothing < 0 ? fault : { from: nothing, to: nothing + 1 },
    open: lexer.open,
  };
}

function columnOf(blank: string, size: number): number {
  let column = 0;
  for (const sign of blank) {
    if (sign === '\f') column = 0;
    else column = sign === '\t' ? (Math.floor(column / size) + 1) * size : column + 1;
  }
  return column;
}

/** An escape that CPython refuses; the first form is that of bytes. */
const BAD_ESCAPES = [
  /\\x(?![\da-fA-F]{2})/y,
  /\\(?:x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4})|U(?!00(?:0[\da-fA-F]|10)[\da-fA-F]{4})|N(?!\{[^{}\r\n]+\}))/y,
];

/** A literal that starts at `from`. */
interface Literal {
  readonly text: string;
  readonly from: number;
  readonly isRaw: boolean;
  readonly isFormat: boolean;
  readonly isBytes: boolean;
}

/** Where a literal ends that starts at `from`, or the place in it that CPython refuses. */
function stringEnd(text: string, from: number, quotes: string): number | Span {
  const prefix = text.slice(from, text.indexOf(quotes, from)).toLowerCase();
  const [isRaw, isFormat, isBytes] = [prefix.includes('r'), prefix.includes('f'), prefix.includes('b')];
  const literal = { text, from, isRaw, isFormat, isBytes };
  let at = from + prefix.length + quotes.length;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (text.startsWith(quotes, at)) return at + quotes.length;
    if (isBytes && sign > '\x7F') return { from: at, to: at + 1 };
    if (/[\r\n]/.test(sign) && quotes.length === 1) return { from, to: at };
    const end = /[\\{}]/.test(sign) ? pieceEnd(literal, at, sign) : at + 1;
    if (typeof end !== 'number') return end;
    at = end;
  }
  return { from, to: from + prefix.length + quotes.length };
}

/** Where an escape or a field of a literal ends. */
function pieceEnd({ text, isRaw, isFormat, isBytes }: Literal, at: number, sign: string): number | Span {
  const next = text[at + 1] ?? '';
  if (sign !== '\\') return isFormat ? braceEnd(text, at, sign) : at + 1;
  const escape = BAD_ESCAPES[isBytes ? 0 : 1];
  if (escape) escape.lastIndex = at;
  if (!isRaw && escape?.test(text)) return { from: at, to: at + 2 };
  if (isFormat && !isRaw && text.startsWith('N{', at + 1)) return text.indexOf('}', at) + 1;
  if (isFormat && /[{}]/.test(next)) return at + 1;
  return at + (text.startsWith('\r\n', at + 1) ? 3 : 2);
}

function braceEnd(text: string, at: number, brace: string): number | Span {
  if (text[at + 1] === brace) return at + 2;
  return brace === '{' ? fieldEnd(text, at) : { from: at, to: at + 1 };
}

const FIELD_PIECE = /[\s\\]+|#[^\r\n]*|!=|[^]/y;

/** The text at a place of a field, or one sign or blank of it. */
function fieldPiece(text: string, at: number): { readonly isText: boolean; readonly end: number | Span } {
  QUOTES.lastIndex = at;
  const quotes = /\w/.test(text[at - 1] ?? '') ? undefined : QUOTES.exec(text)?.[1];
  if (quotes !== undefined) return { isText: true, end: stringEnd(text, at, quotes) };
  FIELD_PIECE.lastIndex = at;
  return { isText: false, end: at + (FIELD_PIECE.exec(text)?.[0].length ?? 1) };
}

/** Where a replacement field ends that starts at `from` (PEP 701), or what CPython refuses in it. */
function fieldEnd(text: string, from: number): number | Span {
  let depth = 0;
  let isEmpty = true;
  for (let at = from + 1; at < text.length;) {
    const { isText, end } = fieldPiece(text, at);
    if (typeof end !== 'number') return end;
    const piece = isText ? '' : text.slice(at, end);
    if (depth === 0 && /^[}:!]$/.test(piece)) {
      if (isEmpty) return { from, to: at + 1 };
      if (piece !== '!') return piece === '}' ? at + 1 : specEnd(text, from, at + 1);
    }
    if (/^[([{]$/.test(piece)) depth++;
    if (/^[)\]}]$/.test(piece) && --depth < 0) return { from: at, to: at + 1 };
    isEmpty &&= /^[\s\\#=]/.test(piece);
    at = end;
  }
  return { from, to: from + 1 };
}

/** The same from behind the colon of a field, where its format starts. */
function specEnd(text: string, from: number, start: number): number | Span {
  for (let at = start; at < text.length;) {
    if (text[at] === '}') return at + 1;
    const end = text[at] === '{' ? fieldEnd(text, at) : at + 1;
    if (typeof end !== 'number') return end;
    at = end;
  }
  return { from, to: from + 1 };
}
