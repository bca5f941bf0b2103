// How React shows JSON values between tags, in attributes and in inputs.

import { expect, test } from 'vitest';
import { attributeText, childErrorOf, childText, inputText } from './page-text.ts';

test.each<[unknown, string, string | null, string]>([
  ['a', 'a', 'a', 'a'],
  ['', '', '', ''],
  [5, '5', '5', '5'],
  [0, '0', '0', '0'],
  [true, '', null, 'true'],
  [false, '', null, 'false'],
  [null, '', null, ''],
  [undefined, '', null, ''],
  [['a', 1, null, true], 'a1', 'a,1,,true', 'a,1,,true'],
  [[['a'], 'b'], 'ab', 'a,b', 'a,b'],
])('%j', (value, child, attribute, input) => {
  expect([childText(value), attributeText(value), inputText(value)]).toEqual([child, attribute, input]);
  expect(childErrorOf(value)).toBeNull();
});

test('an object between tags throws, and names its keys', () => {
  expect(childErrorOf({ a: 1, b: 2 })).toContain('(found: object with keys {a, b})');
  expect(childErrorOf(['x', {}])).toContain('(found: object with keys {})');
  expect(childErrorOf([[{ c: 1 }], { d: 1 }, { e: 1 }])).toContain('{d}');
  expect(childErrorOf([[{ c: 1 }], [{ d: 1 }], 'x'])).toContain('{d}');
  expect([attributeText({}), inputText({})]).toEqual(['[object Object]', '[object Object]']);
});
