// Every pair of hosts and formats, over the samples: legal output, every leaf accounted for, and back.

import { describe, expect, test } from 'vitest';
import { convert } from '../../src/convert/convert.ts';
import { samplesOf } from './manifests.ts';
import { checkPair, made, pairs, sources } from './pairs.ts';

const samples = new Map(sources.map((endpoint) => [endpoint, endpoint.host ? samplesOf(endpoint.host) : []]));

describe('samples', () => {
  test.each(pairs)('$from.id to $to.id', (pair) => {
    for (const manifest of samples.get(pair.from) ?? []) checkPair(pair, manifest);
  });
});

/** Per cent of the samples' values that are kept; pairs that are not here may have any share. */
const KEPT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ownpilot: {
    anythingllm: 49,
    gloodata: 57,
    elizaos: 94,
    ragflow: 49,
    'mcp-tools': 47,
    'openai-tools': 47,
    'agent-skill': 77,
    'agent-plugins': 98,
  },
  anythingllm: {
    ownpilot: 48,
    gloodata: 33,
    elizaos: 80,
    ragflow: 31,
    'mcp-tools': 26,
    'openai-tools': 22,
    'agent-skill': 46,
    'agent-plugins': 68,
  },
  gloodata: {
    ownpilot: 94,
    anythingllm: 71,
    elizaos: 94,
    ragflow: 73,
    'mcp-tools': 89,
    'openai-tools': 89,
    'agent-skill': 78,
    'agent-plugins': 100,
  },
  elizaos: {
    ownpilot: 50,
    anythingllm: 53,
    gloodata: 10,
    ragflow: 13,
    'mcp-tools': 0,
    'openai-tools': 0,
    'agent-skill': 17,
    'agent-plugins': 68,
  },
  ragflow: {
    ownpilot: 66,
    anythingllm: 62,
    gloodata: 66,
    elizaos: 75,
    'mcp-tools': 75,
    'openai-tools': 66,
    'agent-skill': 83,
    'agent-plugins': 75,
  },
  'agent-plugins': {
    ownpilot: 71,
    anythingllm: 71,
    gloodata: 28,
    elizaos: 85,
    ragflow: 42,
    'mcp-tools': 0,
    'openai-tools': 0,
    'agent-skill': 71,
  },
};

test('the share that is kept of the samples never falls', () => {
  const fallen: string[] = [];
  const lines = pairs.flatMap(({ from, to }) => {
    const own = samples.get(from) ?? [];
    if (own.length === 0) return [];
    const rows = own.flatMap(({ source }) => made(convert(from, to, source, true)).mappings);
    const same = rows.filter(({ status }) => status === 'kept');
    const kept = Math.floor((same.length * 100) / rows.length);
    if (kept < (KEPT[from.id]?.[to.id] ?? 0)) fallen.push(`${from.id} → ${to.id}`);
    return [`${from.id} → ${to.id}: ${String(kept)} %`];
  });
  process.stdout.write(`\nKept of the samples:\n${lines.join('\n')}\n`);
  expect(fallen).toEqual([]);
});
