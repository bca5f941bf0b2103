// Ports the validator that 0.8.3 uses instead of the manifest's for `format: "agentskills"`.

import { member } from '../../../model/guards.ts';
import { isText } from '../shape.ts';

export interface SkillError {
  /** The member that the error is about; '' for the manifest itself. */
  readonly key: string;
  readonly text: string;
}

/** True where 0.8.3 treats this manifest as an AgentSkills skill (gw/services/extension/service.ts:166-310). */
export function isAgentSkill(manifest: unknown): boolean {
  return member(manifest, 'format') === 'agentskills';
}

/**
 * The name that 0.8.3 stores for an AgentSkills skill: lower case with single hyphens; '' where nothing is
 * left.
 */
export function normalSkillName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .split('-')
    .filter((part) => part !== '')
    .join('-');
}

/** Errors of `validateAgentSkillsFrontmatter` in its order (gw/services/extension/types.ts:352-420). */
export function skillErrors(manifest: unknown): SkillError[] {
  if (typeof manifest !== 'object' || manifest === null) {
    return [{ key: '', text: 'Frontmatter must be a YAML object' }];
  }
  const errors: SkillError[] = [];
  const report = (key: string, text: string): void => {
    errors.push({ key, text });
  };
  const given = member(manifest, 'name');
  const name = typeof given === 'string' ? normalSkillName(given) : '';
  if (name === '') report('name', 'Missing or invalid "name" (required)');
  else if (name.length > 64) report('name', `"name" exceeds 64 characters: ${String(name.length)}`);
  const description = member(manifest, 'description');
  if (!isText(description)) report('description', 'Missing or invalid "description" (required)');
  else if (description.length > 1024) {
    report('description', `"description" exceeds 1024 characters: ${String(description.length)}`);
  }
  reportRest(manifest, report);
  return errors;
}

function reportRest(manifest: object, report: (key: string, text: string) => void): void {
  const license = member(manifest, 'license');
  if (license !== undefined && typeof license !== 'string') {
    report('license', '"license" must be a string');
  }
  const compatibility = member(manifest, 'compatibility');
  if (compatibility !== undefined && typeof compatibility !== 'string') {
    report('compatibility', '"compatibility" must be a string');
  } else if (typeof compatibility === 'string' && compatibility.length > 500) {
    report('compatibility', '"compatibility" exceeds 500 characters');
  }
  const instructions = member(manifest, 'instructions');
  if (typeof instructions === 'string' && instructions.length > 100_000) {
    report('instructions', `"instructions" exceeds 100000 characters: ${String(instructions.length)}`);
  }
}
