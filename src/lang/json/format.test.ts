import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from './change.ts';
import { formatEdits } from './format.ts';

const laidOut = (text: string): string | null => {
  const edits = formatEdits(text);
  return edits && applyEdits(text, edits);
};

test.each([
  ['{"b":1,"a":[1,2]}', '{\n  "b": 1,\n  "a": [\n    1,\n    2\n  ]\n}'],
  ['{"10":1,"2":1.50}', '{\n  "10": 1,\n  "2": 1.50\n}'],
  ['{"a":1, // why\n"b":"\\u0041"}', '{\n  "a": 1, // why\n  "b": "\\u0041"\n}'],
  ['{"a":', null],
  ['', null],
  ['['.repeat(100_000), null],
])('%s', (text, expected) => {
  expect(laidOut(text)).toBe(expected);
});

test('keeps every value and is done after one go', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const once = laidOut(text) ?? '';
      expect(JSON.parse(once)).toEqual(JSON.parse(text));
      expect(laidOut(once)).toBe(once);
    }),
  );
});
