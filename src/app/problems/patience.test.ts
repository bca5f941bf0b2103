// What waits while a value is typed.

import { analyse, analyseWhole, type TextRequest } from '../../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../model/finding.ts';
import { type Analysis } from '../../check/check.ts';
import { typedSpan, withPatience, withFormerFixes } from './patience.ts';
import { hosts } from '../../../test/hosts/loaded.ts';

test.each([
  ['ab', 'axb', { from: 1, to: 2 }],
  ['a', 'a""', { from: 1, to: 3 }],
  ['abc', 'ac', { from: 1, to: 1 }],
  ['abcdef', 'af', { from: 1, to: 1 }],
  ['aa', 'aaa', { from: 2, to: 3 }],
  ['same', 'same', { from: 4, to: 4 }],
  ['', 'pasted', null],
  ['a', 'a completed', null],
])('from %j to %j keys were pressed at %j', (before, after, span) => {
  expect(typedSpan(before, after)).toEqual(span);
});

const whole = analyse({ text: '{}', hostId: null, release: null, path: null, older: null }, []);
const problem = (id: string, from: number, to: number): Problem => ({
  ...{ id, from, to, code: 'x/y', pointer: '', severity: 'refused', releases: {}, message: '', args: {} },
  evidence: [],
  fixes: [],
});
const found = (problems: Problem[], kind: 'accepted' | 'refused', hostId = 'h'): Analysis => ({
  ...whole,
  hostId,
  problems,
  verdicts: [{ release: 'documented', kind, texts: [], notes: [] }],
});

describe('while a value is typed at 10 to 11', () => {
  const at = { from: 10, to: 11 };
  const before = found([problem('old', 8, 14)], 'accepted');

  test('a new problem of it waits, and the verdicts with it', () => {
    const now = found([problem('far', 0, 4), problem('old', 8, 15), problem('new', 8, 15)], 'refused');
    const shown = withPatience(now, before, at);
    expect(shown.problems.map(({ id }) => id)).toEqual(['far', 'old']);
    expect(shown.verdicts).toBe(before.verdicts);
  });

  test('verdicts of another host do not stay', () => {
    const now = found([problem('new', 11, 12)], 'refused', 'other');
    expect(withPatience(now, before, at).verdicts).toBe(now.verdicts);
  });

  test('nothing waits where the problems are elsewhere', () => {
    const now = found([problem('far', 0, 9), problem('farther', 12, 20)], 'refused');
    expect(withPatience(now, null, at)).toBe(now);
  });
});

const broken = hosts.flatMap(({ samples }) =>
  samples.filter(({ kind, path }) => kind === 'broken' && /\.(?:json|py)$/.test(path)),
);

/** The check of a text, its own code included. */
function checked(request: TextRequest): Promise<Analysis> {
  return analyseWhole(request, hosts);
}

test.each(broken)('$path: fixes of the text before stay by title, without edits', async ({ text }) => {
  const request = { text, hostId: null, release: null, path: null, older: null };
  const now = await checked(request);
  const quick = await checked({ ...request, withoutFixes: true });
  expect(quick.problems.map(({ code, from }) => [code, from])).toEqual(
    now.problems.map(({ code, from }) => [code, from]),
  );
  const kept = withFormerFixes(quick, now.problems).problems;
  const titles = now.problems.map(({ fixes }) => fixes.map(({ title }) => title));
  expect(titles.flat().length).toBeGreaterThan(0);
  expect(kept.map(({ fixes }) => fixes.map(({ title }) => title))).toEqual(titles);
  const early = quick.problems.map(({ fixes }) => fixes.length);
  expect(kept.every(({ fixes }, i) => early[i] !== 0 || fixes.every(({ edits }) => edits.length === 0))).toBe(
    true,
  );
});

test('a problem that had no fixes gets none', () => {
  const text = '{ "ns": 1, "tools": {} }';
  const request = { text, hostId: null, release: null, path: null, older: null, withoutFixes: true };
  const quick = analyse(request, hosts);
  expect(withFormerFixes(quick, quick.problems)).toEqual(quick);
});
