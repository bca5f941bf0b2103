// Rules for texts that templates, fixes and conversions left for the author.

import { section, define } from '../../evidence.ts';

export const placeholder = define.codeAdvice('elizaos/source-placeholder', {
  message: () => 'This text is still a placeholder. Write your own.',
  evidence: [section('Plugin Interface')],
});
