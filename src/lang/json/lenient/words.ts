// Reads bare words in a JSON text: numbers, literals, and what other languages write instead of them.

export type BareWord =
  | { readonly kind: 'value'; readonly value: number | boolean | null }
  /** A number in a notation that JSON does not have; `text` is the same number in JSON. */
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  /** Another language's literal; `text` is the nearest one in JSON. */
  | { readonly kind: 'literal'; readonly value: boolean | null; readonly text: string }
  | { readonly kind: 'text' };

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const RADIX = /^([+-]?)(0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+)n?$/;
const SLOPPY = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?n?$/;

const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const OTHER_LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['none', null],
  ['nil', null],
  ['nan', null],
  ['-nan', null],
  ['undefined', null],
  ['infinity', null],
  ['+infinity', null],
  ['-infinity', null],
]);

/** Reads a bare word, which has no white space and no punctuation of JSON; `text` where it has no other meaning. */
export function readWord(word: string): BareWord {
  const literal = LITERALS.get(word);
  if (literal !== undefined) return { kind: 'value', value: literal };
  if (NUMBER.test(word)) return { kind: 'value', value: Number(word) };
  const lower = word.toLowerCase();
  const meant = LITERALS.get(lower) ?? OTHER_LITERALS.get(lower);
  if (meant !== undefined || LITERALS.has(lower) || OTHER_LITERALS.has(lower)) {
    return { kind: 'literal', value: meant ?? null, text: String(meant ?? null) };
  }
  return readNumber(word) ?? { kind: 'text' };
}

function readNumber(word: string): BareWord | undefined {
  const plain = word.replaceAll('_', '');
  const radix = RADIX.exec(plain);
  if (radix) {
    const value = Number(radix[2]) * (radix[1] === '-' ? -1 : 1);
    return Number.isSafeInteger(value) ? { kind: 'number', value, text: String(value) } : undefined;
  }
  const parts = SLOPPY.exec(plain);
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = '', exponent] = parts;
  if (whole === '' && fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text =
    (sign === '-' ? '-' : '') +
    digits +
    (fraction === '' ? '' : `.${fraction}`) +
    (exponent === undefined ? '' : `e${exponent}`);
  return { kind: 'number', value: Number(text), text };
}
