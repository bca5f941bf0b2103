// Rules for texts that templates, fixes and conversions left for the author.

import { inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { core1, section } from '../../evidence.ts';

export const placeholder = defineRule('elizaos/source-placeholder', {
  severity: inCode.everywhere('advice'),
  message: () => 'This text is still a placeholder. Write your own.',
  evidence: [section('Plugin Interface')],
});

export const stub = defineRule('elizaos/source-stub', {
  severity: inCode.everywhere('broken'),
  message: () => 'The code of this tool is still to be written: every call fails.',
  evidence: [section('Action Schema'), core1('processActions in src/runtime.ts')],
});
