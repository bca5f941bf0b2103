// What waits while a value is typed.

import { describe, expect, test } from 'vitest';
import type { Problem } from '../../model/problem.ts';
import type { Analysis } from '../../pipeline/check.ts';
import { analyse } from '../../pipeline/check.ts';
import { typedSpan, withPatience } from './patience.ts';

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
