// Tests places in the text and edits by values.

import { expect, test } from 'vitest';
import { applyEdits } from './change.ts';
import { locate } from './locate.ts';
import { editsFor, json } from './place.ts';

const text = '{ "a": { "b c": [1, "two"] }, "d": true }';

test.each([
  ['/a/b c/1', '"two"'],
  ['/d', 'true'],
  ['/a/missing', '"a"'],
  ['', text],
])('the place of %j is %s', (pointer, expected) => {
  const { from, to } = locate(text, json.outline(text), { pointer, at: 'value' });
  expect(text.slice(from, to)).toBe(expected);
});

test.each([
  ['two', '/a/b c/1'],
  ['rue', '/d'],
])('the member at %s is %j', (mark, expected) => {
  expect(json.pointerAt(text, text.indexOf(mark))).toBe(expected);
});

test('edits touch only the changed member, also in text with a fault elsewhere', () => {
  const broken = '{ "a": 1, "b": [1,], "c": "x" }';
  const edits = editsFor(broken, [{ op: 'set', pointer: '/c', value: 'y' }]);
  expect(applyEdits(broken, edits ?? [])).toBe('{ "a": 1, "b": [1,], "c": "y" }');
  expect(editsFor(broken, [{ op: 'remove', pointer: '/nope' }])).toBeNull();
});
