// Tools, parameters and settings are deleted, copied, renamed and moved in the output: all others come back as before.

import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf } from './any-plugin.ts';
import { wrongAfter } from './edited-output.ts';
import { edits, type Edit } from './edits.ts';
import { markedPlugins } from './marked-plugins.ts';
import { pairs, sourceOf, type Pair } from './pairs.ts';
import { runs } from '../runs.ts';

const known = pairs.filter(({ from, to }) => from.write && to.read);

test.each(known)('$from.id to $to.id', (pair) => {
  check(
    pair,
    edits.map((edit) => [edit]),
    runs(6, 500),
  );
});

test.each(known)('two edits, $from.id to $to.id', (pair) => {
  check(pair, fc.tuple(edits, edits), runs(2, 25));
});

function check(pair: Pair, all: Arbitrary<readonly Edit[]>, numRuns: number): void {
  const { from } = pair;
  const plugins = markedPlugins(from.convention?.id ?? 'function-body');
  fc.assert(
    fc.property(plugins, all, (plugin, list) => {
      const source = sourceOf({ files: filesOf(plugin, from), sidecar: null });
      const found = wrongAfter(pair, source, list) ?? [];
      expect(found, `${JSON.stringify(list)}\n${source.main.text}`).toEqual([]);
    }),
    { numRuns, seed: 15 },
  );
}
