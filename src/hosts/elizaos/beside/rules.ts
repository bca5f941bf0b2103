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

const NOUNS: Readonly<Record<string, string>> = {
  channels: 'channel',
  providers: 'provider',
  skills: 'skill',
  gatewayMethods: 'gateway method',
  cliCommands: 'command',
};

export const nameNotInCode = defineRule<{ name: string; list: string; suggestion: string | undefined }>(
  'elizaos/name-not-in-code',
  {
    severity: { documented: 'advice' },
    message: ({ name, list, suggestion }) =>
      `No open file defines the ${NOUNS[list] ?? 'entry'} ${code(name)}.${perhaps(suggestion)}`,
    evidence: [page()],
    fix: ({ pointer, args }) => [...setTo(pointer, args.suggestion), ...remove(pointer)],
  },
);
