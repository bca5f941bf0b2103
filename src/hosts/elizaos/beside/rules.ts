// Rules for names in the manifest that the files beside it lack.

import { remove, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import { page } from '../evidence.ts';

export const dependencySelf = defineRule<{ name: string }>('elizaos/dependency-self', {
  severity: { documented: 'changed' },
  message: ({ name }) =>
    `The plugin depends on itself: ${code(name)} is its own name, and it cannot be loaded before itself.`,
  evidence: [page('Plugin Schemas, section "Plugin Interface": dependencies ensure the order of loading')],
  fix: ({ pointer }) => remove(pointer),
});

export const nameNotInCode = defineRule<{ name: string; list: string; suggestion: string | undefined }>(
  'elizaos/name-not-in-code',
  {
    severity: { documented: 'advice' },
    message: ({ name, list, suggestion }) =>
      `${code(name)} is in \`${list}\`, but none of the open files contains this name.${perhaps(suggestion)}`,
    evidence: [page()],
    fix: ({ pointer, args }) => [...setTo(pointer, args.suggestion), ...remove(pointer)],
  },
);
