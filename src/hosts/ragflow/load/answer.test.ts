import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

test.each(['', 'null', '[]', '{}', '"up"', '{"end":"no"}', '{"end":"up"'])('%s is not an answer', (text) => {
  expect(readAnswer(text)).toBeNull();
});

test('what has another form is left out, and what is too long is cut', () => {
  const answer = readAnswer(
    JSON.stringify({
      end: 'up',
      log: [['INFO', 'x'.repeat(30_000)], 'no', [1, 2]],
      plugins: [
        { name: {}, version: 2, metadata: JSON.parse('['.repeat(99) + ']'.repeat(99)) as unknown },
        null,
      ],
      call: { kind: 'returned', content: 3 },
      unset: 'no',
    }),
  );
  expect(answer?.log.map(([level, text]) => [level, text.length])).toEqual([
    ['INFO', 20_000],
    ['', 0],
    ['', 0],
  ]);
  expect(answer?.plugins).toEqual(Array(2).fill({ name: '', class: '', file: '', version: null }));
  expect(answer).toMatchObject({ abort: null, call: null, unset: [], replaced: [] });
});

test('no answer makes the reader throw', () => {
  const members = [
    'end',
    'abort',
    'log',
    'plugins',
    'replaced',
    'needed',
    'unset',
    'stubs',
    'call',
    'python',
  ];
  const object = fc.dictionary(fc.constantFrom(...members), fc.jsonValue());
  fc.assert(
    fc.property(object, (value) => {
      readAnswer(JSON.stringify({ ...value, end: 'up' }));
    }),
    { numRuns: 500, seed: 17 },
  );
});
