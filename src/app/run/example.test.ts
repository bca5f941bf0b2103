// Examples are written and read whole, and other files are refused with a sentence.

import { expect, test } from 'vitest';
import { areExamples, readExamples, writeExamples, type RunExample } from './example.ts';

const example: RunExample = {
  name: 'Sunny',
  packageId: 'weather-tools',
  tool: 'weather',
  mode: '2026-02',
  args: '{ "city": "Porto" }',
  http: [
    {
      method: 'GET',
      address: 'https://api.test/*',
      status: 200,
      headers: [['a', 'b']],
      body: '{}',
      delayMs: 5,
      fails: false,
    },
  ],
  tools: [{ name: 'search_web', content: 'x', isError: false }],
  config: { weather: { data: { base: 'https://w.test' }, active: true } },
  leftOut: [['weather', 'api_key']],
  clock: 0,
  seed: 7,
  expected: { isError: false, content: '{"content":1}' },
};

test.each([
  example,
  { ...example, lookedFor: { kind: 'text', text: 'ok' } as const },
  { ...example, lookedFor: { kind: 'members', text: '{"a": 1}' } as const },
  { ...example, lookedFor: { kind: 'error', text: '' } as const },
])('what is written can be read', (one) => {
  const text = writeExamples([one]);
  expect(areExamples(text)).toBe(true);
  expect(readExamples(text)).toEqual([one]);
});

const file = (format: number, examples: unknown): string =>
  JSON.stringify({ format: `plugbench-examples-${String(format)}`, examples });

test('a file of the first format expects exact results', () => {
  expect(readExamples(file(1, [example]))).toEqual([example]);
});

test.each([
  ['', /not valid JSON/],
  ['[]', /does not begin/],
  [file(1, 'none'), /does not begin/],
  [file(3, []), /another version/],
  [file(2, [{}]), /Example 1 in it is incomplete/],
  [file(2, [example, { ...example, lookedFor: { kind: 'other', text: '' } }]), /Example 2 /],
  [file(2, [{ ...example, lookedFor: { kind: 'members', text: '{' } }]), /Example 1 /],
  [file(2, Array(201).fill(example)), /more than 200/],
])('%s is refused', (text, message) => {
  expect(() => readExamples(text)).toThrow(message);
});
