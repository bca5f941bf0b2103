// Walks every rule of every host: one input raises it at its range, one near miss does not; every fix ends it.

import { describe, expect, test } from 'vitest';
import { checkCodeCase, codeCasesOf } from './check-code-case.ts';
import { casesOf, checkRuleCase } from './check-rule-case.ts';
import { hosts } from './loaded.ts';

test('a host says why a tab is empty exactly if it cannot fill it', () => {
  for (const { id, without = {}, preview, loadRunnable } of hosts) {
    const empty = {
      preview: preview === undefined,
      model: preview === undefined,
      run: loadRunnable === undefined,
    };
    const stated = (['preview', 'model', 'run'] as const).map((tab) => [tab, without[tab] !== undefined]);
    expect([id, Object.fromEntries(stated)]).toEqual([id, empty]);
  }
});

describe.each(hosts)('$id', (host) => {
  const cases = casesOf(host.id);
  const codeCases = codeCasesOf(host.id);

  test('has a case for every rule', () => {
    const covered = new Set([...cases, ...codeCases].map((c) => c.code));
    expect(Object.keys(host.rules).filter((code) => !covered.has(code))).toEqual([]);
    expect([...cases, ...codeCases].filter((c) => !(c.code in host.rules))).toEqual([]);
  });

  test.each(cases)('$code', (ruleCase) => {
    checkRuleCase(host, ruleCase);
  });

  if (codeCases.length > 0)
    test.each(codeCases)('$code', async (codeCase) => {
      await checkCodeCase(host, codeCase);
    });
});
