// Rules on SKILL.md: a fault leaves the plugin without this skill. Their fixes are edits, made by the check.

import { defineRule } from '../../kit/rule.ts';
import { code, listed, perhaps, quote } from '../../kit/words.ts';
import { ADVICE, BROKEN, CHANGED, section, skillPage } from '../evidence.ts';
import { SKILL_MEMBERS } from '../../kit/skill-limits.ts';

const SKIPPED = 'Clients skip this skill and load the rest.';
const SOME_SKIP = 'Some clients skip this skill.';
const skipped = section('7.1');

export const skillPlace = defineRule<{ path: string }>('agent-plugins/skill-place', {
  severity: BROKEN,
  message: ({ path }) =>
    `Clients do not find a skill at ${code(path)}: they look for \`SKILL.md\` in folders directly below \`skills\`.`,
  evidence: [section('7.1'), section('6.1')],
});

export const skillElsewhere = defineRule<{ path: string }>('agent-plugins/skill-elsewhere', {
  severity: ADVICE,
  message: ({ path }) =>
    `Clients do not load ${code(path)}: a skill of the plugin is in a folder directly below \`skills\`.`,
  evidence: [section('7.1'), section('6.1')],
});

export const frontMatterMissing = defineRule('agent-plugins/skill-front-matter-missing', {
  severity: BROKEN,
  message: () => `The file does not begin with front matter between two lines \`---\`. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterOpen = defineRule('agent-plugins/skill-front-matter-open', {
  severity: BROKEN,
  message: () => `The front matter has no second line \`---\` where it ends. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterBroken = defineRule<{ line: number }>('agent-plugins/skill-front-matter-broken', {
  severity: BROKEN,
  message: ({ line }) =>
    `The front matter is not YAML that can be read, from line ${String(line)} on. Texts with \`: \` or \`#\` need quotes. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterType = defineRule('agent-plugins/skill-front-matter-type', {
  severity: BROKEN,
  message: () => `The front matter has no members such as \`name: …\`. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});

export const frontMatterCut = defineRule<{ loads: boolean }>('agent-plugins/skill-front-matter-cut', {
  severity: CHANGED,
  message: ({ loads }) =>
    `Some readers end the front matter at the first three hyphens, and so at these. ${loads ? 'They load the skill without what follows.' : SOME_SKIP}`,
  evidence: [skillPage('reference validator'), skipped],
});

export const skillNameMissing = defineRule('agent-plugins/skill-name-missing', {
  severity: BROKEN,
  message: () => `\`name\` is missing. ${SKIPPED}`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameType = defineRule<{ text: string }>('agent-plugins/skill-name-type', {
  severity: BROKEN,
  message: ({ text }) => `YAML does not read ${code(text)} as text. With quotes it is a name. ${SKIPPED}`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameInvalid = defineRule<{ name: string }>('agent-plugins/skill-name-invalid', {
  severity: BROKEN,
  message: ({ name }) =>
    `${name === '' ? '`name` is empty' : `${quote(name)} is not a name for a skill`}: 1 to 64 lowercase letters, digits and single hyphens between them. ${SKIPPED}`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameFolder = defineRule<{ name: string; folder: string }>(
  'agent-plugins/skill-name-folder',
  {
    severity: BROKEN,
    message: ({ name, folder }) =>
      `The skill is called ${code(name)}, but its folder ${code(folder)}. Both must be the same. ${SKIPPED}`,
    evidence: [skillPage('name'), skipped],
  },
);

export const skillDescriptionMissing = defineRule<{ state: string }>(
  'agent-plugins/skill-description-missing',
  {
    severity: BROKEN,
    message: ({ state }) =>
      `\`description\` is ${state}. Agents decide by it when to use the skill. ${SKIPPED}`,
    evidence: [skillPage('description'), skipped],
  },
);

export const skillText = defineRule<{ key: string }>('agent-plugins/skill-text', {
  severity: CHANGED,
  message: ({ key }) =>
    `The specification wants ${code(key)} as one text that is not empty${key === 'allowed-tools' ? ', with spaces between the tools' : ''}. ${SOME_SKIP}`,
  evidence: [skillPage('front matter'), skipped],
});

export const skillTextLong = defineRule<{ key: string; length: number; most: number }>(
  'agent-plugins/skill-text-long',
  {
    severity: BROKEN,
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
  message: () =>
    `The specification wants \`metadata\` as names with texts: numbers and the like need quotes. ${SOME_SKIP}`,
  evidence: [skillPage('metadata'), skipped],
});

export const skillMember = defineRule<{ key: string; meant: string | undefined }>(
  'agent-plugins/skill-member',
  {
    severity: CHANGED,
    message: ({ key, meant }) =>
      meant === undefined
        ? `The specification does not have ${code(key)}, only ${listed(
            SKILL_MEMBERS.map((name) => code(name)),
            9,
          )}. What is your own belongs in \`metadata\`. ${SOME_SKIP}`
        : `${code(key)} is unknown.${perhaps(meant)} ${SOME_SKIP}`,
    evidence: [skillPage('front matter'), skipped],
  },
);

export const skillControl = defineRule('agent-plugins/skill-control', {
  severity: BROKEN,
  message: () => `The front matter has a control character. ${SKIPPED}`,
  evidence: [skillPage('front matter'), skipped],
});
