// What a person reads of every rule's case, and what each fix changes, as rule-texts.txt has it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesOf } from '../../../test/hosts/check-rule-case.ts';
import { unmark, type RuleCase } from '../../../test/hosts/rule-case.ts';
import { analyse } from '../../pipeline/check.ts';
import { applyEdits } from '../../text/change.ts';
import { host } from './index.ts';

/** What was taken out of the text and what was put in its place. */
function difference(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let behind = 0;
  while (behind < most - from && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  return `${before.slice(from, before.length - behind)} → ${after.slice(from, after.length - behind)}`;
}

function linesOf({ code, raises, release, path, older, others }: RuleCase): string[] {
  const { text } = unmark(raises);
  const files = Object.entries(others ?? {}).map(([name, content]) => ({ path: name, text: content }));
  const request = {
    text,
    hostId: host.id,
    release: release ?? null,
    path: path ?? null,
    older: older ?? null,
  };
  const problem = analyse({ ...request, others: files }, [host]).problems.find((one) => one.code === code);
  const fixes = problem?.fixes.map(
    ({ title, edits }) => `  ${title}: ${difference(text, applyEdits(text, edits))}`,
  );
  return [code.replace('gloodata/', ''), `  ${problem?.message ?? 'nothing'}`, ...(fixes ?? [])].map((line) =>
    line.replaceAll('\n', '⏎'),
  );
}

test('every rule says and fixes what is written down for it', () => {
  const written = readFileSync(join(import.meta.dirname, 'rule-texts.txt'), 'utf8');
  expect(`${casesOf(host.id).flatMap(linesOf).join('\n')}\n`).toBe(written);
});
