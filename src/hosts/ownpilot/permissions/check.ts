// Checks the permissions of tools, and the tool groups that a package asks for.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { memberType } from '../metadata/rules.ts';
import { toolsOf } from '../shape.ts';
import * as rules from './rules.ts';

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
    if (typeof name !== 'string') {
      const args = { name: 'Every permission', wanted: 'a name in quotes', found: typeName(name) };
      return [memberType.at(nameAt, 'value', args)];
    }
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
  const why =
    name === 'shell' && list.includes('local')
      ? undefined
      : Object.hasOwn(rules.IDLE, name)
        ? rules.IDLE[name]
        : undefined;
  if (why !== undefined) findings.push(rules.permissionIdle.at(at, 'value', { name, why }));
  return findings;
}

/** The root `permissions`: tool groups of 0.8.3, or a misplaced list of tool permissions. */
function checkRoot(permissions: unknown): Finding[] {
  if (Array.isArray(permissions)) return [rules.permissionsMisplaced.at('/permissions', 'key')];
  return isObject(permissions) ? [rules.permissionGroups.at('/permissions', 'key')] : [];
}
