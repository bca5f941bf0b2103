// Rules for members that only 0.8.3 knows: format, runtime, requirements, permission groups, AgentSkills members.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { isAgentSkill } from '../agent-skill.ts';
import { blockedInstructions, instructionsCrash, RISKY_TOOLS, setCrash } from '../audit.ts';
import { isStorableFormat } from '../install.ts';
import { AGENT_SKILL_KEYS, PERMISSION_GROUPS, ROOT_KEYS_NOW } from '../known.ts';
import { elements, type Members } from '../shape.ts';
import { misplacedPermissions } from './permissions.ts';
import { report, written } from './report.ts';

export function checkFormat(manifest: Members): Finding[] {
  const findings: Finding[] = [];
  for (const key of Object.keys(ROOT_KEYS_NOW)) {
    // A list of tool permissions has its own finding.
    if (!Object.hasOwn(manifest, key) || (key === 'permissions' && Array.isArray(manifest[key]))) continue;
    const at = join('', key);
    if (key === '_security') findings.push(report('security-overwritten', at, 'key'));
    else findings.push(report('root-key-newer', at, 'key', { key, use: ROOT_KEYS_NOW[key] }));
    if (AGENT_SKILL_KEYS.includes(key) && !isAgentSkill(manifest)) {
      findings.push(report('agent-skill-key', at, 'key', { key }));
    }
  }
  if (!isStorableFormat(member(manifest, 'format'))) {
    const { format } = manifest;
    findings.push(report('format-unknown', '/format', 'value', { format: written(format) }));
  }
  return [
    ...findings,
    ...misplacedPermissions(manifest),
    ...checkGroups(member(manifest, 'permissions')),
    ...checkRuntime(manifest),
    ...checkRequirements(manifest),
    ...checkAllowedTools(manifest),
    ...checkInstructions(manifest),
  ];
}

function checkGroups(permissions: unknown): Finding[] {
  if (!isObject(permissions)) return [];
  const findings = [report('permission-groups', '/permissions', 'key')];
  for (const key of ['required', 'optional']) {
    elements(member(permissions, key)).forEach((group, i) => {
      if (typeof group === 'string' && PERMISSION_GROUPS.includes(group)) return;
      findings.push(
        report('permission-group-unknown', join('/permissions', key, i), 'value', { group: written(group) }),
      );
    });
  }
  return findings;
}

function checkRuntime(manifest: Members): Finding[] {
  const runtime = member(manifest, 'runtime');
  if (runtime === undefined || runtime === null) return [];
  if (!isObject(runtime)) {
    return [report('runtime-member', '/runtime', 'value', { key: 'runtime', wanted: 'an object' })];
  }
  const findings: Finding[] = [];
  const sandbox = member(runtime, 'sandbox');
  if (sandbox === 'none') findings.push(report('runtime-none', '/runtime/sandbox', 'value'));
  else if (sandbox !== undefined && sandbox !== 'worker') {
    const args = { key: 'sandbox', wanted: '"worker" or "none"' };
    findings.push(report('runtime-member', '/runtime/sandbox', 'value', args));
  }
  for (const key of ['maxMemory', 'maxExecutionTime']) {
    const limit = member(runtime, key);
    if (limit === undefined || (typeof limit === 'number' && limit > 0)) continue;
    const wanted = key === 'maxMemory' ? 'a number of bytes' : 'a number of milliseconds';
    findings.push(report('runtime-member', join('/runtime', key), 'value', { key, wanted }));
  }
  return findings;
}

function checkRequirements(manifest: Members): Finding[] {
  const requirements = member(manifest, 'requirements');
  if (!isObject(requirements)) return [];
  return ['os', 'binaries', 'env'].flatMap((key) => {
    const list = member(requirements, key);
    const right = Array.isArray(list) && list.every((item) => typeof item === 'string');
    return list === undefined || right
      ? []
      : [report('requirement-type', join('/requirements', key), 'value', { key, found: typeName(list) })];
  });
}

function checkAllowedTools(manifest: Members): Finding[] {
  const allowed = member(manifest, 'allowed_tools');
  const crash = setCrash(allowed);
  if (crash !== undefined) return [report('allowed-tools-type', '/allowed_tools', 'value', { crash })];
  return elements(allowed).flatMap((tool, i) =>
    tool === '*' || (typeof tool === 'string' && RISKY_TOOLS.includes(tool))
      ? [report('allowed-tools-risk', join('/allowed_tools', i), 'value', { tool })]
      : [],
  );
}

function checkInstructions(manifest: Members): Finding[] {
  const instructions = member(manifest, 'instructions');
  if (instructionsCrash(instructions) !== undefined) {
    return [report('instructions-no-text', '/instructions', 'value')];
  }
  return blockedInstructions(instructions).map(({ text, from, to }) =>
    report('instructions-blocked', '/instructions', { from, to }, { text }),
  );
}
