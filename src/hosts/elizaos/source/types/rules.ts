// The rules for what the compiler says, its words with its code, against the declarations of each release; and for what it cannot.

import type { TypeArgs } from '../../../../typescript/type-findings.ts';
import { defineRule } from '../../../kit/rule.ts';
import { page } from '../../evidence.ts';
import { CORE_1 } from '../../releases.ts';

export const types = defineRule<TypeArgs>('elizaos/types', {
  severity: { documented: 'refused', [CORE_1]: 'refused' },
  message: ({ code, text }) => (code === '' ? text : `${code}: ${text}`),
  evidence: [
    page('Plugin Schemas, its interfaces'),
    { release: CORE_1, where: '`@elizaos/core` 1.7.2, dist/index.d.ts' },
  ],
});

export const slowTypes = defineRule('elizaos/types-slow', {
  severity: { documented: 'advice', [CORE_1]: 'advice' },
  message: () =>
    'The compiler took too long with the types of this file and was stopped. The file is left out: nothing in it is checked, and what it exports is `any` in the other files.',
  evidence: [page('Plugin Schemas, its interfaces')],
});
