// Published skills: the documentation accepts what its schema does, and every fix ends its problem.

import { analyse } from '../../test/check/of-text.ts';
import { isLoaded } from '../../src/model/verdict.ts';
import { expect, test } from 'vitest';
import { host } from '../../src/hosts/anythingllm/index.ts';
import { complaints } from '../../src/hosts/anythingllm/official-schema.ts';
import { type Analysis } from '../../src/check/check.ts';
import { checkFixes } from '../../test/hosts/check-rule-case.ts';
import { manifestsIn } from './corpus.ts';

function check(text: string): Analysis {
  return analyse({ text, hostId: host.id, release: null, path: null, older: null }, [host]);
}

test.each(manifestsIn('anythingllm').filter(([, text]) => text.trim() !== ''))('%s', (_, text) => {
  const before = check(text);
  const valid = complaints(host.read.leniently?.(text) ?? JSON.parse(text)).length === 0;
  expect(isLoaded(before.verdicts[0]?.kind ?? 'unknown')).toBe(valid);
  for (const problem of before.problems) checkFixes(before, text, problem, check);
});
