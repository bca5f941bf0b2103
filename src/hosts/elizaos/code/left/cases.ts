// Cases for texts that were left for the author.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { action } from '../case-texts.fixtures.ts';

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-placeholder',
    raises: action(`similes: [⟦'MY_ACTION'⟧]`),
    misses: action(`similes: ['MY_ACTIONS']`),
  },
];
