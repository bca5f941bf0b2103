// Tests reading: JSON exactly as JSON.parse, broken text as far as possible, and JSON inside other text.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, nestingDepth } from './depth.ts';
import { readJson } from './read.ts';

test('agrees with JSON.parse on every text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const reading = readJson(text);
      let value: unknown;
      let message: string | undefined;
      try {
        value = JSON.parse(text);
      } catch (error) {
        message = (error as Error).message;
      }
      expect(reading.strict).toBe(message === undefined);
      expect(reading.parseError).toBe(message);
      if (reading.strict) expect(reading.value).toEqual(value);
    }),
  );
});

describe('text that JSON.parse refuses', () => {
  test.each<[string, unknown]>([
    ['', undefined],
    ['   ', undefined],
    ['Hello, this is not a manifest.', undefined],
    ['name: x\nversion: 1', undefined],
    ['<html>{"a": 1}</html>', undefined],
    ['import os\nx = {"a": 1}', undefined],
    ['[package]\nname = "x"', undefined],
    ['{', {}],
    ['{"ns": "x", "to', { ns: 'x' }],
    ['{"ns": "x", "tools": {"a": {"title": "T', { ns: 'x', tools: { a: { title: 'T' } } }],
    ['"ns": "x", "title": "T"', { ns: 'x', title: 'T' }],
    ['\ufeff{"a": 1}', { a: 1 }],
    ['```json\n{"a": 1}\n```', { a: 1 }],
    ['```\n{"a": 1,}\n```\nDone.', { a: 1 }],
    ['Here:\n\n~~~jsonc\n{"a": 1}', { a: 1 }],
    ['```sh\nls\n```\n```json\n{"a": 1}\n```', { a: 1 }],
    ['```js\n{a}\n```\n```json\n{"a": 1}\n```', { a: 1 }],
    ['Sure! {"a": 1} I hope that helps.', { a: 1 }],
    ['Use {braces} like this: {"a": 1}', { a: 1 }],
    ['export default {"a": 1};', { a: 1 }],
    ['// mine\n{"a": 1}', { a: 1 }],
    ['# Title\n\nSee [docs](x).\n\n```json\n{"a": 1}\n```', { a: 1 }],
    ['{"prompt": "```js\nx\n```", "a": 1}', { prompt: '```js\nx\n```', a: 1 }],
    ["{'__proto__': 1, 'constructor': 2}", JSON.parse('{"__proto__": 1, "constructor": 2}')],
  ])('%j', (text, value) => {
    const reading = readJson(text);
    expect(reading.strict).toBe(false);
    expect(reading.value).toEqual(value);
  });
});

describe('depth', () => {
  test('counts brackets outside of strings', () => {
    expect(nestingDepth('[{"a": "[[[["}]')).toBe(2);
    expect(nestingDepth('"[\\"["')).toBe(0);
    expect(nestingDepth(']]]]')).toBe(0);
    expect(nestingDepth('[]'.repeat(9))).toBe(1);
  });

  test.each([
    ['['.repeat(100_000), true],
    ['{"a":'.repeat(100_000), true],
    ['['.repeat(MAX_DEPTH + 1) + ']'.repeat(MAX_DEPTH + 1), true],
    ['['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH), false],
    ["{'".repeat(100_000), true],
    ["'".repeat(5) + '{x:'.repeat(390), false],
  ])('%#', (text, tooDeep) => {
    expect(readJson(text).tooDeep).toBe(tooDeep);
  });

  test('what strings seem to hide from the count does no harm', () => {
    for (const text of ['{"a": "\\', `{"a": "x ${'[{"b": '.repeat(5000)}`, `"${'[" '.repeat(50_000)}`]) {
      expect(() => readJson(text)).not.toThrow();
    }
  });
});
