// Generated manifests through every pair: nothing throws, no leaf is lost or reported twice, and the way back is exact.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hosts } from '../hosts/loaded.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert } from '../../src/convert/convert.ts';
import { manifestsOf } from './generated.ts';
import { runs } from '../runs.ts';
import { checkAccounts, made, pairs, refusals, sourceOf, sources } from './pairs.ts';

test.each(pairs)('$from.id to $to.id', (pair) => {
  const { from, to } = pair;
  // What no host has a schema for is made by conversion.
  const maker = from.host ? null : (sources.find(({ host }) => host) ?? null);
  const host = from.host ?? maker?.host ?? hosts[0];
  if (!host) throw new Error('no host');
  fc.assert(
    fc.property(manifestsOf(host), (value) => {
      const path = host.read.defaultPath(value);
      let source: PluginFiles = { main: { path, text: JSON.stringify(value), value }, others: [] };
      if (maker) {
        source = sourceOf({ files: made(convert(maker, from, source, false)).files, sidecar: null });
      }
      const there = checkAccounts(pair, source, `${from.id} to ${to.id}`);
      expect(refusals(to, there.files)).toEqual([]);
    }),
    { numRuns: runs(8, 300) },
  );
});
