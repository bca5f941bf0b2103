// The text that a string literal of Python stands for.

import type { Span } from '../../model/finding.ts';
import type { PlainPython } from './value.ts';

/** The literal's parts as they are written. */
export interface LiteralParts {
  /** In lower case. */
  readonly prefix: string;
  /** One or three quotes. */
  readonly quote: string;
  readonly body: string;
}

/** Null where it does not end with the quotes that it starts with. */
export function literalParts(literal: string): LiteralParts | null {
  const match = /^([a-z]*)("""|'''|"|')/i.exec(literal);
  if (!match) return null;
  const [start, prefix = '', quote = ''] = match;
  if (literal.length < start.length + quote.length || !literal.endsWith(quote)) return null;
  return { prefix: prefix.toLowerCase(), quote, body: literal.slice(start.length, -quote.length) };
}

const LETTERS: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Characters that are often written by name; all others are unknown. */
const NAMED: Readonly<Record<string, string>> = {
  BULLET: '\u2022',
  'EM DASH': '\u2014',
  'EN DASH': '\u2013',
  'DEGREE SIGN': '\xB0',
  'NO-BREAK SPACE': '\xA0',
  'HORIZONTAL ELLIPSIS': '\u2026',
  'RIGHTWARDS ARROW': '\u2192',
  'EURO SIGN': '\u20AC',
  'COPYRIGHT SIGN': '\xA9',
  'MULTIPLICATION SIGN': '\xD7',
};

const ESCAPE = /\\(?:(\n)|([0-7]{1,3})|(x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})|N\{([^{}]*)\}|([^]))/g;

/** The text of a body with escapes; null where CPython refuses it or its text cannot be known here. */
export function unescaped(body: string): string | null {
  let sure = true;
  const text = body.replace(ESCAPE, (...found: readonly (string | undefined)[]) => {
    const character = characterOf(found);
    sure &&= character !== null;
    return character ?? '';
  });
  return sure ? text : null;
}

function characterOf(found: readonly (string | undefined)[]): string | null {
  const [all = '', newline, octal, hex, name, letter] = found;
  if (newline !== undefined) return '';
  if (octal !== undefined) return String.fromCodePoint(parseInt(octal, 8));
  if (hex !== undefined) {
    const code = parseInt(hex.slice(1), 16);
    // Half a character is one of its own in Python.
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? null : String.fromCodePoint(code);
  }
  if (name !== undefined) return NAMED[name.toUpperCase()] ?? null;
  if (letter === undefined || /[xuUN]/.test(letter)) return null;
  // CPython keeps the backslash before a letter that it does not know, and only warns.
  return LETTERS[letter] ?? all;
}

const WHOLE = /^(?:0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+|0+|[1-9]\d*)$/;
const BROKEN = /^(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?$/;

/** Null for complex numbers, what CPython refuses, and what a JavaScript number cannot hold. */
export function numberOf(literal: string, span: Span): PlainPython | null {
  if (/__|_$|_[.eE]|[.eE+-]_|^_/.test(literal)) return null;
  const text = literal.replaceAll('_', '');
  if (WHOLE.test(text)) {
    const value = Number(text);
    return Number.isSafeInteger(value) ? { kind: 'int', value, span } : null;
  }
  const value = BROKEN.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? { kind: 'float', value, span } : null;
}
