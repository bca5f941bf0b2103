// Rules for members of the root that AnythingLLM does not know.

import { remove, defineRule, renameOrRemove } from '../../kit/rule.ts';
import { code as quoted } from '../../kit/words.ts';
import { code, editorSchema, LOADER, page } from '../evidence.ts';
import { everywhere } from '../releases.ts';

export const misspeltKey = defineRule<{ key: string; meant: string }>('anythingllm/misspelt-key', {
  severity: everywhere('changed'),
  message: ({ key, meant }) => `No code reads ${quoted(key)}. The property is called ${quoted(meant)}.`,
  evidence: [page('all properties'), code(LOADER)],
  fix: renameOrRemove,
});

export const unknownKey = defineRule<{ key: string }>('anythingllm/unknown-key', {
  severity: everywhere('advice'),
  message: ({ key }) =>
    `AnythingLLM does not use ${quoted(key)}. It stays in the file, and the handler can read it from this.config.`,
  evidence: [page('all properties'), editorSchema('157'), code(`${LOADER}:224`)],
  fix: ({ pointer }) => remove(pointer),
});
