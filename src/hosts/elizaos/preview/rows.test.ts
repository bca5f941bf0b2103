// Small moves inside controls: rows, steppers, JSON, markdown.

import { describe, expect, test } from 'vitest';
import type { NumberControl } from './control.ts';
import { jsonComplaint, allowedKey, filledRows, moved, recordOf, stepped } from './rows.ts';

describe('rows', () => {
  test('items move', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  test('pairs without a key are dropped, of equal keys the last counts', () => {
    const pairs = [
      { key: 'a', value: '1' },
      { key: '', value: '2' },
      { key: 'a', value: '3' },
    ];
    expect(recordOf(pairs)).toEqual({ a: '3' });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused', (key) => {
    expect(allowedKey(key)).toBe(false);
    expect(allowedKey(`${key}s`)).toBe(true);
  });

  test('rows of a table without any text are left out of its value', () => {
    const columns = [{ key: 'k', label: 'K' }];
    expect(filledRows([{ k: ' ' }, { k: 'v' }, { z: 'v' }], columns)).toEqual([{ k: 'v' }]);
  });
});

describe('steppers', () => {
  const number = (parts: Partial<NumberControl>): NumberControl => ({
    kind: 'number',
    value: '',
    placeholder: '',
    min: null,
    max: null,
    step: 1,
    unit: '',
    range: '',
    ...parts,
  });

  test.each<[string, Partial<NumberControl>, string, 1 | -1, string | null]>([
    ['start from 0, not from the default', {}, '', 1, '1'],
    ['go by the hint’s step', { step: 5 }, '20', -1, '15'],
    ['clamp below', { min: 1 }, '', -1, '1'],
    ['clamp above', { max: 9 }, '9', 1, '9'],
    ['do not change text that is not a number', {}, 'x', 1, null],
  ])('%s', (_, parts, text, direction, next) => {
    expect(stepped(number(parts), text, direction)).toBe(next);
  });
});

describe('the JSON box', () => {
  test.each<[string, string | null]>([
    ['', null],
    [' {"a": 1} ', null],
    ['{"__proto__": 1}', 'Unsafe JSON: contains dangerous keys'],
    ['{"constructor": 1}', null],
    ['{"note": "constructor : x"}', 'Unsafe JSON: contains dangerous keys'],
  ])('%s → %s', (text, message) => {
    expect(jsonComplaint(text)).toBe(message);
  });

  test('else in the parser’s own words', () => {
    expect(jsonComplaint('{')).toContain('JSON');
  });
});
