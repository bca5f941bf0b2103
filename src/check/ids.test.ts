import { expect, test } from 'vitest';
import type { Finding } from '../model/finding.ts';
import { fixIds, keyOfFix, problemIds } from './ids.ts';

const finding = (pointer: string, at: Finding['at']): Finding => ({
  code: 'toy/wheels',
  pointer,
  at,
  args: {},
});

test('an id names rule, pointer and place, with a number where another finding has the same', () => {
  expect(problemIds([finding('/a', 'key'), finding('/a', 'value'), finding('/a', 'key')])).toEqual([
    'toy/wheels /a key',
    'toy/wheels /a value',
    'toy/wheels /a key 2',
  ]);
});

test('a range inside of a text moves while a person types, and its id stays', () => {
  const [before] = problemIds([finding('/a', { from: 3, to: 5 })]);
  expect(problemIds([finding('/a', { from: 4, to: 6 })])).toEqual([before]);
});

test('the key of a fix follows from what it changes', () => {
  const set = (value: unknown): string =>
    keyOfFix({ title: '', changes: [{ op: 'set', pointer: '/a', value }] });
  expect(set(1)).toBe(set(1));
  expect(set(1)).not.toBe(set(2));
  expect(set('x'.repeat(100_000)).length).toBeLessThan(8);
});

test('a fix keeps its key while the text that it moves or stands in is typed in', () => {
  const splice = (from: number): string =>
    keyOfFix({ title: '', changes: [{ op: 'splice', pointer: '/code', from, to: from + 2, insert: '===' }] });
  expect(splice(3)).toBe(splice(40));
  const wrap = (text: string): string =>
    keyOfFix({ title: '', changes: [{ op: 'set', pointer: '', value: { text } }] });
  expect(wrap('x'.repeat(300))).toBe(wrap('x'.repeat(301)));
});

test('fixes of one problem never share an id', () => {
  expect(fixIds('p', ['a', 'b', 'a'])).toEqual(['p a', 'p b', 'p a 2']);
});
