import { expect, test } from 'vitest';
import { spanOf, type PythonPlace } from './place.ts';

const at = (line: number, column: number | null, rest: Partial<PythonPlace> = {}): PythonPlace => ({
  file: 'p.py',
  line,
  column,
  endLine: null,
  endColumn: null,
  unit: 'bytes',
  ...rest,
});

const cases: readonly [name: string, text: string, place: PythonPlace, marked: string][] = [
  ['a line without columns', 'a\n  b = c  \nd', at(2, null), 'b = c'],
  ['columns in a line', 'a\n  b = c', at(2, 6, { endLine: 2, endColumn: 7 }), 'c'],
  ['bytes of UTF-8', 'x = "é漢😀", boom', at(1, 17, { endLine: 1, endColumn: 21 }), 'boom'],
  ['code points', 'x = "é漢😀", boom', at(1, 11, { endLine: 1, endColumn: 15, unit: 'characters' }), 'boom'],
  ['no end: to the end of the line', 'return {  \nx', at(1, 7), '{'],
  ['several lines', 'f(\n  1)\n', at(1, 0, { endLine: 2, endColumn: 4 }), 'f(\n  1)'],
  ['all ends of lines', 'a\rb\r\nc\nd', at(4, 0), 'd'],
  ['a byte order mark is not in the first line', '\uFEFFa = 1', at(1, 0, { endLine: 1, endColumn: 1 }), 'a'],
  ['a line that is not there', 'a', at(9, 3), ''],
  ['a column that is not there', 'ab', at(1, 30), ''],
  ['an end before the beginning', 'abc', at(1, 1, { endLine: 1, endColumn: 0 }), 'bc'],
];

test.each(cases)('%s', (_, text, place, marked) => {
  const { from, to } = spanOf(text, place);
  expect(text.slice(from, to)).toBe(marked);
});
