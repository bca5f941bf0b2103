// Code that conversions left to be written, in any language: it runs, and does nothing but say so.

import type { CodeFinding, Span } from '../model/finding.ts';

/** How every stub ends that Plugbench writes: `throw new Error('This tool is not written yet.')`. */
const END = ' is not written yet.';
const STUB = /\b(?:raise|throw|return)\b[^\n]{0,300}? is not written yet\./g;

/** More would not help. */
const MAX = 30;

/** Where a text has such code. */
export function stubsIn(text: string): Span[] {
  if (!text.includes(END)) return [];
  return [...text.matchAll(STUB)]
    .slice(0, MAX)
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

/** The same of a file of code. */
export function stubFindings(text: string): CodeFinding[] {
  return stubsIn(text).map((span) => ({ code: NOT_WRITTEN, pointer: '', at: 'value', args: {}, span }));
}

export const NOT_WRITTEN = 'code/not-written';
