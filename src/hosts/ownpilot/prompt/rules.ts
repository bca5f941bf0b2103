// Rules for the system prompt.

import { member } from '../../../model/guards.ts';
import { fix, remove, setTo } from '../../kit/rule.ts';
import { code, listed } from '../../kit/words.ts';
import { from0_8_3, from2026_02, guide, define } from '../evidence.ts';
import { elements, isText, toolsOf } from '../shape.ts';

const guidelines = (n: number): ReturnType<typeof guide> => guide(`System Prompt Guidelines, ${String(n)}`);

export const promptMissing = define.advice('ownpilot/prompt-missing', {
  message: () =>
    'There is no `system_prompt`, so the model can only guess from the tool descriptions when to use this package.',
  evidence: [
    guide('Tips for LLMs, tip 6'),
    from2026_02('gw/services/skill-package-service.ts'),
    from0_8_3('gw/services/extension/service.ts:599-607'),
  ],
  fix: (_, { value }) => {
    const prompt = promptFor(value);
    const text = `${prompt} Always answer in the user's language.`;
    return prompt === '' ? [] : setTo('/system_prompt', text, 'Write a prompt from the tool descriptions');
  },
});

export const promptType = define.changedThenBroken<{ found: string }>('ownpilot/prompt-type', {
  message: ({ found }) =>
    `\`system_prompt\` must be a string and is ${found}; OwnPilot installs the package and then calls \`.trim()\` on it when it builds the prompts, which only strings have.`,
  evidence: [
    guide('Field Details, system_prompt'),
    from2026_02('gw/services/skill-package-service.ts'),
    from0_8_3('gw/services/extension/service.ts:599-607'),
  ],
  fix: ({ pointer }, _, held) => {
    const lines = elements(held).filter(isText);
    const joined = lines.length > 0 ? setTo(pointer, lines.join('\n'), 'Join the lines into one string') : [];
    return [...joined, ...remove(pointer)];
  },
});

export const promptToolsUnnamed = define.guideAdvice<{ names: readonly string[] }>(
  'ownpilot/prompt-tools-unnamed',
  {
    message: ({ names }) =>
      `The prompt never mentions ${listed(names.map((name) => code(name)))}. Name every tool and when to use it.`,
    evidence: [guidelines(1)],
    fix: ({ pointer, args }, { value }, prompt) => {
      if (typeof prompt !== 'string') return [];
      const insert = `${/\s$/.test(prompt) ? '' : ' '}${promptFor(value, args.names)}`;
      const end = { from: prompt.length, to: prompt.length };
      return fix('Add what these tools are for', { op: 'splice', pointer, ...end, insert });
    },
  },
);

export const promptGuidance = define.guideAdvice('ownpilot/prompt-guidance', {
  message: () =>
    'The prompt does not say when to use the tools, or what for. For example: “Use … when the user asks about …”.',
  evidence: [guidelines(2)],
});

export const promptExpectations = define.guideAdvice('ownpilot/prompt-expectations', {
  message: () =>
    'The prompt sets no expectation for the answer. For example: “Always mention the source of the figures.”',
  evidence: [guidelines(3)],
});

export const promptLong = define.guideAdvice<{ words: number }>('ownpilot/prompt-long', {
  message: ({ words }) =>
    `The prompt has ${words} words. It is sent with every conversation, and the guide wants it under 200.`,
  evidence: [guidelines(4)],
});

/** A prompt that names every tool with what it is for. */
function promptFor(manifest: unknown, names?: readonly string[]): string {
  const lines = toolsOf(manifest).flatMap(({ value }) => {
    const name = member(value, 'name');
    const description = member(value, 'description');
    if (!isText(name) || (names && !names.includes(name))) return [];
    const when = isText(description)
      ? `the user wants to ${firstSentence(description)}`
      : 'it fits the request';
    return [`Use ${name} when ${when}.`];
  });
  return lines.join(' ');
}

/** `Calculate the tip. Returns it.` → `calculate the tip`. */
function firstSentence(description: string): string {
  const text = description.trim().replace(/[.!?](?:\s.*)?$/s, '');
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
