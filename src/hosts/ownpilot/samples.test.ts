// The samples do what they promise: the good ones pass everywhere, the broken one teaches what the host does.

import { analyse } from '../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { type Analysis } from '../../check/check.ts';
import { host as ownpilot } from './index.ts';
import { samples } from './samples.ts';

function analysed(id: string): Analysis {
  const sample = samples.find((s) => s.id === id);
  const request = { hostId: null, release: null, older: null, path: sample?.path ?? null };
  return analyse({ ...request, text: sample?.text ?? '' }, [ownpilot]);
}

test.each([
  ['good', []],
  ['template', ['json/placeholder']],
])('%s is accepted by every release without a word', (id, expected) => {
  const { problems, verdicts } = analysed(id);
  expect(problems.map(({ code }) => code)).toEqual(expected);
  expect(verdicts.map(({ kind, texts, notes }) => [kind, ...texts, ...notes])).toEqual([
    ['accepted'],
    ['accepted'],
    ['accepted'],
  ]);
});

test('the broken one follows the documentation without working, and is refused by the real releases', () => {
  const { problems, verdicts } = analysed('broken');
  const refusal = ["triggers[0]: invalid \"type\" (must be 'schedule' or 'event')"];
  expect(verdicts.map(({ kind, texts }) => [kind, texts])).toEqual([
    ['broken', []],
    ['refused', refusal],
    ['refused', refusal],
  ]);
  expect(problems.filter((problem) => problem.severity !== 'advice').map((problem) => problem.code)).toEqual([
    'ownpilot/id-hyphen',
    'ownpilot/default-ignored',
    'ownpilot/code-config-field',
    'ownpilot/code-fetch-permission',
    'ownpilot/code-abort-signal',
    'ownpilot/code-anonymous-function',
    'ownpilot/required-undeclared',
    'ownpilot/approval-not-enforced',
    'ownpilot/trigger-type-cron',
    'ownpilot/action-prompt',
  ]);
});

test('with its trigger fixed the broken one installs, and the verdict says that its tools never register', () => {
  const text = (samples.find((s) => s.id === 'broken')?.text ?? '').replace('"cron",', '"schedule",');
  const { verdicts } = analyse({ text, hostId: 'ownpilot', release: null, older: null, path: null }, [
    ownpilot,
  ]);
  const [, , current] = verdicts;
  expect(current?.kind).toBe('broken');
  expect(current?.summary).toBe('installs it, but 2 of 2 tools never register');
  expect(current?.notes[0]).toContain('Installed, but');
  expect(current?.notes.join('\n')).toContain(
    'Tool name must start with a letter and contain only alphanumeric characters, underscores, and dots',
  );
});
