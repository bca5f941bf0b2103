// Rules for AgentSkills skills, and for their members that the audit of 0.8.3 reads in every package.

import { member } from '../../../model/guards.ts';
import { fix, remove, setTo, rulesWith } from '../../kit/rule.ts';
import { rootText } from '../defaults.ts';
import { from0_8_3, V0_8_3_REFUSED } from '../evidence.ts';
import { elements, isText } from '../shape.ts';
import { isAgentSkill } from './agent-skill.ts';

const audit = (text?: string): ReturnType<typeof from0_8_3> =>
  from0_8_3('gw/services/skill/security-audit.ts:40-217', text);
const frontmatter = from0_8_3('gw/services/extension/types.ts:352-420');

const skillRule = rulesWith({ severity: V0_8_3_REFUSED });

export const allowedToolsType = skillRule('ownpilot/allowed-tools-type', {
  message: () =>
    '`allowed_tools` must be a list of tool names. On anything else the audit of 0.8.3 crashes, and so does the install.',
  evidence: [audit('object is not iterable (cannot read property Symbol(Symbol.iterator))')],
  fix: ({ pointer }) => remove(pointer),
});

export const instructionsBlocked = skillRule('ownpilot/instructions-blocked', {
  message: () =>
    'The security audit of 0.8.3 treats these words as an attack on the model and blocks the whole package.',
  evidence: [audit('Extension blocked by security audit: Skill instructions contain suspicious pattern: …')],
  fix: ({ pointer, at }, { value }) => {
    if (!isAgentSkill(value)) return remove(pointer);
    return typeof at === 'object'
      ? fix('Remove these words', { op: 'splice', pointer, ...at, insert: '' })
      : [];
  },
});

export const instructionsNoText = skillRule('ownpilot/instructions-no-text', {
  message: () =>
    '`instructions` must be a text. No text can be made of this object, so the audit of 0.8.3 crashes on it, and the install with it.',
  evidence: [audit('Cannot convert object to primitive value')],
  fix: ({ pointer }) => remove(pointer),
});

export const agentSkillFrontmatter = skillRule('ownpilot/agent-skill-frontmatter', {
  message: ({ text }: { key: string; text: string }) =>
    `As an AgentSkills skill 0.8.3 refuses this: ${text}.`,
  evidence: [frontmatter],
  fix: ({ pointer, args: { key } }, { value }, given) => {
    if (key === 'license' || key === 'compatibility') return remove(pointer);
    const most = key === 'name' ? 64 : key === 'description' ? 1024 : 100_000;
    return isText(given) && given.length > most
      ? setTo(pointer, given.slice(0, most), `Cut to ${String(most)} characters`)
      : setTo(`/${key}`, rootText(value, key), `Fill in "${key}"`);
  },
});

export const agentSkillTools = skillRule('ownpilot/agent-skill-tools', {
  message: () =>
    '0.8.3 does not validate the `tools` of an AgentSkills skill, and its install crashes on these. An empty list is enough.',
  evidence: [
    from0_8_3(
      'gw/services/extension/service.ts:166-310',
      "Cannot read properties of undefined (reading 'length')",
    ),
  ],
  fix: (_, { value }) => {
    const tools = elements(member(value, 'tools')).filter((tool) => tool !== null);
    return setTo('/tools', tools, tools.length > 0 ? 'Remove the null entries' : 'Add an empty list');
  },
});
