// Rules for the system prompt.

import { valueAt } from '../../../text/pointer.ts';
import { fix, remove, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { ADVICE, CHANGED_THEN_BROKEN, from0_8_3, from2026_02, guide } from '../evidence.ts';
import { elements, isText } from '../shape.ts';

const guidelines = (n: number): ReturnType<typeof guide> => guide(`System Prompt Guidelines, ${String(n)}`);

export const promptMissing = defineRule('ownpilot/prompt-missing', {
  severity: ADVICE,
  message: () =>
    'There is no `system_prompt`, so the model can only guess from the tool descriptions when to use this package.',
  evidence: [
    guide('Tips for LLMs, tip 6'),
    from2026_02('gw/services/skill-package-service.ts'),
    from0_8_3('gw/services/extension/service.ts:599-607'),
  ],
});

export const promptType = defineRule<{ found: string }>('ownpilot/prompt-type', {
  severity: CHANGED_THEN_BROKEN,
  message: ({ found }) =>
    `\`system_prompt\` must be a string and is ${found}; OwnPilot installs the package and then calls \`.trim()\` on it when it builds the prompts, which only strings have.`,
  evidence: [
    guide('Field Details, system_prompt'),
    from2026_02('gw/services/skill-package-service.ts'),
    from0_8_3('gw/services/extension/service.ts:599-607'),
  ],
  fix: ({ pointer }, { value }) => {
    const lines = elements(valueAt(value, pointer)).filter(isText);
    const joined = lines.length > 0 ? setTo(pointer, lines.join('\n'), 'Join the lines into one string') : [];
    return [...joined, ...remove(pointer)];
  },
});

export const promptToolMisspelt = defineRule<{ word: string; meant: string }>(
  'ownpilot/prompt-tool-misspelt',
  {
    severity: ADVICE,
    message: ({ word, meant }) =>
      `The prompt mentions ${code(word)}, but the tool is called ${code(meant)}. The model may call a tool that does not exist.`,
    evidence: [guidelines(1)],
    fix: ({ pointer, at, args: { meant } }) =>
      typeof at === 'object'
        ? fix(`Change to ${quote(meant)}`, { op: 'splice', pointer, ...at, insert: meant })
        : [],
  },
);
