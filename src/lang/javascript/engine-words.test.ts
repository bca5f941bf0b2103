// Code that does not compile, and what V8 says of it, as Node.js 20 did; beside it code that does.

import { describe, expect, test } from 'vitest';
import cases from './engine-words.cases.json' with { type: 'json' };
import { compileError } from './engine-words.ts';
import type { NodeRelease } from '../../node/json-fault.ts';

const wordsFor = (code: string, engine: NodeRelease = 'node-22'): string | null =>
  compileError(code, { sourceType: 'script', ecmaVersion: 2024 }, engine)?.message ?? null;

describe.each(Object.entries(cases.refused))('%s', (message, codes) => {
  test.each(codes)('%s', (code) => {
    expect(wordsFor(code)).toBe(message);
  });
});

test.each(cases.compiles)('%s compiles', (code) => {
  expect(wordsFor(code)).toBeNull();
});

test('Node.js 18 names no identifiers and no flags', () => {
  expect(wordsFor('a b', 'node-18')).toBe('Unexpected identifier');
  expect(wordsFor('/(/g', 'node-18')).toBe('Invalid regular expression: /(/: Unterminated group');
});

test('the place is where the code cannot go on', () => {
  const at = (code: string): number | undefined =>
    compileError(code, { sourceType: 'script', ecmaVersion: 2024 }, 'node-22')?.at;
  expect(at('let a let b')).toBe(6);
  expect(at('a +')).toBe(3);
});
