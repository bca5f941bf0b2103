// What number a literal of Python stands for.

import type { Span } from '../model/finding.ts';
import type { PlainPython } from './value.ts';

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
