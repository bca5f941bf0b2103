// Sentences for the system prompt.

import type { Rule } from '../../../model/host.ts';
import { ADVICE, CHANGED, code, codes, era, guide, GUIDE_ADVICE, now, say } from '../evidence.ts';

const guidelines = (n: number): ReturnType<typeof guide> => guide(`System Prompt Guidelines, ${String(n)}`);

export const promptRules: Readonly<Record<string, Rule>> = {
  'ownpilot/prompt-missing': {
    severity: ADVICE,
    message: () =>
      'There is no `system_prompt`, so the model can only guess from the tool descriptions when to use this package.',
    evidence: [
      guide('Tips for LLMs, tip 6'),
      era('gw/services/skill-package-service.ts'),
      now('gw/services/extension/service.ts:599-607'),
    ],
  },
  'ownpilot/prompt-type': {
    severity: CHANGED,
    message: (args) =>
      `\`system_prompt\` must be a string and is ${say(args, 'found')}; OwnPilot installs the package and then calls \`.trim()\` on it when it builds the prompts, which only strings have.`,
    evidence: [
      guide('Field Details, system_prompt'),
      era('gw/services/skill-package-service.ts'),
      now('gw/services/extension/service.ts:599-607'),
    ],
  },
  'ownpilot/prompt-tools-unnamed': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `The prompt never mentions ${codes(args, 'names')}. Name every tool and when to use it.`,
    evidence: [guidelines(1)],
  },
  'ownpilot/prompt-guidance': {
    severity: GUIDE_ADVICE,
    message: () =>
      'The prompt does not say when to use the tools, or what for. For example: “Use … when the user asks about …”.',
    evidence: [guidelines(2)],
  },
  'ownpilot/prompt-expectations': {
    severity: GUIDE_ADVICE,
    message: () =>
      'The prompt sets no expectation for the answer. For example: “Always mention the source of the figures.”',
    evidence: [guidelines(3)],
  },
  'ownpilot/prompt-long': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `The prompt has ${say(args, 'words')} words. It is sent with every conversation, and the guide wants it under 200.`,
    evidence: [guidelines(4)],
  },
  'ownpilot/prompt-tool-misspelt': {
    severity: ADVICE,
    message: (args) =>
      `The prompt mentions ${code(args, 'word')}, but the tool is called ${code(args, 'meant')}. The model may call a tool that does not exist.`,
    evidence: [guidelines(1)],
  },
  'ownpilot/prompt-tool-unknown': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `The prompt says to use ${code(args, 'word')}, but neither this package nor OwnPilot has a tool of that name.`,
    evidence: [guidelines(1)],
  },
};
