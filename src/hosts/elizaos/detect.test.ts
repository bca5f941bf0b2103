// Detection from whole, broken and half-typed text, and telling OpenClaw's manifests apart.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import { detect as detectAmong, detectionInput } from '../../check/detect.ts';
import { readJson } from '../../lang/json/read.ts';
import { detect, otherProduct } from './detect.ts';

function scores(text: string): [own: number, openclaw: number] {
  const seen = detectionInput(text, readJson(text).value);
  return [detect(seen)?.score ?? 0, otherProduct(seen)?.score ?? 0];
}

describe('ours', () => {
  test.each([
    '{"id":"a","configSchema":{},"requiredSecrets":[]}',
    '{"id":"a","kind":"skill","configSchema":{"properties":{"a":{"properties":{"b":{}}}}}}',
    '{"id":"a","configSchema":{},"uiHints":{"a":{"type":"password"}}}',
    '{"kind":"app","app":{"launchType":"url"}}',
    '{"$schema":"https://elizaos.dev/schemas/plugin-manifest.json"}',
    '{"name":"@a/plugin-b","agentConfig":{"pluginType":"elizaos:plugin:1.0.0"}}',
    '{"name":"plugin-b","elizaos":{"kind":"app"}}',
    '{"id":"a","optionalSecrets":["A_KEY"',
    '{"name":"p","agentConfig":{"pluginParameters":{"A_KEY":{"ty',
    "import { type Plugin } from '@elizaos/core'",
    "// my plugin\nconst core = require('@elizaos/core');",
    'export const tide: Plugin = {',
  ])('%s', (text) => {
    const [own, other] = scores(text);
    expect(own).toBeGreaterThanOrEqual(0.3);
    expect(own).toBeGreaterThan(other);
  });
});

describe('a manifest that shows little itself', () => {
  const text = '{"name":"@a/plugin-b","displayName":"B","actions":{"prefix":"B_"}}';
  const skill = { path: 'skills/b/SKILL.md', text: '---\nname: b\n---\n' };
  const of = (path: string, held: string): string => {
    const seen = detectionInput(text, readJson(text).value);
    const found = detectAmong({ ...seen, others: [skill, { path, text: held }] }, hosts);
    return found.kind === 'host' ? found.hostId : found.kind;
  };

  test('is ours where the package.json beside it has settings of ours', () => {
    expect(of('package.json', '{"agentConfig":{"pluginType":"elizaos:plugin:1.0.0"}}')).toBe('elizaos');
  });

  test.each([
    ['package.json', '{"name":"b"}'],
    ['server/package.json', '{"agentConfig":{"pluginType":"elizaos:plugin:1.0.0"}}'],
  ])('is not for a %s with %s', (path, held) => {
    expect(of(path, held)).not.toBe('elizaos');
  });
});

describe('OpenClaw’s', () => {
  test.each([
    '{"id":"a","configSchema":{},"contracts":{}}',
    '{"id":"a","kind":"context-engine","configSchema":{}}',
    '{"id":"a","kind":["memory"],"configSchema":{}}',
    '{"id":"a","kind":"memory","configSchema":{"additionalProperties":false},"uiHints":{"a":{"label":"A"}}}',
    '{"id":"a","configSchema":{},"uiHints":{"a.b":{"label":"A"}}}',
    '{"id":"a","configSchema":{},"uiHints":{"a":{"tags":["x"]}}}',
    '{"id":"a","configSchema":{"properties":{"a":{"properties":{}}}}}',
    '{"id":"a","configSchema":{"type":"object","additionalProperties":false}}',
    '{ id: "a", configSchema: { type: "object" } }',
  ])('%s', (text) => {
    const [own, other] = scores(text);
    expect(other).toBeGreaterThanOrEqual(0.3);
    expect(other).toBeGreaterThanOrEqual(own);
  });
});

describe('of no host', () => {
  test.each([
    '',
    '[]',
    '{}',
    '{"id":"a","name":"A","version":"1.0.0"}',
    '{"id":"a","name":"A","tools":[]}',
    '{"name":"left-pad","version":"1.0.0"}',
    '{"id":"a","configSchema":{"type":"object"}}',
    '"@elizaos/core"',
    '[{"agentConfig":{}}]',
  ])('%s', (text) => {
    expect(scores(text).every((score) => score < 0.3)).toBe(true);
  });
});

test('any value is looked at without an exception', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (text) => {
      for (const score of scores(text)) expect(score).toBeLessThanOrEqual(1);
    }),
  );
});
