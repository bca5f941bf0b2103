// Each of the guide's fourteen tips is checked by rules that exist.

import { expect, test } from 'vitest';
import { syntaxRules } from '../../pipeline/syntax/rules.ts';
import { rules } from './subjects.ts';
import { tips } from './tips.ts';

test.each(Array.from({ length: 14 }, (_, i) => i + 1))('tip %i', (tip) => {
  const codes = tips[tip] ?? [];
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !(code in rules) && !(code in syntaxRules))).toEqual([]);
});
