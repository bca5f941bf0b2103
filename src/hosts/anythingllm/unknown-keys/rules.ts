// Rules for members of the root that AnythingLLM does not know.

import { remove, renameOrRemove } from '../../kit/rule.ts';
import { code as quoted } from '../../kit/words.ts';
import { code, editorSchema, LOADER, page, define } from '../evidence.ts';

export const misspeltKey = define.changed<{ key: string; meant: string }>('anythingllm/misspelt-key', {
  message: ({ key, meant }) => `No code reads ${quoted(key)}. The property is called ${quoted(meant)}.`,
  evidence: [page('all properties'), code(LOADER)],
  fix: renameOrRemove,
});

export const unknownKey = define.advice<{ key: string }>('anythingllm/unknown-key', {
  message: ({ key }) =>
    `AnythingLLM does not use ${quoted(key)}. It stays in the file, and the handler can read it from this.config.`,
  evidence: [page('all properties'), editorSchema('157'), code(`${LOADER}:224`)],
  fix: ({ pointer }) => remove(pointer),
});
