// Rules for the permissions of a tool.

import type { Finding } from '../../../model/finding.ts';
import { member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { PERMISSIONS, PERMISSIONS_IDLE, PERMISSIONS_REAL } from '../known.ts';
import { toolsOf, type Members } from '../shape.ts';
import { report } from './report.ts';

export function checkPermissions(manifest: Members): Finding[] {
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    if (!Object.hasOwn(value, 'permissions')) return [];
    const list = value.permissions;
    const at = join(pointer, 'permissions');
    return Array.isArray(list)
      ? checkList(list, at)
      : [report('permissions-type', at, 'value', { found: typeName(list) })];
  });
}

function checkList(list: readonly unknown[], at: string): Finding[] {
  const seen = new Set<string>();
  return list.flatMap((name, i) => {
    const spot = join(at, i);
    if (typeof name !== 'string')
      return [report('permission-type', spot, 'value', { found: typeName(name) })];
    const findings = checkPermission(name, spot, list);
    if (seen.has(name) && findings.length === 0)
      findings.push(report('permission-repeated', spot, 'value', { name }));
    seen.add(name);
    return findings;
  });
}

function checkPermission(name: string, at: string, list: readonly unknown[]): Finding[] {
  const findings: Finding[] = [];
  if (!PERMISSIONS.includes(name)) {
    const code = PERMISSIONS_REAL.includes(name) ? 'permission-undocumented' : 'permission-unknown';
    findings.push(report(code, at, 'value', { name }));
  }
  if (PERMISSIONS_IDLE.includes(name)) findings.push(report('permission-idle', at, 'value', { name }));
  if (name === 'local') findings.push(report('permission-local', at, 'value'));
  if (name === 'shell' && !list.includes('local')) findings.push(report('permission-shell', at, 'value'));
  return findings;
}

/** A list of tool permissions at the root, where no release looks for it. */
export function misplacedPermissions(manifest: Members): Finding[] {
  return Array.isArray(member(manifest, 'permissions'))
    ? [report('permissions-misplaced', '/permissions', 'key')]
    : [];
}
