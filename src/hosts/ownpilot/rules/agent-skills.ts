// Rules for `format: "agentskills"` in 0.8.3, where another validator and then the install itself decide.

import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { isAgentSkill, normalSkillName, skillErrors } from '../agent-skill.ts';
import { toolsCrash } from '../audit.ts';
import type { Members } from '../shape.ts';
import { report } from './report.ts';

export function checkAgentSkill(manifest: Members): Finding[] {
  if (!isAgentSkill(manifest)) return [];
  const findings = skillErrors(manifest).map(({ key, text }) =>
    Object.hasOwn(manifest, key)
      ? report('agent-skill-frontmatter', join('', key), 'value', { key, text })
      : report('agent-skill-frontmatter', '', 'key', { key, text }),
  );
  const name = member(manifest, 'name');
  if (typeof name === 'string' && normalSkillName(name) !== name && normalSkillName(name) !== '') {
    findings.push(report('agent-skill-name', '/name', 'value', { stored: normalSkillName(name) }));
  }
  return [...findings, ...checkTools(manifest)];
}

/** Tools on which the audit or the last step of the install crashes. */
function checkTools(manifest: Members): Finding[] {
  const tools = member(manifest, 'tools');
  if (tools === undefined) return [report('agent-skill-tools', '', 'key')];
  return tools === null || toolsCrash(tools) !== undefined
    ? [report('agent-skill-tools', '/tools', 'value')]
    : [];
}
