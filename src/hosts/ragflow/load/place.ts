// Places as CPython gives them, in the texts that the page has.

import { utf8 } from '../../../node/utf8.ts';

export interface PythonPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 0; null where only the line is known. */
  readonly column: number | null;
  readonly endLine: number | null;
  readonly endColumn: number | null;
  /** Of the columns: bytes of UTF-8 in tracebacks, code points in syntax errors. */
  readonly unit: 'bytes' | 'characters';
}

/** The range in UTF-16 units; without usable columns, the whole line after its indentation. */
export function spanOf(text: string, place: PythonPlace): { from: number; to: number } {
  const lines = linesOf(text);
  const first = lines[place.line - 1];
  if (first === undefined) return { from: text.length, to: text.length };
  const whole = trimmed(text, first);
  if (place.column === null) return whole;
  const from = offsetIn(text, first, place.column, place.unit);
  const last = place.endLine === null ? undefined : lines[place.endLine - 1];
  const to =
    last === undefined || place.endColumn === null
      ? whole.to
      : offsetIn(text, last, place.endColumn, place.unit);
  return to > from ? { from, to } : { from, to: Math.max(from, whole.to) };
}

interface Line {
  readonly from: number;
  readonly to: number;
}

/** Lines as CPython counts them; a byte order mark is not part of the first. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ from, to: index });
    from = index + end.length;
  }
  return [...lines, { from, to: text.length }];
}

function trimmed(text: string, { from, to }: Line): Line {
  const line = text.slice(from, to);
  const begin = from + (line.length - line.trimStart().length);
  return { from: begin, to: Math.max(begin, from + line.trimEnd().length) };
}

function offsetIn(text: string, { from, to }: Line, column: number, unit: PythonPlace['unit']): number {
  const line = text.slice(from, to);
  const before =
    unit === 'characters'
      ? [...line].slice(0, column).join('')
      : utf8.decode(utf8.encode(line).subarray(0, column));
  return from + before.length;
}
