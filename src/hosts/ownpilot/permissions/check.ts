// Checks the permissions of tools, and the tool groups that a package asks for.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { elements, toolsOf } from '../shape.ts';
import { written } from '../words.ts';
import * as rules from './rules.ts';

/** Permissions that neither release checks (core/agent/tools/dynamic-tool-sandbox.ts:114-153). */
const PERMISSIONS_IDLE: readonly string[] = ['database', 'system', 'email', 'scheduling'];

/**
 * Findings about `permissions` of every tool, and about the root member of that name, which only 0.8.3 reads.
 */
export function checkPermissions({ value: manifest }: SourceDocument): Finding[] {
  return [...checkTools(manifest), ...checkRoot(member(manifest, 'permissions'))];
}

function checkTools(manifest: unknown): Finding[] {
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    if (!Object.hasOwn(value, 'permissions')) return [];
    const list = value.permissions;
    const at = join(pointer, 'permissions');
    return Array.isArray(list)
      ? checkList(list, at)
      : [rules.permissionsType.at(at, 'value', { found: typeName(list) })];
  });
}

function checkList(list: readonly unknown[], at: string): Finding[] {
  return list.flatMap((name, i) => {
    const nameAt = join(at, i);
    if (typeof name !== 'string')
      return [rules.permissionType.at(nameAt, 'value', { found: typeName(name) })];
    return checkPermission(name, nameAt, list);
  });
}

function checkPermission(name: string, at: string, list: readonly unknown[]): Finding[] {
  const findings: Finding[] = [];
  if (!rules.PERMISSIONS.includes(name)) {
    const rule = rules.PERMISSIONS_REAL.includes(name)
      ? rules.permissionUndocumented
      : rules.permissionUnknown;
    findings.push(rule.at(at, 'value', { name }));
  }
  if (PERMISSIONS_IDLE.includes(name)) findings.push(rules.permissionIdle.at(at, 'value', { name }));
  if (name === 'local') findings.push(rules.permissionLocal.at(at, 'value'));
  if (name === 'shell' && !list.includes('local')) findings.push(rules.permissionShell.at(at, 'value'));
  return findings;
}

/** The root `permissions`: tool groups of 0.8.3, or a misplaced list of tool permissions. */
function checkRoot(permissions: unknown): Finding[] {
  if (Array.isArray(permissions)) return [rules.permissionsMisplaced.at('/permissions', 'key')];
  if (!isObject(permissions)) return [];
  const findings: Finding[] = [rules.permissionGroups.at('/permissions', 'key')];
  for (const key of ['required', 'optional']) {
    elements(member(permissions, key)).forEach((group, i) => {
      if (typeof group === 'string' && rules.PERMISSION_GROUPS.includes(group)) return;
      findings.push(
        rules.permissionGroupUnknown.at(join('/permissions', key, i), 'value', { group: written(group) }),
      );
    });
  }
  return findings;
}
