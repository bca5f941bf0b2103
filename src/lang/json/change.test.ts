// Tests changes of values as text edits: all other values and the author's layout stay.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../model/finding.ts';
import { applyChanges } from './apply.ts';
import { applyEdits, editsOf, editsOfAll, withoutOverlaps } from './change.ts';
import { remove, rename, set, splice } from './changes.fixtures.ts';
import { strictOutline, tolerantOutline } from './outline.ts';
import { join, parent, split, valueAt } from './pointer.ts';
import { readJson } from './read.ts';
import { runs } from '../../../test/runs.ts';

function change(text: string, ...changes: Change[]): string | null {
  const outlineOf = readJson(text).strict ? strictOutline : tolerantOutline;
  const edits = editsOfAll(text, outlineOf(text), changes, outlineOf);
  return edits && applyEdits(text, edits);
}

const lines = (...all: string[]): string => all.join('\n');

describe('set', () => {
  test.each<[string, string, Change, string | null]>([
    ['a value', '{"a": 1}', set('/a', 'x'), '{"a": "x"}'],
    ['the root', '{"a": 1}', set('', []), '[]'],
    ['an element', '[1, 2]', set('/1', { b: [1, 2] }), '[1, {"b": [1, 2]}]'],
    ['over several lines', '{\n  "a": 1\n}', set('/a', { b: 2 }), '{\n  "a": {\n    "b": 2\n  }\n}'],
    ['a new member', '{"a": 1}', set('/b', 2), '{"a": 1, "b": 2}'],
    ['a new member, compact', '{"a":1}', set('/b', { c: [1, 2] }), '{"a":1,"b":{"c":[1,2]}}'],
    ['a new member, compact list', '[1,2]', set('/2', 3), '[1,2,3]'],
    ['a new member, spaced', '{ "a": 1 }', set('/b', 2), '{ "a": 1, "b": 2 }'],
    ['a new member on its line', '{\n  "a": 1\n}', set('/b', 2), '{\n  "a": 1,\n  "b": 2\n}'],
    [
      'a new member, tabs',
      '{\n\t"a": 1\n}',
      set('/b', { c: 1 }),
      '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 1\n\t}\n}',
    ],
    [
      'a new member, CRLF',
      '{\r\n  "a": 1\r\n}',
      set('/b', [1]),
      '{\r\n  "a": 1,\r\n  "b": [\r\n    1\r\n  ]\r\n}',
    ],
    ['into an empty object', '{}', set('/a', 1), '{"a": 1}'],
    ['into an empty list', '{"a": []}', set('/a/0', 1), '{"a": [1]}'],
    ['into an empty object on lines', '{\n  "a": {}\n}', set('/a/b', 1), '{\n  "a": {\n    "b": 1\n  }\n}'],
    ['at the end of a list', '[1]', set('/-', 2), '[1, 2]'],
    ['beyond the end of a list', '[1]', set('/5', 2), null],
    ['below nothing', '{"a": 1}', set('/b/c', 2), null],
    ['below a string', '{"a": "x"}', set('/a/c', 2), null],
    ['of duplicates the last', '{"a": 1, "a": 2}', set('/a', 3), '{"a": 1, "a": 3}'],
    ['odd keys', '{"a/b": {"~": 1}}', set('/a~1b/~0', 2), '{"a/b": {"~": 2}}'],
    ['with a trailing comma', '{"a": 1,}', set('/b', 2), '{"a": 1, "b": 2}'],
    ['behind a comment', '{\n  "a": 1 // one\n}', set('/b', 2), '{\n  "a": 1, // one\n  "b": 2\n}'],
    ['behind comma and comment', '{\n  "a": 1, // one\n}', set('/b', 2), '{\n  "a": 1, // one\n  "b": 2\n}'],
    ['behind a comment on one line', '{"a": 1 // one\n}', set('/b', 2), '{"a": 1, // one\n"b": 2\n}'],
    ['into a container with a comment', '{\n  // none\n}', set('/a', 1), '{\n  // none\n  "a": 1\n}'],
    ['a missing value', '{"a":, "b": 1}', set('/a', 2), '{"a": 2, "b": 1}'],
    ['a missing value and colon', '{"a", "b": 1}', set('/a', 2), '{"a": 2, "b": 1}'],
    ['of duplicates the one with a value', '{"a": 1, "a"}', set('/a', 2), '{"a": 2, "a"}'],
    ['into an open object', '{"a": {"b": 1', set('/a/c', 2), '{"a": {"b": 1, "c": 2'],
    ['into an open empty list', '{"a": [', set('/a/0', 2), '{"a": [2'],
    ['into no JSON', 'hello', set('/a', 1), null],
    ['undefined', '{"a": 1}', set('/a', undefined), null],
  ])('%s', (_, text, wanted, expected) => {
    expect(change(text, wanted)).toBe(expected);
  });
});

describe('remove', () => {
  test.each<[string, string, Change, string | null]>([
    ['the only one', '{"a": 1}', remove('/a'), '{}'],
    ['the only one on a line', '{\n  "a": 1\n}', remove('/a'), '{}'],
    ['the first', '{"a": 1, "b": 2}', remove('/a'), '{"b": 2}'],
    ['the middle', '[1, 2, 3]', remove('/1'), '[1, 3]'],
    ['the last', '{\n  "a": 1,\n  "b": 2\n}', remove('/b'), '{\n  "a": 1\n}'],
    ['the first on lines', '{\n  "a": 1,\n  "b": 2\n}', remove('/a'), '{\n  "b": 2\n}'],
    ['all duplicates', '{"a": 1, "b": 2, "a": 3}', remove('/a'), '{"b": 2}'],
    ['neighbouring duplicates', '{"b": 2, "a": 1, "a": 3, "c": 1}', remove('/a'), '{"b": 2, "c": 1}'],
    ['nothing', '{"a": 1}', remove('/b'), null],
    ['the root', '{"a": 1}', remove(''), null],
    ['with a trailing comma', '[1, 2,]', remove('/1'), '[1,]'],
    ['the only one with a trailing comma', '[1,]', remove('/0'), '[]'],
    [
      'between comments',
      lines('{', '  "a": 1, // one', '  "b": 2, // two', '  "c": 3', '}'),
      remove('/b'),
      lines('{', '  "a": 1, // one', '   // two', '  "c": 3', '}'),
    ],
    [
      'the last behind a comment',
      lines('{', '  "a": 1, // one', '  "b": 2', '}'),
      remove('/b'),
      lines('{', '  "a": 1 // one', '}'),
    ],
    ['without a value', '{"a": 1, "b"', remove('/b'), '{"a": 1'],
  ])('%s', (_, text, wanted, expected) => {
    expect(change(text, wanted)).toBe(expected);
  });
});

describe('rename', () => {
  test.each<[string, string, Change, string | null]>([
    ['a key', '{"a": 1, "c": 2}', rename('/a', 'b'), '{"b": 1, "c": 2}'],
    ['with quotes', '{"a": 1}', rename('/a', '"'), '{"\\"": 1}'],
    ['a bare key', '{a: 1}', rename('/a', 'b'), '{"b": 1}'],
    ['duplicates', '{"a": 1, "a": 2}', rename('/a', 'b'), '{"b": 2}'],
    ['onto another key', '{"a": 1, "b": 2}', rename('/a', 'b'), null],
    ['an element', '[1]', rename('/0', 'b'), null],
    ['nothing', '{}', rename('/a', 'b'), null],
  ])('%s', (_, text, wanted, expected) => {
    expect(change(text, wanted)).toBe(expected);
  });
});

describe('splice', () => {
  test.each<[string, string, Change, string | null]>([
    ['plain', '{"a": "hello"}', splice('/a', 1, 3, 'E'), '{"a": "hElo"}'],
    ['behind escapes', String.raw`["a\n\"\u00e9b"]`, splice('/0', 4, 5, '"'), String.raw`["a\n\"\u00e9\""]`],
    ['an escape', String.raw`["a\nb"]`, splice('/0', 1, 2, ''), '["ab"]'],
    ['surrogates', '["😀x"]', splice('/0', 2, 3, 'y'), '["😀y"]'],
    ['at the end', '["ab"]', splice('/0', 2, 2, 'c'), '["abc"]'],
    ['beyond the end', '["ab"]', splice('/0', 9, 9, 'c'), '["abc"]'],
    ['backwards', '["ab"]', splice('/0', 2, 1, 'c'), null],
    ['no string', '[12]', splice('/0', 0, 1, 'c'), null],
    ['an open string', '["ab\n]', splice('/0', 0, 1, 'c'), null],
  ])('%s', (_, text, wanted, expected) => {
    expect(change(text, wanted)).toBe(expected);
  });
});

describe('several changes', () => {
  test.each<[string, string, Change[], string | null]>([
    ['two new members', '{"a": 1}', [set('/b', 2), set('/c', 3)], '{"a": 1, "b": 2, "c": 3}'],
    ['into an empty object', '{}', [set('/b', 2), set('/c', 3)], '{"b": 2, "c": 3}'],
    ['an object and then its member', '{}', [set('/a', {}), set('/a/b', 1)], '{"a": {"b": 1}}'],
    ['set and rename', '{"a": 1}', [set('/a', 2), rename('/a', 'b')], '{"b": 2}'],
    ['remove and rename', '{"a": 1, "b": 2}', [remove('/a'), rename('/b', 'a')], '{"a": 2}'],
    ['replace the last', '{"a": 1, "b": 2}', [remove('/b'), set('/c', 3)], '{"a": 1, "c": 3}'],
    ['remove from the end', '[1, 2, 3, 4]', [remove('/3'), remove('/1'), remove('/0')], '[3]'],
    ['remove from the start', '[1, 2, 3, 4]', [remove('/0'), remove('/1')], '[3, 4]'],
    ['remove several keys', '{"a": 1, "b": 2, "c": 3}', [remove('/c'), remove('/a')], '{"b": 2}'],
    ['remove one twice', '{"a": 1}', [remove('/a'), remove('/a')], '{}'],
    ['remove what is not there', '[1, 2]', [remove('/1'), remove('/2')], null],
    ['remove all', '[1, 2]', [remove('/0'), remove('/1')], '[]'],
    ['remove, set, remove', '[1, 2, 3]', [remove('/0'), set('/0', 9), remove('/0')], '[3]'],
    ['two splices', '["hello"]', [splice('/0', 0, 1, 'HH'), splice('/0', 2, 3, '')], '["HHllo"]'],
    ['one that cannot be made', '{"a": 1}', [set('/a', 2), remove('/z')], null],
  ])('%s', (_, text, changes, expected) => {
    expect(change(text, ...changes)).toBe(expected);
  });
});

const key = fc.constantFrom('a', 'b', 'c', '', '0', 'a/b', '~', '__proto__', 'constructor', 'é"\n');
const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => fromEntries(entries)),
  ),
}));

function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

/** Pointers of everything in a value, the root first. */
function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([k, v]) => pointersOf(v, join(at, k)))];
}

const changed = (value: unknown, wanted: Change): unknown => applyChanges(value, [wanted]);

const laidOut = fc
  .tuple(json, fc.constantFrom(undefined, 2, 4, '\t'), fc.boolean())
  .map(([value, layout, crlf]) => {
    const text = JSON.stringify(value, null, layout);
    return crlf ? text.replaceAll('\n', '\r\n') : text;
  });

const wish = fc.record({
  op: fc.constantFrom('set', 'add', 'remove', 'rename', 'splice'),
  where: fc.nat(),
  name: key,
  value: json,
  from: fc.nat(6),
  length: fc.nat(3),
  insert: fc.string(),
});

/** A change that can be made to this value; null where the wish has no place in it. */
function changeFor(
  value: unknown,
  wanted: typeof wish extends fc.Arbitrary<infer W> ? W : never,
): Change | null {
  const pointers = pointersOf(value);
  const pointer = pointers[wanted.where % pointers.length] ?? '';
  const here = valueAt(value, pointer);
  if (wanted.op === 'set') return set(pointer, wanted.value);
  if (wanted.op === 'add') {
    if (Array.isArray(here)) return set(join(pointer, here.length), wanted.value);
    return typeof here === 'object' && here !== null ? set(join(pointer, wanted.name), wanted.value) : null;
  }
  if (pointer === '') return null;
  if (wanted.op === 'remove') return remove(pointer);
  const holder = valueAt(value, parent(pointer));
  if (wanted.op === 'rename') {
    const free = !Array.isArray(holder) && !Object.hasOwn(holder as object, wanted.name);
    return free ? rename(pointer, wanted.name) : null;
  }
  if (typeof here !== 'string') return null;
  const from = Math.min(wanted.from, here.length);
  return splice(pointer, from, Math.min(here.length, from + wanted.length), wanted.insert);
}

test('the text then has the changed value, whatever the layout', () => {
  fc.assert(
    fc.property(laidOut, wish, (text, wanted) => {
      const value: unknown = JSON.parse(text);
      const made = changeFor(value, wanted);
      fc.pre(made !== null);
      const edits = editsOf(text, strictOutline(text), made);
      expect(withoutOverlaps(edits)).toEqual(edits);
      expect(JSON.parse(applyEdits(text, edits))).toEqual(changed(value, made));
    }),
    { numRuns: runs(800, 3000) },
  );
});

test('several changes come one after the other', () => {
  fc.assert(
    fc.property(laidOut, fc.array(wish, { minLength: 2, maxLength: 4 }), (text, wishes) => {
      let value: unknown = JSON.parse(text);
      const changes: Change[] = [];
      for (const wanted of wishes) {
        const made = changeFor(value, wanted);
        // Removals that follow each other are one step; their pointers would have to be chosen together.
        if (!made || (made.op === 'remove' && changes.at(-1)?.op === 'remove')) continue;
        changes.push(made);
        value = changed(value, made);
      }
      fc.pre(changes.length > 0);
      // Changes that cancel each other need no edits.
      expect(JSON.parse(change(text, ...changes) ?? text)).toEqual(value);
    }),
    { numRuns: runs(600, 2000) },
  );
});

test('outside of the changed member not a character changes', () => {
  fc.assert(
    fc.property(laidOut, wish, (text, wanted) => {
      const value: unknown = JSON.parse(text);
      const made = changeFor(value, { ...wanted, op: 'set' });
      fc.pre(made !== null && split(made.pointer).length > 0);
      const [edit] = editsOf(text, strictOutline(text), made);
      expect(JSON.parse(text.slice(edit?.from, edit?.to))).toEqual(valueAt(value, made.pointer));
    }),
  );
});

test('comments and trailing commas do not matter', () => {
  fc.assert(
    fc.property(laidOut, wish, (text, wanted) => {
      const value: unknown = JSON.parse(text);
      fc.pre(typeof value === 'object' && value !== null);
      const made = changeFor(value, wanted);
      fc.pre(made !== null);
      const commented = withComments(text);
      fc.pre(JSON.stringify(readJson(commented).value) === JSON.stringify(value));
      const after = change(commented, made) ?? '';
      expect(readJson(after).value).toEqual(changed(value, made));
    }),
  );
});

/** Comments behind brackets and commas, and a trailing comma in every container. */
function withComments(text: string): string {
  let out = '';
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (inString && c === '\\') {
      out += c + text.charAt(++i);
      continue;
    }
    if (c === '"') inString = !inString;
    if (!inString && /[}\]]/.test(c) && !/[{[,]\s*$/.test(out)) out += ', // end\n';
    out += c;
    if (!inString && c === ',') out += ' /* comma */ ';
  }
  return out;
}
