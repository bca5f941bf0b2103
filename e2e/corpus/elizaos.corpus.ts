// Published manifests of ElizaOS plugins: Milady refuses none of them.

import { analyse } from '../../test/check/of-text.ts';
import { isLoaded } from '../../src/model/verdict.ts';
import { expect, test } from 'vitest';
import { host } from '../../src/hosts/elizaos/index.ts';
import { detectionInput } from '../../src/check/detect.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { manifestsIn } from './corpus.ts';

const own = ['elizaos/elizaos-plugin', 'elizaos/agent-config'].flatMap(manifestsIn);

test.each(own)('%s', (_, text) => {
  const result = analyse({ text, hostId: null, release: null, path: null, older: null }, [host]);
  expect(result.hostId).toBe('elizaos');
  expect(result.verdicts.map((v) => v.release)).toEqual(['documented', '2026-03']);
  expect(isLoaded(result.verdicts[1]?.kind ?? 'unknown')).toBe(true);
});

test('no other host’s manifest is taken for one of another product', () => {
  const others = manifestsIn('').filter(([path]) => !path.startsWith('elizaos/'));
  const found = others.filter(([, text]) => host.otherProduct?.(detectionInput(text, readJson(text).value)));
  expect(found.map(([path]) => path)).toEqual([]);
});
