// Detection and verdicts over real manifests, where the folder with them is there.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../pipeline/check.ts';
import { detectionInput } from '../../pipeline/detect.ts';
import { readJson } from '../../text/read.ts';
import { host as elizaos } from './index.ts';

const CORPUS = '../shared/corpus';

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .filter((path) => path.endsWith('.json'));
}

function claims(path: string): { own: number; other: number } {
  const text = readFileSync(path, 'utf8');
  const seen = detectionInput(text, readJson(text).value);
  return { own: elizaos.detect(seen)?.score ?? 0, other: elizaos.otherProduct?.(seen)?.score ?? 0 };
}

const own = [
  ...filesBelow(`${CORPUS}/elizaos/elizaos-plugin`),
  ...filesBelow(`${CORPUS}/elizaos/agent-config`),
];
const openclaw = filesBelow(`${CORPUS}/elizaos/openclaw-plugin`);
const others = ['ownpilot', 'anythingllm', 'gloodata', 'ragflow'].flatMap((id) =>
  filesBelow(`${CORPUS}/${id}`),
);

describe.skipIf(own.length === 0)('real files', () => {
  test.each(own)('%s is for this host', (path) => {
    const { own: score, other } = claims(path);
    expect(score).toBeGreaterThanOrEqual(0.5);
    expect(score).toBeGreaterThan(other);
  });

  test.each(openclaw)('%s is OpenClaw’s or of no host', (path) => {
    const { own: score, other } = claims(path);
    expect(score < 0.3 || other >= score).toBe(true);
  });

  test.each(others)('%s is not claimed', (path) => {
    expect(claims(path)).toEqual({ own: 0, other: 0 });
  });

  test.each(own)('%s is never refused by Milady', (path) => {
    const text = readFileSync(path, 'utf8');
    const result = analyse({ text, hostId: null, release: null, path: null, older: null }, [elizaos]);
    expect(result.hostId).toBe('elizaos');
    expect(result.verdicts.map((v) => v.release)).toEqual(['documented', '2026-03']);
    expect(result.verdicts[1]?.kind).toBe('accepted');
  });
});
