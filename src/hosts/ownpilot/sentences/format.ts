// Sentences for what only 0.8.3 knows.

import type { Rule } from '../../../model/host.ts';
import { ERA, GUIDE, NOW } from '../releases.ts';
import { era, guide, NOW_CHANGED, NOW_REFUSED, now, say } from '../evidence.ts';

const types = now('gw/services/extension/types.ts:12-137');
const audit = (text?: string): ReturnType<typeof now> =>
  now('gw/services/skill/security-audit.ts:40-217', text);

export const formatRules: Readonly<Record<string, Rule>> = {
  'ownpilot/root-key-newer': {
    severity: { [GUIDE]: 'advice', [ERA]: 'changed' },
    message: (args) =>
      `The guide does not have \`${say(args, 'key')}\` and 2026-02 ignores it; 0.8.3 ${say(args, 'use')}.`,
    evidence: [guide('Field Details'), era('gw/services/skill-package-types.ts')],
  },
  'ownpilot/security-overwritten': {
    severity: { [GUIDE]: 'advice', [ERA]: 'changed', [NOW]: 'changed' },
    message: () =>
      '`_security` is where 0.8.3 writes the result of its own audit. What you write here is lost.',
    evidence: [guide('Field Details'), audit()],
  },
  'ownpilot/agent-skill-key': {
    severity: NOW_CHANGED,
    message: (args) =>
      `0.8.3 reads \`${say(args, 'key')}\` only for packages with \`"format": "agentskills"\`, and this is not one.`,
    evidence: [types],
  },
  'ownpilot/format-unknown': {
    severity: NOW_REFUSED,
    message: (args) =>
      `0.8.3 checks the package as usual, but its database only accepts the \`format\` "ownpilot" or "agentskills". With ${say(args, 'format')} the install ends with an internal error.`,
    evidence: [now('gw/services/extension/types.ts:12-137')],
  },
  'ownpilot/permission-groups': {
    severity: NOW_CHANGED,
    message: () =>
      '0.8.3 grants none of these groups when it installs a package, so tools that run in the worker cannot call OwnPilot tools of any group.',
    evidence: [
      now('gw/services/extension/service.ts:264-278'),
      now('gw/db/repositories/extensions.ts:158-194'),
    ],
  },
  'ownpilot/permission-group-unknown': {
    severity: NOW_CHANGED,
    message: (args) => `0.8.3 has no tool group ${say(args, 'group')}.`,
    evidence: [types],
  },
  'ownpilot/runtime-none': {
    severity: NOW_CHANGED,
    message: () =>
      '`"sandbox": "none"` only has an effect where the owner of the machine has set OWNPILOT_ENABLE_EXTENSION_HOST_ACCESS=true. Everywhere else the worker runs the tools.',
    evidence: [now('gw/services/tool/executor.ts:303-321')],
  },
  'ownpilot/runtime-member': {
    severity: NOW_CHANGED,
    message: (args) => `\`${say(args, 'key')}\` must be ${say(args, 'wanted')}.`,
    evidence: [types],
  },
  'ownpilot/requirement-type': {
    severity: NOW_CHANGED,
    message: (args) =>
      `\`requirements.${say(args, 'key')}\` must be a list of names. 0.8.3 goes through it to decide whether the package may be active.`,
    evidence: [now('gw/services/extension/gate.ts:59-94')],
  },
  'ownpilot/allowed-tools-type': {
    severity: NOW_REFUSED,
    message: () =>
      '`allowed_tools` must be a list of tool names. On anything else the audit of 0.8.3 crashes, and so does the install.',
    evidence: [audit('object is not iterable (cannot read property Symbol(Symbol.iterator))')],
  },
  'ownpilot/allowed-tools-risk': {
    severity: { [NOW]: 'advice' },
    message: (args) =>
      `For \`${say(args, 'tool')}\` in \`allowed_tools\` 0.8.3 marks the package as high risk.`,
    evidence: [audit('Skill requests dangerous tool "…" in allowed-tools')],
  },
  'ownpilot/instructions-blocked': {
    severity: NOW_REFUSED,
    message: () =>
      'The security audit of 0.8.3 treats these words as an attack on the model and blocks the whole package.',
    evidence: [
      audit('Extension blocked by security audit: Skill instructions contain suspicious pattern: …'),
    ],
  },
  'ownpilot/instructions-no-text': {
    severity: NOW_REFUSED,
    message: () =>
      '`instructions` must be a text. No text can be made of this object, so the audit of 0.8.3 crashes on it, and the install with it.',
    evidence: [audit('Cannot convert object to primitive value')],
  },
  'ownpilot/agent-skill-frontmatter': {
    severity: NOW_REFUSED,
    message: (args) => `As an AgentSkills skill 0.8.3 refuses this: ${say(args, 'text')}.`,
    evidence: [now('gw/services/extension/types.ts:352-420')],
  },
  'ownpilot/agent-skill-name': {
    severity: NOW_CHANGED,
    message: (args) => `0.8.3 stores the name of an AgentSkills skill as \`${say(args, 'stored')}\`.`,
    evidence: [now('gw/services/extension/types.ts:352-420')],
  },
  'ownpilot/agent-skill-tools': {
    severity: NOW_REFUSED,
    message: () =>
      '0.8.3 does not validate the `tools` of an AgentSkills skill, and its install crashes on these. An empty list is enough.',
    evidence: [
      now(
        'gw/services/extension/service.ts:166-310',
        "Cannot read properties of undefined (reading 'length')",
      ),
    ],
  },
};
