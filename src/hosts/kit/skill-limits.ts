// What SKILL.md may have, and how much of it.

export const SKILL_MEMBERS: readonly string[] = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
];

export const MAX_SKILL_NAME = 64;
export const MAX_DESCRIPTION = 1024;
export const MAX_COMPATIBILITY = 500;

/** The instructions have fewer lines. */
export const MAX_BODY_LINES = 500;

/** Whether a skill, and so its folder, may be called so. */
export function isSkillName(name: string): boolean {
  return name.length <= MAX_SKILL_NAME && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** A name that skills may have, made of any text; '' where nothing is left of it. */
export function skillNameOf(text: string): string {
  return text
    .slice(0, 500)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SKILL_NAME)
    .replace(/-$/, '');
}
