import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';

test('places are listed from the narrowest to the widest', () => {
  const limits = LIMITS.map(({ most }) => most);
  expect(limits).toEqual([...limits].sort((a, b) => a - b));
});
