// Sentences for tools: the list, the members, the names, the descriptions.

import type { Rule } from '../../../model/host.ts';
import { ERA, GUIDE, NOW } from '../releases.ts';
import {
  CHANGED,
  code,
  era,
  guide,
  GUIDE_ADVICE,
  meant,
  NOW_CHANGED,
  now,
  REAL_CHANGED,
  REFUSED,
  say,
  validators,
} from '../evidence.ts';

const noTools = 'Missing or empty "tools" array (must have at least 1 tool)';
const registries = [
  era('core/agent/tools/dynamic-tool-registry.ts', 'Invalid tool name: ….'),
  now('core/agent/tools/dynamic-tool-registry.ts:68-83', 'Invalid tool name: ….'),
];
const practice = (n: number): ReturnType<typeof guide> =>
  guide(`Tool Description Best Practices, ${String(n)}`);

export const toolRules: Readonly<Record<string, Rule>> = {
  'ownpilot/tools-missing': {
    severity: REFUSED,
    message: () => '`tools` is missing; a package needs at least one tool.',
    evidence: [guide('Validation Rule 5'), ...validators(noTools)],
  },
  'ownpilot/tools-type': {
    severity: REFUSED,
    message: (args) => `\`tools\` must be a list of tools and is ${say(args, 'found')}.`,
    evidence: [guide('Validation Rule 5'), ...validators(noTools)],
  },
  'ownpilot/tools-empty': {
    severity: REFUSED,
    message: () => 'The list of tools is empty; a package needs at least one tool.',
    evidence: [guide('Validation Rule 5'), ...validators(noTools)],
  },
  'ownpilot/tool-not-object': {
    severity: REFUSED,
    message: (args) =>
      args.isNull === true
        ? 'This entry of `tools` is null, and OwnPilot’s validator itself crashes on it.'
        : `Every tool must be an object with a name, a description, parameters and code; this is ${say(args, 'found')}.`,
    evidence: [
      guide('Validation Rule 6'),
      era('gw/services/skill-package-types.ts:120-214', "Cannot read properties of null (reading 'name')"),
      now('gw/services/extension/types.ts:214-313', "Cannot read properties of null (reading 'name')"),
    ],
  },
  'ownpilot/tool-member-missing': {
    severity: REFUSED,
    message: (args) => `This tool has no \`${say(args, 'key')}\`, so OwnPilot refuses the whole package.`,
    evidence: [
      guide('Validation Rule 6 and Tips for LLMs, tip 2'),
      ...validators('tools[…]: missing or invalid "…"'),
    ],
  },
  'ownpilot/tool-member-type': {
    severity: REFUSED,
    message: (args) =>
      `The tool's \`${say(args, 'key')}\` must be ${say(args, 'wanted')} and is ${say(args, 'found')}.`,
    evidence: [guide('Validation Rule 6'), ...validators('tools[…]: missing or invalid "…"')],
  },
  'ownpilot/tool-key-unknown': {
    severity: CHANGED,
    message: (args) => `OwnPilot reads no \`${say(args, 'key')}\` of a tool.${meant(args)}`,
    evidence: [
      guide('Tool Definitions'),
      era('gw/services/skill-package-types.ts'),
      now('gw/services/extension/types.ts:12-137'),
    ],
  },
  'ownpilot/approval-type': {
    severity: CHANGED,
    message: (args) => `\`requires_approval\` must be true or false and is ${say(args, 'found')}.`,
    evidence: [guide('Tool Definitions')],
  },
  'ownpilot/approval-not-enforced': {
    severity: REAL_CHANGED,
    message: () =>
      '`requires_approval` only puts a badge on the tool’s entry: OwnPilot never asks before it runs the tool of a package.',
    evidence: [
      era('gw/services/skill-package-service.ts'),
      now('gw/tools/registry/external-registration.ts:130-136'),
    ],
  },
  'ownpilot/tool-name-pattern': {
    severity: REFUSED,
    message: (args) =>
      `The tool name ${code(args, 'name')} may only have lower-case letters, digits and underscores.`,
    evidence: [
      guide('Validation Rule 7 and Tips for LLMs, tip 3'),
      ...validators('tools[…]: invalid tool name "…" (must be lowercase alphanumeric + underscores)'),
    ],
  },
  'ownpilot/tool-name-dot': {
    severity: { [GUIDE]: 'refused', [ERA]: 'refused' },
    message: (args) =>
      `Only 0.8.3 accepts a tool name with a dot, such as ${code(args, 'name')}; the guide and 2026-02 refuse the package.`,
    evidence: [
      guide('Validation Rule 7'),
      era(
        'gw/services/skill-package-types.ts:120-214',
        'tools[…]: invalid tool name "…" (must be lowercase alphanumeric + underscores)',
      ),
    ],
  },
  'ownpilot/tool-name-repeated': {
    severity: { [GUIDE]: 'changed', [ERA]: 'refused', [NOW]: 'refused' },
    message: (args) => `Another tool of this package is already called ${code(args, 'name')}.`,
    evidence: [guide('Tool Name Rules'), ...validators('tools[…]: duplicate tool name "…"')],
  },
  'ownpilot/tool-name-start': {
    severity: REAL_CHANGED,
    message: (args) =>
      `The package installs with ${code(args, 'name')}, but that tool can never be called. OwnPilot's registry only accepts names that start with a lower-case letter, and only logs the problem.`,
    evidence: registries,
  },
  'ownpilot/tool-name-long': {
    severity: { [ERA]: 'changed' },
    message: (args) =>
      `The tool name has ${say(args, 'length')} characters. 2026-02 registers names of up to ${say(args, 'most')} and silently skips this tool.`,
    evidence: [era('core/agent/tools.ts', 'Tool name must be 1-64 characters')],
  },
  'ownpilot/tool-name-long-qualified': {
    severity: NOW_CHANGED,
    message: (args) =>
      `With \`ext.\` and the package id in front, the name of this tool has ${say(args, 'length')} characters. 0.8.3 registers up to ${say(args, 'most')} and silently skips this tool.`,
    evidence: [now('core/agent/tools.ts:118-134', 'Tool name must be 1-100 characters')],
  },
  'ownpilot/tool-name-taken': {
    severity: REAL_CHANGED,
    message: (args) =>
      `OwnPilot has a tool ${code(args, 'name')} of its own, and a package's tool gets no prefix, so the second tool of that name is not registered.`,
    evidence: [
      era('core/agent/tools.ts', 'Tool already registered: …'),
      now('core/agent/tool-namespace.ts:38-45', 'Tool already registered: …'),
    ],
  },
  'ownpilot/tool-name-context': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `Start tool names with what the package is about, for instance \`${say(args, 'context')}_${say(args, 'name')}\`, so they do not clash with those of other packages.`,
    evidence: [guide('Tool Name Rules')],
  },
  'ownpilot/tool-description-vague': {
    severity: GUIDE_ADVICE,
    message: () =>
      'The description is too short to choose the tool by. Say what the tool does, to what, and what it returns.',
    evidence: [practice(1), guide('Tips for LLMs, tip 10')],
  },
  'ownpilot/tool-description-verb': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `Start the description with what the tool does (“Convert”, “Fetch”, “Calculate”) instead of ${code(args, 'first')}.`,
    evidence: [practice(2)],
  },
  'ownpilot/tool-description-capabilities': {
    severity: GUIDE_ADVICE,
    message: () => 'Say in the description what the tool can handle and what it returns.',
    evidence: [practice(3)],
  },
  'ownpilot/tool-description-words': {
    severity: GUIDE_ADVICE,
    message: () =>
      'This description contains none of the package’s keywords and tags. Use words that people say when they need the tool.',
    evidence: [practice(4)],
  },
};
