// Source maps: places are found by the mappings that are written.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourcePlace, writeMappings } from './source-map.ts';

const places = (lines: number, columns: number) =>
  fc.record({ line: fc.nat(lines), column: fc.nat(columns) });

test('every written place is found again', () => {
  const mapping = fc.record({ made: places(40, 400), source: places(9000, 90_000) });
  const byMade = ({ made }: { made: { line: number; column: number } }): string => JSON.stringify(made);
  fc.assert(
    fc.property(fc.uniqueArray(mapping, { selector: byMade }), (all) => {
      const sorted = [...all].sort((a, b) => a.made.line - b.made.line || a.made.column - b.made.column);
      const text = writeMappings(sorted);
      for (const { made, source } of sorted) expect(sourcePlace(text, made)).toEqual(source);
    }),
  );
});

test('a place belongs to the last mapping before it in its line', () => {
  const text = writeMappings([
    { made: { line: 0, column: 0 }, source: { line: 4, column: 0 } },
    { made: { line: 2, column: 4 }, source: { line: 7, column: 10 } },
    { made: { line: 2, column: 9 }, source: { line: 7, column: 30 } },
  ]);
  expect(sourcePlace(text, { line: 2, column: 6 })).toEqual({ line: 7, column: 10 });
  expect(sourcePlace(text, { line: 2, column: 90 })).toEqual({ line: 7, column: 30 });
  expect(sourcePlace(text, { line: 2, column: 0 })).toBeNull();
  expect(sourcePlace(text, { line: 1, column: 0 })).toBeNull();
});
