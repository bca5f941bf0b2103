// Walks every rule of every host: one input raises it at its range, one near miss does not; every fix ends it.

import { describe, expect, test } from 'vitest';
import { checkCodeCase, codeCasesOf } from './check-code-case.ts';
import { casesOf, checkRuleCase } from './check-rule-case.ts';
import { sourceHostOf } from '../../workers/source-hosts.ts';
import type { Host } from '../../src/model/host.ts';
import { hosts } from './loaded.ts';

test('a host says why a tab is empty exactly if it cannot fill it', () => {
  for (const { id, without = {}, preview, run } of hosts) {
    const empty = {
      preview: preview === undefined,
      model: preview === undefined,
      run: run === undefined,
    };
    const stated = (['preview', 'model', 'run'] as const).map((tab) => [tab, without[tab] !== undefined]);
    expect([id, Object.fromEntries(stated)]).toEqual([id, empty]);
  }
});

/** What only a compiler says: its own tests have the cases. */
const OF_COMPILER = ['types', 'types-unloadable', 'types-throwing', 'types-slow', 'types-not-open'].map(
  (name) => `elizaos/${name}`,
);

/** Those of its manifests, and those that come with its checks of code. */
async function rulesOf(host: Host): Promise<Host['rules']> {
  const [code, source] = await Promise.all([host.code?.(), sourceHostOf(host.id)]);
  return { ...host.rules, ...code?.rules, ...source?.rules };
}

describe.each(hosts)('$id', (host) => {
  const cases = casesOf(host.id);
  const codeCases = codeCasesOf(host.id);

  test('has a case for every rule', async () => {
    const rules = await rulesOf(host);
    const covered = new Set([...cases, ...codeCases].map((c) => c.code));
    const left = Object.keys(rules).filter((code) => !covered.has(code));
    expect(left.filter((code) => !OF_COMPILER.includes(code))).toEqual([]);
    expect([...cases, ...codeCases].filter((c) => !(c.code in rules))).toEqual([]);
  });

  test.each(cases)('$code', (ruleCase) => {
    checkRuleCase(host, ruleCase);
  });

  // The others need a compiler or no manifest, and are tried beside their checks.
  const besideManifest = codeCases.filter(({ manifest }) => manifest !== undefined);
  if (besideManifest.length > 0)
    test.each(besideManifest)('$code', async (codeCase) => {
      await checkCodeCase(host, codeCase);
    });
});
