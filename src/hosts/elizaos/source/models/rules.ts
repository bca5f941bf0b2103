// Rules for model handlers.

import { defineRule } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

const MODELS = section('Model Handler Schema');

export const modelKey = defineRule<{ key: string; suggestion: string | undefined }>(
  'elizaos/source-model-key',
  {
    severity: { documented: 'changed', 'core-1.x': 'changed' },
    message: ({ key, suggestion }) =>
      `${code(key)} is not one of the model types. The core never asks for it; only code that names it does.${perhaps(suggestion)}`,
    evidence: [MODELS, core1('ModelType in src/types/model.ts')],
  },
);

export const reasoningKey = defineRule<{ key: string; value: string }>('elizaos/source-reasoning-key', {
  severity: { 'core-1.x': 'broken' },
  message: ({ key, value }) =>
    `The documentation lists ${code(key)}, but in the core that is only the name of a constant: its value is ${code(value)}. A handler under ${code(key)} is never chosen.`,
  evidence: [core1('ModelType in src/types/model.ts')],
});
