// Examples go out and come back whole, and other files are refused with a sentence.

import { expect, test } from 'vitest';
import { passes, readExamples, writeExamples, type RunExample } from './example.ts';

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

test('what is exported can be imported', () => {
  expect(readExamples(writeExamples([example]))).toEqual([example]);
});

test.each([
  ['', /not JSON/],
  ['[]', /no examples/],
  ['{"format":"plugbench-examples-1","examples":[{}]}', /Example 1 .* incomplete/],
])('%s is refused', (text, message) => {
  expect(() => readExamples(text)).toThrow(message);
});

test('an example passes by content and error flag', () => {
  const result = { mode: 'x', kind: 'ok', ms: 1, timeline: [], used: [] } as const;
  expect(passes(example, { ...result, isError: false, content: '{"content":1}' })).toBe(true);
  expect(passes(example, { ...result, isError: true, content: '{"content":1}' })).toBe(false);
  expect(passes(example, { ...result, isError: false })).toBe(false);
});
