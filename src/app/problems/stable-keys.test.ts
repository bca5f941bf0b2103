import { expect, test } from 'vitest';
import type { Problem } from '../../model/problem.ts';
import { stableKeys } from './stable-keys.ts';

const problem = (code: string, pointer: string, from: number): Problem => ({
  id: '',
  code,
  pointer,
  from,
  to: from,
  severity: 'advice',
  releases: {},
  message: '',
  args: {},
  evidence: [],
  fixes: [],
});

test('keys do not depend on places and are never the same twice', () => {
  const before = [problem('a', '/x', 1), problem('a', '/x', 5), problem('b', '/x', 7)];
  const after = before.map((p) => ({ ...p, from: p.from + 3 }));
  expect(stableKeys(after)).toEqual(stableKeys(before));
  expect(new Set(stableKeys(before)).size).toBe(3);
});
