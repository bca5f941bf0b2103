// Checks AgentSkills skills, and in every package what the audit of 0.8.3 blocks or crashes on.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { elements } from '../shape.ts';
import { isAgentSkill, normalSkillName, skillErrors } from './agent-skill.ts';
import { blockedInstructions, instructionsCrash, RISKY_TOOLS, setCrash, toolsCrash } from './audit.ts';
import * as rules from './rules.ts';

/** Findings for 0.8.3 only; a package of the usual format gets those about stray AgentSkills members. */
export function checkAgentSkills({ value }: SourceDocument): Finding[] {
  return [
    ...(isAgentSkill(value) ? checkSkill(value) : strayKeys(value)),
    ...checkAllowedTools(member(value, 'allowed_tools')),
    ...checkInstructions(member(value, 'instructions')),
  ];
}

function strayKeys(manifest: unknown): Finding[] {
  return rules.AGENT_SKILL_KEYS.filter((key) => member(manifest, key) !== undefined).map((key) =>
    rules.agentSkillKey.at(join('', key), 'key', { key }),
  );
}

function checkSkill(manifest: unknown): Finding[] {
  const findings: Finding[] = skillErrors(manifest).map(({ key, text }) =>
    member(manifest, key) !== undefined
      ? rules.agentSkillFrontmatter.at(join('', key), 'value', { key, text })
      : rules.agentSkillFrontmatter.at('', 'key', { key, text }),
  );
  const name = member(manifest, 'name');
  if (typeof name === 'string' && normalSkillName(name) !== name && normalSkillName(name) !== '') {
    findings.push(rules.agentSkillName.at('/name', 'value', { stored: normalSkillName(name) }));
  }
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
  if (setCrash(allowed) !== undefined) return [rules.allowedToolsType.at('/allowed_tools', 'value')];
  return elements(allowed).flatMap((tool, i) =>
    tool === '*' || (typeof tool === 'string' && RISKY_TOOLS.includes(tool))
      ? [rules.allowedToolsRisk.at(join('/allowed_tools', i), 'value', { tool })]
      : [],
  );
}

function checkInstructions(instructions: unknown): Finding[] {
  if (instructionsCrash(instructions) !== undefined) {
    return [rules.instructionsNoText.at('/instructions', 'value')];
  }
  return blockedInstructions(instructions).map(({ text, from, to }) =>
    rules.instructionsBlocked.at('/instructions', { from, to }, { text }),
  );
}
