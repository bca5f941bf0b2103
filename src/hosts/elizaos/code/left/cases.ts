// Cases for texts that were left for the author.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { action, handler } from '../case-texts.fixtures.ts';

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-placeholder',
    raises: action(`similes: [⟦'MY_ACTION'⟧]`),
    misses: action(`similes: ['MY_ACTIONS']`),
  },
  {
    code: 'elizaos/source-stub',
    raises: handler(`async () => { if (left) throw new Error(⟦'This tool is not written yet.'⟧); }`).concat(
      'const left = 1 > 2;',
    ),
    misses: handler(`async () => ({ success: false, error: 'This tool is not open yet.' })`),
  },
];
