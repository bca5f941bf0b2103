// Each of the guide's fourteen tips is checked by rules that exist.

import { expect, test } from 'vitest';
import { syntaxRules } from '../../check/syntax/rules.ts';
import { rules } from './subjects.ts';

const tips: Readonly<Record<number, readonly string[]>> = {
  1: ['json/wrapped', 'json/not-json'],
  2: ['ownpilot/tool-member-missing', 'ownpilot/tool-member-type'],
  3: ['ownpilot/tool-name-pattern', 'ownpilot/tool-name-dot'],
  4: ['ownpilot/id-pattern'],
  5: ['json/backtick-escape', 'json/bad-escape', 'json/line-break-in-string', 'ownpilot/code-syntax'],
  6: ['ownpilot/prompt-missing'],
  7: ['ownpilot/words-missing'],
  8: ['ownpilot/code-config-service', 'ownpilot/config-schema-missing'],
  9: ['ownpilot/code-fetch-permission'],
  10: ['ownpilot/tool-description-vague'],
  11: ['ownpilot/code-errors-unhandled', 'ownpilot/code-error-thrown'],
  12: ['ownpilot/secret-literal'],
  13: ['ownpilot/code-fetch-timeout'],
  14: ['ownpilot/code-arguments-unchecked'],
};

test.each(Array.from({ length: 14 }, (_, i) => i + 1))('tip %i', (tip) => {
  const codes = tips[tip] ?? [];
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !(code in rules) && !(code in syntaxRules))).toEqual([]);
});
