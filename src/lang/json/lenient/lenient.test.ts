// Tests that the tolerant reader agrees with JSON.parse on every text that is JSON, and that its fixes work.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../change.ts';
import { readJson } from '../read.ts';
import { readLenient } from './parse.ts';
import { valueOf } from './tree.ts';

interface Case {
  readonly text: string;
  readonly value: unknown;
  readonly codes: readonly string[];
}

const cases: readonly Case[] = [
  { text: '{"a": 1}', value: { a: 1 }, codes: [] },
  { text: '{"a": 1,}', value: { a: 1 }, codes: ['trailing-comma'] },
  { text: '[1,,2]', value: [1, 2], codes: ['extra-comma'] },
  { text: '[,1]', value: [1], codes: ['extra-comma'] },
  { text: '[1 2]', value: [1, 2], codes: ['missing-comma'] },
  { text: '{"a": 1 "b": 2}', value: { a: 1, b: 2 }, codes: ['missing-comma'] },
  { text: '{"a": 1; "b": 2}', value: { a: 1, b: 2 }, codes: ['missing-comma'] },
  { text: '{"a" 1}', value: { a: 1 }, codes: ['missing-colon'] },
  {
    text: '{"a" = 1, b => 2}',
    value: { a: 1, b: 2 },
    codes: ['missing-colon', 'unquoted-key', 'missing-colon'],
  },
  { text: '{a: 1, $b_2: 2}', value: { a: 1, $b_2: 2 }, codes: ['unquoted-key', 'unquoted-key'] },
  { text: "{'a': 'it's \"fine\"'}", value: { a: 'it\'s "fine"' }, codes: ['single-quotes', 'single-quotes'] },
  { text: '{"a": `x\ny`}', value: { a: 'x\ny' }, codes: ['single-quotes'] },
  { text: '{“a”: “b c”}', value: { a: 'b c' }, codes: ['smart-quotes', 'smart-quotes'] },
  { text: '{"a": "b\n}', value: { a: 'b' }, codes: ['unclosed-string'] },
  { text: '{"a": "b,\n"c": 1}', value: { a: 'b', c: 1 }, codes: ['unclosed-string'] },
  { text: '{"a": "x\ny", "b": 1}', value: { a: 'x\ny', b: 1 }, codes: ['line-break-in-string'] },
  { text: '{"a": "x\ty"}', value: { a: 'x\ty' }, codes: ['line-break-in-string'] },
  {
    text: '{"a": "return x;\nreturn y;"}',
    value: { a: 'return x;\nreturn y;' },
    codes: ['line-break-in-string'],
  },
  { text: '{"a": "use the "best" one"}', value: { a: 'use the "best" one' }, codes: ['unescaped-quote'] },
  { text: '{"a": "use "best", please"}', value: { a: 'use "best", please' }, codes: ['unescaped-quote'] },
  { text: String.raw`{"a": "\d+\."}`, value: { a: 'd+.' }, codes: ['bad-escape'] },
  { text: '{"a": "\\`x\\`"}', value: { a: '`x`' }, codes: ['backtick-escape'] },
  {
    text: '{"a": 01, "b": .5, "c": +1, "d": 0x1F}',
    value: { a: 1, b: 0.5, c: 1, d: 31 },
    codes: Array<string>(4).fill('bad-number'),
  },
  {
    text: '[True, None, NaN, undefined]',
    value: [true, null, null, null],
    codes: Array<string>(4).fill('python-literal'),
  },
  {
    text: '{"a": hello there, "b": 1.2.3}',
    value: { a: 'hello there', b: '1.2.3' },
    codes: ['unquoted-string', 'unquoted-string'],
  },
  { text: '{"a": [1, {"b": 2', value: { a: [1, { b: 2 }] }, codes: ['unclosed-bracket'] },
  { text: '{"a": 1,', value: { a: 1 }, codes: ['unclosed-bracket'] },
  { text: '{"a":', value: {}, codes: ['missing-value', 'unclosed-bracket'] },
  { text: '{"a": "b', value: { a: 'b' }, codes: ['unclosed-string', 'unclosed-bracket'] },
  { text: '{"a": [1, 2}', value: { a: [1, 2] }, codes: ['unclosed-bracket'] },
  { text: '{"a": [1, 2}, "b": 3}', value: { a: [1, 2], b: 3 }, codes: ['wrong-bracket'] },
  { text: '{"a": [{"b": 1], "c": 2}', value: { a: [{ b: 1 }], c: 2 }, codes: ['unclosed-bracket'] },
  { text: '{"a", "b": 1}', value: { b: 1 }, codes: ['missing-value'] },
  { text: '{"a": , "b": 1}', value: { b: 1 }, codes: ['missing-value'] },
  { text: '{"a":\n"b": 1}', value: { b: 1 }, codes: ['missing-value'] },
  { text: '{"a": 1}}', value: { a: 1 }, codes: ['extra-text'] },
  { text: '{"a": 1} and more', value: { a: 1 }, codes: ['extra-text'] },
  { text: '{"a": 1, // why\n/* x */ "b": 2}', value: { a: 1, b: 2 }, codes: ['comment'] },
  { text: '# top\n{"a": 1}', value: { a: 1 }, codes: ['comment'] },
  { text: '\ufeff{"a": 1}', value: { a: 1 }, codes: ['bom'] },
  { text: '{\u00a0"a":\u200b 1}', value: { a: 1 }, codes: ['strange-space', 'strange-space'] },
  { text: '{"a": [1, ...]}', value: { a: [1] }, codes: ['left-out', 'trailing-comma'] },
  { text: '"a": 1, "b": {}', value: { a: 1, b: {} }, codes: ['missing-brackets'] },
  { text: '"a": 1, "b": {}}', value: { a: 1, b: {} }, codes: ['missing-brackets'] },
  { text: '{[1]: 2}', value: { '': [1] }, codes: ['missing-key', 'missing-comma', 'missing-key'] },
  { text: '["a": 1]', value: ['a', 1], codes: ['unexpected'] },
];

describe('table', () => {
  test.each(cases)('$text', ({ text, value, codes }) => {
    const { root, faults } = readLenient(text);
    expect(faults.map((fault) => fault.code)).toEqual(codes);
    if (!codes.includes('missing-key')) expect(root && valueOf(root)).toEqual(value);
    expectFixesToWork(text);
  });
});

/** Every fix of a fault leaves fewer faults. */
function expectFixesToWork(text: string): void {
  const { faults } = readLenient(text);
  for (const fault of faults) {
    expect(fault.from).toBeLessThanOrEqual(fault.to);
    expect(fault.to).toBeLessThanOrEqual(text.length);
    for (const edits of fault.fixes) {
      const fixed = applyEdits(text, edits);
      const left = readLenient(fixed).faults;
      expect(left.length, `${fault.code}: ${text} → ${fixed} ${JSON.stringify(left)}`).toBeLessThan(
        faults.length,
      );
    }
  }
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const json = fc.jsonValue({ maxDepth: 4 });
const layouts = fc.constantFrom(undefined, 2, '\t');

test('reads JSON as JSON.parse does, without a fault', () => {
  fc.assert(
    fc.property(json, layouts, (value, layout) => {
      const text = JSON.stringify(value, null, layout);
      const { root, faults } = readLenient(text);
      expect(faults).toEqual([]);
      expect(root && JSON.stringify(valueOf(root))).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    "'",
    '`',
    '\n',
    ' ',
    '//',
    '/*',
    '*/',
    '#',
    '...',
    '=',
    ';',
    '“',
    '”',
    '\ufeff',
    '\t',
    '\u0000',
    '1',
    '0',
    '-',
    '.',
    'e',
    'true',
    'None',
    'ab',
    '"a"',
    '"b":',
    '{"c": 1}',
    '\\u00',
    '\\u0041',
  ),
  fc.string({ maxLength: 3 }),
);
const mutated = fc
  .tuple(
    json,
    layouts,
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), piece), { maxLength: 3 }),
  )
  .map(([value, layout, edits]) => {
    let text = JSON.stringify(value, null, layout);
    for (const [where, cut, insert] of edits) {
      const at = Math.floor(where * text.length);
      text = text.slice(0, at) + insert + text.slice(at + cut);
    }
    return text;
  });
const soup = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('finds a fault exactly where JSON.parse refuses', () => {
  fc.assert(
    fc.property(fc.oneof(mutated, soup), (text) => {
      const { root, faults } = readLenient(text);
      expect(faults.length === 0 && root !== null, JSON.stringify(faults)).toBe(parses(text));
      for (const fault of faults) {
        expect(0 <= fault.from && fault.from <= fault.to && fault.to <= text.length).toBe(true);
        for (const edits of fault.fixes) {
          expect(edits.every((e, i) => e.from <= e.to && (edits[i - 1]?.to ?? 0) <= e.from)).toBe(true);
        }
      }
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [
    'Using skills\n\nThis is the file:\n\n{\n  // whether it is on\n  "active": true\n}\n\nImport the file then.',
  ],
  ['The reference:\n{ /* one */ // two\n"active": true }\nClass names are free: choose one.'],
])('an object in prose is found, whatever comment it begins with: %j', (text) => {
  const { value, broken } = readJson(text);
  expect(broken?.region?.by).toBe('prose');
  expect(value).toEqual({ active: true });
});

test.each(['import os\nx = {"a": 1}', 'class Tide:\n  x = {"a": 1}', 'using System;\nvar x = new {"a": 1}'])(
  'source of a program is not read as prose around an object: %j',
  (text) => {
    expect(readJson(text).broken?.region).toBe(null);
  },
);
