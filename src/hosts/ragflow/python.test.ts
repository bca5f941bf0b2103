// Tests Python's answers for JSON values, and names that a method's parameters can have.

import { expect, test } from 'vitest';
import { isParameterName, parameterName } from './names.ts';
import { isTruthy, pythonType, subscript } from './python.ts';

test.each([
  [{ name: 'a' }, { value: 'a' }],
  [{}, { error: "KeyError: 'name'" }],
  [Object.create({ name: 'a' }), { error: "KeyError: 'name'" }],
  ['a', { error: "TypeError: string indices must be integers, not 'str'" }],
  [[], { error: 'TypeError: list indices must be integers or slices, not str' }],
  [true, { error: "TypeError: 'bool' object is not subscriptable" }],
  [1, { error: "TypeError: 'int' object is not subscriptable" }],
  [1.5, { error: "TypeError: 'float' object is not subscriptable" }],
  [null, { error: "TypeError: 'NoneType' object is not subscriptable" }],
])('%j["name"]', (value, expected) => {
  expect(subscript(value, 'name')).toEqual(expected);
});

test('what counts as true', () => {
  expect(['false', 1, [0], { a: 0 }, true].every(isTruthy)).toBe(true);
  expect(['', 0, [], {}, null, false].some(isTruthy)).toBe(false);
});

test('type names', () => {
  expect(['', [], {}, null].map(pythonType)).toEqual(['str', 'list', 'dict', 'NoneType']);
});

test('parameter names', () => {
  expect(['a', '_x1', 'größe', '名前', 'print'].every(isParameterName)).toBe(true);
  expect(['', '1a', 'a-b', 'a b', 'from', 'self', 'None', '__debug__'].some(isParameterName)).toBe(false);
  // A value that is passed under such a name does not arrive in the parameter.
  expect(['µ', 'ﬁ', 'e\u0301', '__key'].some(isParameterName)).toBe(false);
  expect(['μ', 'fi', '__key__', '__'].every(isParameterName)).toBe(true);
  expect(['µ', 'ﬁ', '__debug__', '²'].map(parameterName)).toEqual(['μ', 'fi', 'debug', 'arg_2']);
});
