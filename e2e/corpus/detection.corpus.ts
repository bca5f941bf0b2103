// Each host claims its own published manifests, and none of another host's.

import { describe, expect, test } from 'vitest';
import { detectionInput } from '../../src/check/detect.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { hosts } from '../../test/hosts/loaded.ts';
import { manifestsIn } from './corpus.ts';

/** The lowest score that a host gives to any of its own. */
const LEAST: Readonly<Record<string, number>> = {
  ownpilot: 0.9,
  anythingllm: 0.3,
  gloodata: 1,
  elizaos: 0.5,
  ragflow: 0.3,
};

/** Manifests of other products, which lie in the folder of the host that they resemble; empty files. */
const isOther = (path: string, text: string): boolean =>
  /\/foreign_|\/openclaw-plugin\//.test(path) || text.trim() === '';

const all = manifestsIn('');

describe.each(hosts)('$id', (host) => {
  const own = all.filter(([path]) => path.startsWith(`${host.id}/`));
  const seen = (text: string) => detectionInput(text, readJson(text).value);
  const score = (text: string): number => host.detect(seen(text))?.score ?? 0;
  const otherScore = (text: string): number => host.otherProduct?.(seen(text))?.score ?? 0;

  test.each(own.filter(([path, text]) => !isOther(path, text)))('%s', (_, text) => {
    expect(score(text)).toBeGreaterThanOrEqual(LEAST[host.id] ?? NaN);
    expect(otherScore(text)).toBeLessThan(score(text));
  });

  test.each(own.filter(([path, text]) => isOther(path, text)))('%s is of another product', (_, text) => {
    expect(score(text) < 0.3 || otherScore(text) >= score(text)).toBe(true);
  });

  test('claims no other host’s manifest', () => {
    // OwnPilot claims a plugin of OpenClaw, too; that nothing comes of it is in verdicts.corpus.ts.
    const known = (path: string): boolean => host.id === 'ownpilot' && path.includes('/openclaw-plugin/');
    const others = all.filter(([path]) => !path.startsWith(`${host.id}/`) && !known(path));
    expect(others.filter(([, text]) => score(text) > 0).map(([path]) => path)).toEqual([]);
  });
});
