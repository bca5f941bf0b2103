// Rules for the keys of model handlers, and for the names of events.

import { CORE_1, inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

type Misnamed = { readonly name: string; readonly suggestion: string | undefined };

export const modelKey = defineRule<Misnamed>('elizaos/source-model-key', {
  severity: inCode.everywhere('changed'),
  message: ({ name, suggestion }) =>
    `${code(name)} is not one of the model types. The core never asks for it; only code that names it does.${perhaps(suggestion)}`,
  evidence: [section('Model Handler Schema'), core1('ModelType in src/types/model.ts')],
});

export const reasoningKey = defineRule<Misnamed>('elizaos/source-reasoning-key', {
  severity: inCode.since(CORE_1, 'broken'),
  message: ({ name, suggestion = '' }) =>
    `The documentation lists ${code(name)}, but in the core that is only the name of a constant: its value is ${code(suggestion)}. A handler under ${code(name)} is never chosen.`,
  evidence: [core1('ModelType in src/types/model.ts')],
});

export const eventName = defineRule<Misnamed>('elizaos/source-event-name', {
  severity: { documented: 'advice', ...inCode.since(CORE_1, 'broken') },
  message: ({ name, suggestion }) =>
    `The core has no event ${code(name)}, so these handlers run only if other code emits it.${perhaps(suggestion)}`,
  evidence: [section('Plugin Interface'), core1('EventType in src/types/events.ts')],
});
