// Rules on SKILL.md: a fault leaves the plugin without this skill. Their fixes are edits, made by the check.

import { defineRule } from '../../kit/rule.ts';
import { code, listed, quote } from '../../kit/words.ts';
import { ADVICE, CHANGED, section, skillPage } from '../evidence.ts';
import { MAX_BODY_LINES, MAX_BODY_TOKENS, SKILL_MEMBERS } from '../../kit/skill-limits.ts';

const SKIPPED = 'Clients skip this skill and load the rest.';
const skipped = section('7.1');

export const skillPlace = defineRule<{ path: string }>('agent-plugins/skill-place', {
  severity: CHANGED,
  message: ({ path }) =>
    `Clients do not find a skill at ${code(path)}: they look for \`SKILL.md\` in folders directly below \`skills\`.`,
  evidence: [section('7.1'), section('6.1')],
});

export const frontMatterMissing = defineRule('agent-plugins/skill-front-matter-missing', {
  severity: CHANGED,
  message: () => `The file does not begin with front matter between two lines \`---\`. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterOpen = defineRule('agent-plugins/skill-front-matter-open', {
  severity: CHANGED,
  message: () => `The front matter has no second line \`---\` where it ends. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterBroken = defineRule<{ line: number }>('agent-plugins/skill-front-matter-broken', {
  severity: CHANGED,
  message: ({ line }) =>
    `The front matter is not YAML that can be read, from line ${String(line)} on. Texts with \`: \` or \`#\` need quotes. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterType = defineRule('agent-plugins/skill-front-matter-type', {
  severity: CHANGED,
  message: () => `The front matter has no members such as \`name: …\`. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterCut = defineRule('agent-plugins/skill-front-matter-cut', {
  severity: CHANGED,
  message: () =>
    `Some readers end the front matter at the first three hyphens, wherever they are, and so at these. ${SKIPPED}`,
  evidence: [skillPage('reference validator'), skipped],
});

export const skillNameMissing = defineRule('agent-plugins/skill-name-missing', {
  severity: CHANGED,
  message: () => `\`name\` is missing. ${SKIPPED}`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameType = defineRule<{ text: string }>('agent-plugins/skill-name-type', {
  severity: CHANGED,
  message: ({ text }) => `YAML does not read ${code(text)} as text. With quotes it is a name. ${SKIPPED}`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameInvalid = defineRule<{ name: string }>('agent-plugins/skill-name-invalid', {
  severity: CHANGED,
  message: ({ name }) =>
    `${quote(name)} is not a name for a skill: 1 to 64 lowercase letters, digits and single hyphens between them. ${SKIPPED}`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameFolder = defineRule<{ name: string; folder: string }>(
  'agent-plugins/skill-name-folder',
  {
    severity: CHANGED,
    message: ({ name, folder }) =>
      `The skill is called ${code(name)}, but its folder ${code(folder)}. Both must be the same. ${SKIPPED}`,
    evidence: [skillPage('name'), skipped],
  },
);

export const skillDescriptionMissing = defineRule('agent-plugins/skill-description-missing', {
  severity: CHANGED,
  message: () => `\`description\` is missing or empty. Agents decide by it when to use the skill. ${SKIPPED}`,
  evidence: [skillPage('description'), skipped],
});

export const skillText = defineRule<{ key: string }>('agent-plugins/skill-text', {
  severity: CHANGED,
  message: ({ key }) => `${code(key)} must be a text that is not empty. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const skillTextLong = defineRule<{ key: string; length: number; most: number }>(
  'agent-plugins/skill-text-long',
  {
    severity: CHANGED,
    message: ({ key, length, most }) =>
      `${code(key)} has ${String(length)} characters, and ${String(most)} are the most. ${SKIPPED}`,
    evidence: [skillPage('description'), skillPage('compatibility'), skipped],
  },
);

export const skillBrackets = defineRule('agent-plugins/skill-brackets', {
  severity: ADVICE,
  message: () => 'Some agents refuse skills whose description has `<` or `>`.',
  evidence: [skillPage('description')],
});

export const skillMetadata = defineRule('agent-plugins/skill-metadata', {
  severity: CHANGED,
  message: () => `\`metadata\` maps names to texts: numbers and the like need quotes. ${SKIPPED}`,
  evidence: [skillPage('metadata'), skipped],
});

export const skillMember = defineRule<{ key: string }>('agent-plugins/skill-member', {
  severity: CHANGED,
  message: ({ key }) =>
    `Skills do not have ${code(key)}, only ${listed(
      SKILL_MEMBERS.map((name) => code(name)),
      9,
    )}. What is your own belongs in \`metadata\`. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const skillControl = defineRule('agent-plugins/skill-control', {
  severity: CHANGED,
  message: () => `The front matter has a control character. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const skillLong = defineRule<{ lines: number; tokens: number }>('agent-plugins/skill-long', {
  severity: ADVICE,
  message: ({ lines, tokens }) =>
    `The instructions have ${String(lines)} lines and, by a rough count, ${String(tokens)} tokens. Agents load all of them when they use the skill, so they should stay below ${String(MAX_BODY_LINES)} lines and ${String(MAX_BODY_TOKENS)} tokens. Details can be in \`references\`.`,
  evidence: [skillPage('body')],
});
