// Every pair of hosts and formats, over samples and real manifests: legal output, every leaf accounted for, and back.

import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../model/ledger.ts';
import { convert } from './convert.ts';
import { corpusOf, hasCorpus, samplesOf, type Manifest } from './corpus.checks.ts';
import { checkAccounts, made, pairs, refusals, sources, type Pair } from './pairs.checks.ts';

function checkPair(pair: Pair, { name, source }: Manifest): void {
  const { from, to } = pair;
  const label = `${name} to ${to.id}`;
  expect(refusals(to, checkAccounts(pair, source, label).files), label).toEqual([]);
  expect(refusals(to, made(convert(from, to, source, false)).files), `${label} without sidecar`).toEqual([]);
}

const samples = new Map(sources.map((party) => [party, party.host ? samplesOf(party.host) : []]));

describe('samples', () => {
  test.each(pairs)('$from.id to $to.id', (pair) => {
    for (const manifest of samples.get(pair.from) ?? []) checkPair(pair, manifest);
  });
});

describe.skipIf(!hasCorpus)('real manifests (skipped where ../shared/corpus is not there)', () => {
  test.each(pairs.filter(({ from }) => from.host))('$from.id to $to.id', (pair) => {
    const found = pair.from.host ? corpusOf(pair.from.host) : [];
    expect(found.length).toBeGreaterThan(0);
    for (const manifest of found) checkPair(pair, manifest);
  });
});

test('the share that is kept of the samples never falls', () => {
  const lines = pairs.flatMap(({ from, to }) => {
    const own = samples.get(from) ?? [];
    if (own.length === 0) return [];
    const rows = own.flatMap(({ source }) => made(convert(from, to, source, true)).accounts);
    return [`${from.id} → ${to.id}: ${String(scoreOf(rows).kept)} %`];
  });
  process.stdout.write(`\nKept of the samples (exact, renamed, reshaped):\n${lines.join('\n')}\n`);
  expect(lines).toMatchInlineSnapshot(`
    [
      "ownpilot → anythingllm: 49 %",
      "ownpilot → gloodata: 57 %",
      "ownpilot → elizaos: 94 %",
      "ownpilot → ragflow: 49 %",
      "ownpilot → mcp-tools: 47 %",
      "ownpilot → openai-tools: 47 %",
      "ownpilot → agent-skill: 77 %",
      "anythingllm → ownpilot: 48 %",
      "anythingllm → gloodata: 33 %",
      "anythingllm → elizaos: 80 %",
      "anythingllm → ragflow: 31 %",
      "anythingllm → mcp-tools: 26 %",
      "anythingllm → openai-tools: 22 %",
      "anythingllm → agent-skill: 46 %",
      "gloodata → ownpilot: 60 %",
      "gloodata → anythingllm: 50 %",
      "gloodata → elizaos: 71 %",
      "gloodata → ragflow: 34 %",
      "gloodata → mcp-tools: 50 %",
      "gloodata → openai-tools: 50 %",
      "gloodata → agent-skill: 78 %",
      "elizaos → ownpilot: 53 %",
      "elizaos → anythingllm: 54 %",
      "elizaos → gloodata: 10 %",
      "elizaos → ragflow: 13 %",
      "elizaos → mcp-tools: 0 %",
      "elizaos → openai-tools: 0 %",
      "elizaos → agent-skill: 17 %",
      "ragflow → ownpilot: 66 %",
      "ragflow → anythingllm: 62 %",
      "ragflow → gloodata: 66 %",
      "ragflow → elizaos: 75 %",
      "ragflow → mcp-tools: 75 %",
      "ragflow → openai-tools: 66 %",
      "ragflow → agent-skill: 83 %",
    ]
  `);
});
