// The rule for what the compiler says: its words with its code, against the declarations of each release.

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
