// Rules for texts that templates, fixes and conversions left for the author.

import { inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { section } from '../../evidence.ts';

export const placeholder = defineRule('elizaos/source-placeholder', {
  severity: inCode.everywhere('advice'),
  message: () => 'This text is still a placeholder. Write your own.',
  evidence: [section('Plugin Interface')],
});
