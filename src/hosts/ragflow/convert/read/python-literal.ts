// Values of Python literals that mean the same in JSON: texts, numbers, True, False, None, lists and dicts of them.

import type { PythonToken } from './python-tokens.ts';

const NUMBER = /^(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WORDS: Readonly<Record<string, unknown>> = { True: true, False: false, None: null };
const ESCAPES: Readonly<Record<string, string>> = {
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

/** The value of the whole token list; undefined where it is more than a plain literal. */
export function literalOf(tokens: readonly PythonToken[]): unknown {
  let at = 0;
  let sure = true;
  const sign = (text: string): boolean => {
    const here = tokens[at];
    if (here?.kind !== 'sign' || here.text !== text) return false;
    at++;
    return true;
  };
  const fail = (): undefined => {
    sure = false;
    return undefined;
  };
  const value = (): unknown => {
    if (!sure) return undefined;
    if (sign('{')) return dict();
    if (sign('[')) return list();
    const negative = sign('-');
    const token = tokens[at++];
    if (token?.kind === 'number') return numberOf(token.text, negative) ?? fail();
    if (!token || negative) return fail();
    if (token.kind === 'name') return Object.hasOwn(WORDS, token.text) ? WORDS[token.text] : fail();
    // Texts beside one another are one text to Python.
    if (token.kind !== 'string' || tokens[at]?.kind === 'string') return fail();
    return textOf(token.text) ?? fail();
  };
  const dict = (): unknown => {
    const members: [string, unknown][] = [];
    while (sure && !sign('}')) {
      const key = value();
      if (typeof key !== 'string' || !sign(':')) return fail();
      members.push([key, value()]);
      if (!sign(',') && tokens[at]?.text !== '}') return fail();
    }
    return Object.fromEntries(members);
  };
  const list = (): unknown => {
    const items: unknown[] = [];
    while (sure && !sign(']')) {
      items.push(value());
      if (!sign(',') && tokens[at]?.text !== ']') return fail();
    }
    return items;
  };
  const found = value();
  return sure && at === tokens.length ? found : undefined;
}

function numberOf(text: string, negative: boolean): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : NaN;
  const exact = /[.eE]/.test(text) ? Number.isFinite(value) : Number.isSafeInteger(value);
  return exact ? (negative ? -value : value) : undefined;
}

/** The text of a plain literal: no prefix, one line, known escapes. */
export function textOf(literal: string): string | undefined {
  const body = /^(["'])(?!\1\1)([^]*)\1$/.exec(literal)?.[2];
  if (body === undefined) return undefined;
  let sure = true;
  const text = body.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([^]))/g,
    (_, byte?: string, unit?: string, point?: string, letter?: string) => {
      const code = byte ?? unit ?? point;
      if (code !== undefined && parseInt(code, 16) <= 0x10ffff)
        return String.fromCodePoint(parseInt(code, 16));
      const known = letter === undefined ? undefined : ESCAPES[letter];
      sure &&= known !== undefined;
      return known ?? '';
    },
  );
  return sure ? text : undefined;
}
