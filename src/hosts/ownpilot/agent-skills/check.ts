// Checks AgentSkills skills, and in every package what the audit of 0.8.3 blocks or crashes on.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { isAgentSkill, skillErrors } from './agent-skill.ts';
import { blockedInstructions, instructionsCrash, setCrash, toolsCrash } from './audit.ts';
import * as rules from './rules.ts';

/** Findings for 0.8.3 only. */
export function checkAgentSkills({ value }: SourceDocument): Finding[] {
  return [
    ...(isAgentSkill(value) ? checkSkill(value) : []),
    ...checkAllowedTools(member(value, 'allowed_tools')),
    ...checkInstructions(member(value, 'instructions')),
  ];
}

function checkSkill(manifest: unknown): Finding[] {
  const findings: Finding[] = skillErrors(manifest).map(({ key, text }) =>
    member(manifest, key) !== undefined
      ? rules.agentSkillFrontmatter.at(join('', key), 'value', { key, text })
      : rules.agentSkillFrontmatter.at('', 'key', { key, text }),
  );
  return [...findings, ...checkTools(manifest)];
}

/** Tools on which the audit or the last step of the install crashes. */
function checkTools(manifest: unknown): Finding[] {
  const tools = member(manifest, 'tools');
  if (tools === undefined) return [rules.agentSkillTools.at('', 'key')];
  return tools === null || toolsCrash(tools) !== undefined
    ? [rules.agentSkillTools.at('/tools', 'value')]
    : [];
}

function checkAllowedTools(allowed: unknown): Finding[] {
  return setCrash(allowed) === undefined ? [] : [rules.allowedToolsType.at('/allowed_tools', 'value')];
}

function checkInstructions(instructions: unknown): Finding[] {
  if (instructionsCrash(instructions) !== undefined) {
    return [rules.instructionsNoText.at('/instructions', 'value')];
  }
  return blockedInstructions(instructions).map(({ text, from, to }) =>
    rules.instructionsBlocked.at('/instructions', { from, to }, { text }),
  );
}
