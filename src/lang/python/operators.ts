// What operators make of known values.

import type { Span } from '../../model/finding.ts';
import { DictBuilder, truth, unknown } from './dicts.ts';
import type { PythonValue } from './value.ts';

/** `not x`, `-x`, `+x`. */
export function unaryValue(word: string, value: PythonValue, { from, to }: Span): PythonValue {
  const span = { from, to };
  if (word === 'not') {
    const known = truth(value);
    return known === null ? unknown(span, 'a condition') : { kind: 'bool', value: !known, span };
  }
  if (value.kind !== 'int' && value.kind !== 'float') return unknown(span, 'a computed value');
  if (word === '+') return { ...value, span };
  if (word !== '-') return unknown(span, 'a computed value');
  // Only floats have a zero below zero.
  return { kind: value.kind, value: value.kind === 'int' ? 0 - value.value : -value.value, span };
}

/** `a + b` and others of two values; `and` and `or` depend on the first alone. */
export function binaryValue(
  left: PythonValue,
  word: string,
  right: PythonValue,
  { from, to }: Span,
): PythonValue {
  const span = { from, to };
  if (left.kind === 'str' && right.kind === 'str' && word === '+')
    return { kind: 'str', value: left.value + right.value, span };
  if (left.kind === 'int' && right.kind === 'int') return numberOf(left.value, word, right.value, span);
  if (word === '|') return merged(left, right, span);
  return word === '+' ? joined(left, right, span) : unknown(span, 'a computed value');
}

function joined(left: PythonValue, right: PythonValue, span: Span): PythonValue {
  const list = left.kind === 'list' && right.kind === 'list';
  const tuple = left.kind === 'tuple' && right.kind === 'tuple';
  return list || tuple
    ? { kind: left.kind, items: [...left.items, ...right.items], span }
    : unknown(span, 'a computed value');
}

function merged(left: PythonValue, right: PythonValue, span: Span): PythonValue {
  if (left.kind !== 'dict' || right.kind !== 'dict') return unknown(span, 'a computed value');
  const builder = new DictBuilder();
  builder.spread(left);
  builder.spread(right);
  return builder.result(span);
}

/** What operators give of whole numbers, as far as those have one. */
const WHOLE: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '**': (a, b) => (b >= 0 ? a ** b : NaN),
};

function numberOf(a: number, word: string, b: number, span: Span): PythonValue {
  const value = WHOLE[word]?.(a, b) ?? NaN;
  // Whole numbers have one zero.
  return Number.isSafeInteger(value)
    ? { kind: 'int', value: value === 0 ? 0 : value, span }
    : unknown(span, 'a computed value');
}
