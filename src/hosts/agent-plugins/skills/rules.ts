// Rules on SKILL.md: a fault leaves the plugin without this skill. Their fixes are edits, made by the check.

import { rulesWith, type Misnamed } from '../../kit/rule.ts';
import { code, listed, perhaps, quote } from '../../kit/words.ts';
import { BROKEN, CHANGED, section, skillPage, define } from '../evidence.ts';
import { SKILL_MEMBERS } from '../../kit/skill-limits.ts';

const SOME_SKIP = 'Some clients skip this skill.';
const skipped = section('7.1');
const evidence = [skillPage('front matter'), skipped];

const unloaded = rulesWith({ severity: BROKEN, evidence }, ' Clients skip this skill and load the rest.');
const doubtful = rulesWith({ severity: CHANGED, evidence }, ` ${SOME_SKIP}`);

export const skillPlace = define.broken<{ path: string }>('agent-plugins/skill-place', {
  message: ({ path }) =>
    `Clients do not find a skill at ${code(path)}: they look for \`SKILL.md\` in folders directly below \`skills\`.`,
  evidence: [section('7.1'), section('6.1')],
});

export const skillElsewhere = define.advice<{ path: string }>('agent-plugins/skill-elsewhere', {
  message: ({ path }) =>
    `Clients do not load ${code(path)}: a skill of the plugin is in a folder directly below \`skills\`.`,
  evidence: [section('7.1'), section('6.1')],
});

export const frontMatterMissing = unloaded('agent-plugins/skill-front-matter-missing', {
  message: () => 'The file does not begin with front matter between two lines `---`.',
});

export const frontMatterOpen = unloaded('agent-plugins/skill-front-matter-open', {
  message: () => 'The front matter has no second line `---` where it ends.',
});

export const frontMatterBroken = unloaded<{ line: number }>('agent-plugins/skill-front-matter-broken', {
  message: ({ line }) =>
    `The front matter is not YAML that can be read, from line ${String(line)} on. Texts with \`: \` or \`#\` need quotes.`,
});

export const frontMatterType = unloaded('agent-plugins/skill-front-matter-type', {
  message: () => 'The front matter has no members such as `name: …`.',
});

export const frontMatterCut = define.changed<{ loads: boolean }>('agent-plugins/skill-front-matter-cut', {
  message: ({ loads }) =>
    `Some readers end the front matter at the first three hyphens, and so at these. ${loads ? 'They load the skill without what follows.' : SOME_SKIP}`,
  evidence: [skillPage('reference validator'), skipped],
});

export const skillNameMissing = unloaded('agent-plugins/skill-name-missing', {
  message: () => '`name` is missing.',
  evidence: [skillPage('name'), skipped],
});

export const skillNameType = unloaded<{ text: string }>('agent-plugins/skill-name-type', {
  message: ({ text }) => `YAML does not read ${code(text)} as text. With quotes it is a name.`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameInvalid = unloaded<{ name: string }>('agent-plugins/skill-name-invalid', {
  message: ({ name }) =>
    `${name === '' ? '`name` is empty' : `${quote(name)} is not a name for a skill`}: 1 to 64 lowercase letters, digits and single hyphens between them.`,
  evidence: [skillPage('name'), skipped],
});

export const skillNameFolder = unloaded<{ name: string; folder: string }>('agent-plugins/skill-name-folder', {
  message: ({ name, folder }) =>
    `The skill is called ${code(name)}, but its folder ${code(folder)}. Both must be the same.`,
  evidence: [skillPage('name'), skipped],
});

export const skillDescriptionMissing = unloaded('agent-plugins/skill-description-missing', {
  message: ({ state }: { state: string }) =>
    `\`description\` is ${state}. Agents decide by it when to use the skill.`,
  evidence: [skillPage('description'), skipped],
});

export const skillText = doubtful<{ key: string }>('agent-plugins/skill-text', {
  message: ({ key }) =>
    `The specification wants ${code(key)} as one text that is not empty${key === 'allowed-tools' ? ', with spaces between the tools' : ''}.`,
});

export const skillTextLong = unloaded('agent-plugins/skill-text-long', {
  message: ({ key, length, most }: { key: string; length: number; most: number }) =>
    `${code(key)} has ${String(length)} characters, and ${String(most)} are the most.`,
  evidence: [skillPage('description'), skillPage('compatibility'), skipped],
});

export const skillBrackets = define.advice('agent-plugins/skill-brackets', {
  message: () => 'Some agents refuse skills whose description has `<` or `>`.',
  evidence: [skillPage('description')],
});

export const skillMetadata = doubtful('agent-plugins/skill-metadata', {
  message: () => 'The specification wants `metadata` as names with texts: numbers and the like need quotes.',
  evidence: [skillPage('metadata'), skipped],
});

export const skillMember = doubtful<Misnamed>('agent-plugins/skill-member', {
  message: ({ key, meant }) =>
    meant === undefined
      ? `The specification does not have ${code(key)}, only ${listed(
          SKILL_MEMBERS.map((name) => code(name)),
          9,
        )}. What is your own belongs in \`metadata\`.`
      : `${code(key)} is unknown.${perhaps(meant)}`,
});

export const skillControl = unloaded('agent-plugins/skill-control', {
  message: () => 'The front matter has a control character.',
});
