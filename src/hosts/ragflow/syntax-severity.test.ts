// Tests the severity of faults of the JSON text, in metadata and in a Python file.

import { expect, test } from 'vitest';
import { syntaxSeverity } from './index.ts';

const broken = { text: '{"name": "a",}', value: { name: 'a' }, strict: false, path: '' };

test.each([
  ['json/trailing-comma', 'advice'],
  ['json/python-literal', 'advice'],
  ['json/duplicate-key', 'changed'],
  ['json/unclosed-bracket', 'refused'],
])('%s', (code, severity) => {
  expect(Object.values(syntaxSeverity(code, broken))).toEqual(Array(7).fill(severity));
});

test('nothing in a Python file', () => {
  const text = 'class Tides(LLMToolPlugin):\n    pass';
  expect(syntaxSeverity('json/not-json', { ...broken, text })).toEqual({});
});
