// Tests suggestions for misspelt words: only near ones, and case, `-` and `_` do not count.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean, editDistance } from './did-you-mean.ts';

test.each<[string, string[], string | undefined]>([
  ['descripton', ['description', 'definition'], 'description'],
  ['display_name', ['displayName', 'name'], 'displayName'],
  ['Tools', ['tools', 'tags'], 'tools'],
  ['entrypiont', ['entrypoint'], 'entrypoint'],
  ['requred', ['require', 'required'], 'required'],
  ['colour', ['name', 'version'], undefined],
  ['ab', ['cd'], undefined],
  ['ns', ['id'], undefined],
  ['name', ['name'], undefined],
  ['', ['a'], 'a'],
  ['x', [], undefined],
])('%s of %j is %s', (word, candidates, expected) => {
  expect(didYouMean(word, candidates)).toBe(expected);
});

test('the distance is one of a metric, and a swap costs one', () => {
  expect(editDistance('ab', 'ba')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b);
      expect(distance).toBe(editDistance(b, a));
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('a cut-off distance never falls below its limit by mistake', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.nat(5), (a, b, limit) => {
      const exact = editDistance(a, b);
      expect(editDistance(a, b, limit) < limit).toBe(exact < limit);
    }),
  );
});
