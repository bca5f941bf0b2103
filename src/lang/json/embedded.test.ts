import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../model/finding.ts';
import { applyEdits } from './change.ts';
import {
  embeddedSpan,
  embeddedText,
  movedLiteral,
  sourceEdits,
  sourceSpan,
  type EmbeddedText,
} from './embedded.ts';
import { runs } from '../../../test/runs.ts';

/** One character of code in one of the ways in which JSON can have it. */
const written = fc.oneof(
  fc.constantFrom('a', ' ', '{', "'", '/', 'é', '→', '\u2028'),
  fc.constantFrom(
    '\\n',
    '\\r\\n',
    '\\t',
    '\\"',
    '\\\\',
    '\\/',
    '\\u0041',
    '\\u00E9',
    '\\u000a',
    '\\u000d\\n',
  ),
  fc.constantFrom('😀', '\\ud83d\\ude00', '\\uD83D', '\\udE00', '\ud83d\\ude00'),
);

const literals = fc.array(written, { maxLength: 24 }).map((parts) => `"${parts.join('')}"`);

const inserts = fc.oneof(
  fc.string({ unit: fc.constantFrom('x', '"', '\\', '\n', '\t', 'ü', '\u0007'), maxLength: 6 }),
  fc.constantFrom('', '', '😀', '\ud83d', '\ude00', '\r\n', '`${"\\n"}`'),
);

interface Draw {
  readonly from: number;
  readonly length: number;
  readonly insert: string;
}

const draws = fc.array(fc.record({ from: fc.nat(40), length: fc.nat(5), insert: inserts }), {
  minLength: 1,
  maxLength: 3,
});

/** Sorted edits without overlaps that fit into the text. */
function editsOf(text: string, drawn: readonly Draw[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { from, length, insert } of [...drawn].sort((a, b) => a.from - b.from)) {
    const start = Math.max(edits.at(-1)?.to ?? 0, Math.min(from, text.length));
    edits.push({ from: start, to: Math.min(start + length, text.length), insert });
  }
  return edits;
}

const BEFORE = '{"name": "a\\u0062", "code": ';
const AFTER = ',\n  "more": "\\n😀" }';

function read(source: string): EmbeddedText {
  const embedded = embeddedText(source, { from: BEFORE.length, to: source.length - AFTER.length });
  if (!embedded) throw new Error(`not readable: ${source}`);
  return embedded;
}

/** How every unit of the embedded text is written. */
function spelling(source: string, { starts }: EmbeddedText): string[] {
  return Array.from(starts.subarray(0, -1), (start, i) => source.slice(start, starts[i + 1]));
}

const HALF = /^[\ud800-\udfff]$/;

/** The units that keep their place are written as before; a lone half may have become an escape. */
function expectKept(before: readonly string[], after: readonly string[]): void {
  for (const [i, unit] of before.entries()) {
    if (HALF.test(unit) && after[i] !== unit) expect(JSON.parse(`"${after[i] ?? ''}"`)).toBe(unit);
    else expect(after[i]).toBe(unit);
  }
}

function expectSplice(source: string, drawn: readonly Draw[]): string {
  const embedded = read(source);
  const edits = editsOf(embedded.text, drawn);
  const next = applyEdits(source, sourceEdits(source, embedded, edits));
  expect(next.startsWith(BEFORE) && next.endsWith(AFTER)).toBe(true);
  const after = read(next);
  const wanted = applyEdits(
    embedded.text,
    edits.map((edit) => ({ ...edit, insert: edit.insert.replace(/\r\n?/g, '\n') })),
  );
  expect(after.text).toBe(wanted);
  const [old, now] = [spelling(source, embedded), spelling(next, after)];
  const first = edits[0]?.from ?? 0;
  const tail = embedded.text.length - (edits.at(-1)?.to ?? 0);
  expectKept(old.slice(0, first), now.slice(0, first));
  expectKept(old.slice(old.length - tail), now.slice(now.length - tail));
  let shift = 0;
  for (const [i, edit] of edits.entries()) {
    shift += edit.insert.replace(/\r\n?/g, '\n').length - (edit.to - edit.from);
    const until = edits[i + 1]?.from ?? edit.to;
    expectKept(old.slice(edit.to, until), now.slice(edit.to + shift, until + shift));
  }
  return next;
}

test('random edits change what they say and no other character', () => {
  fc.assert(
    fc.property(literals, fc.array(draws, { minLength: 10, maxLength: 10 }), (literal, rounds) => {
      let source = BEFORE + literal + AFTER;
      // The halves of a line break that are typed apart cannot be shown.
      fc.pre(embeddedText(source, { from: BEFORE.length, to: source.length - AFTER.length }) !== null);
      for (const drawn of rounds) source = expectSplice(source, drawn);
    }),
    { numRuns: runs(200, 1000) },
  );
});

test('a range of the code leads to the source and back', () => {
  fc.assert(
    fc.property(literals, fc.nat(30), fc.nat(30), (literal, a, b) => {
      const source = BEFORE + literal + AFTER;
      const embedded = read(source);
      const [from = 0, to = 0] = [a, b].map((at) => Math.min(at, embedded.text.length)).sort((x, y) => x - y);
      const span = sourceSpan(embedded, { from, to });
      const inner = source.slice(span.from, span.to);
      expect((JSON.parse(`"${inner}"`) as string).replaceAll('\r\n', '\n')).toBe(
        embedded.text.slice(from, to),
      );
      expect(embeddedSpan(embedded, span)).toEqual({ from, to });
    }),
  );
});

describe('ranges of the source', () => {
  const source = `${BEFORE}"a\\n\\u0041z"${AFTER}`;
  const embedded = read(source);
  const at = (offset: number): number => BEFORE.length + offset;

  test.each([
    ['the whole literal', 0, 12, { from: 0, to: 4 }],
    ['the inside of an escape', 5, 6, { from: 2, to: 3 }],
    ['the end of an escape', 3, 4, { from: 1, to: 2 }],
    ['the closing quote', 11, 12, { from: 4, to: 4 }],
    ['what begins before it', -5, 2, { from: 0, to: 1 }],
    ['what ends before it', -5, -2, null],
    ['what begins after it', 13, 15, null],
  ])('%s', (_, from, to, expected) => {
    expect(embeddedSpan(embedded, { from: at(from), to: at(to) })).toEqual(expected);
  });
});

test.each([
  ['not a string', '12'],
  ['without an end', '"abc'],
  ['with a raw line break', '"a\nb"'],
  ['with an escape that JSON does not know', '"a\\xb"'],
  ['two strings', '"a", "b"'],
  ['a carriage return alone', '"a\\rb"'],
])('a literal that is %s cannot be edited', (_, literal) => {
  expect(embeddedText(literal, { from: 0, to: literal.length })).toBeNull();
});

test('new lines are written like those that are there', () => {
  const source = `${BEFORE}"a\\r\\nb"${AFTER}`;
  const edits = sourceEdits(source, read(source), [{ from: 3, to: 3, insert: '\nc' }]);
  expect(applyEdits(source, edits)).toBe(`${BEFORE}"a\\r\\nb\\r\\nc"${AFTER}`);
});

test.each([
  ['an edit before it moves it', { from: 0, to: 1, insert: 'xyz' }, '"code"'],
  ['an edit after it leaves it', { from: 10, to: 11, insert: '' }, '"code"'],
  ['an edit inside it changes it', { from: 4, to: 5, insert: 'oo' }, '"coode"'],
  ['an edit of its quote loses it', { from: 7, to: 8, insert: '' }, null],
  ['a quote inside it loses it', { from: 5, to: 5, insert: '"' }, null],
])('%s', (_, edit, expected) => {
  const source = '{ "code" } ';
  const next = applyEdits(source, [edit]);
  const moved = movedLiteral({ from: 2, to: 8 }, edit, next);
  expect(moved && next.slice(moved.from, moved.to)).toBe(expected);
});
