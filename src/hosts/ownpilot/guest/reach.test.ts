// Names that code can get at.

import { expect, test } from 'vitest';
import { reachesLibrary, reachOf } from './reach.ts';

test.each([
  ['return new Map();', 'Map', true],
  ['return 1;', 'Map', false],
  ['return (function () { return this; })()["M" + "ap"];', 'Map', true],
  ['return [].constructor;', 'Array', true],
  ['return \\u004dap;', 'Map', true],
  ['return utils.hash("a");', 'utils', true],
  ['return args.thistle;', 'Map', false],
])('%s reaches %s: %s', (source, name, reached) => {
  expect(reachOf(source)(name)).toBe(reached);
});

test.each([
  ['return 1;', false],
  ['return args.a + 1;', false],
  ['return utils.sum([1]);', true],
  ["return config.get('a', 'b');", true],
  ['return crypto.randomUUID();', true],
  ['return this;', true],
])('%s reaches the library: %s', (source, reached) => {
  expect(reachesLibrary(source)).toBe(reached);
});
