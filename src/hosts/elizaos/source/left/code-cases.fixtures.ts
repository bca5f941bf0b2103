// Cases for texts that were left for the author.

import { action, handler, type SourceCase } from '../code-case.fixtures.ts';

export const cases: readonly SourceCase[] = [
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
