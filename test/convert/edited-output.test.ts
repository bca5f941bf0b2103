// Tools, parameters and settings are deleted, copied, renamed and moved in the output: all others come back as before.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf } from './any-plugin.ts';
import { wrongAfter } from './edited-output.ts';
import { edits } from './edits.ts';
import { markedPlugins } from './marked-plugins.ts';
import { pairs, sourceOf } from './pairs.ts';
import { runs } from '../runs.ts';

test.each(pairs.filter(({ from, to }) => from.write && to.read))('$from.id to $to.id', (pair) => {
  const { from } = pair;
  const plugins = markedPlugins(from.convention?.id ?? 'function-body');
  fc.assert(
    fc.property(plugins, edits, (plugin, edit) => {
      const source = sourceOf({ files: filesOf(plugin, from), sidecar: null });
      const found = wrongAfter(pair, source, [edit]) ?? [];
      expect(found, `${JSON.stringify(edit)}\n${source.main.text}`).toEqual([]);
    }),
    { numRuns: runs(6, 250), seed: 15 },
  );
});
