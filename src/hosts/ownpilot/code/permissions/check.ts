// Compares the permissions of a tool with the requests and tool calls of its code.

import type { Finding } from '../../../../model/finding.ts';
import { join } from '../../../../lang/json/pointer.ts';
import { onlyIn } from '../../../kit/rule.ts';
import { V2026_02, V0_8_3 } from '../../releases.ts';
import { requests } from '../../../../lang/javascript/nodes.ts';
import { within, type ReadableTool } from '../tool.ts';
import { calledTools, TOOLS_BY_PERMISSION, permissionFor, isBlockedTool } from './called-tools.ts';
import { callToolBlocked, callToolPermission, fetchPermission, permissionUnused } from './rules.ts';

const REAL = [V2026_02, V0_8_3] as const;

/** Findings about missing and unused permissions, and about host tools that no package may call. */
export function checkPermissions(tool: ReadableTool): Finding[] {
  return [...checkFetch(tool), ...checkUnused(tool), ...checkCalledTools(tool)];
}

function checkFetch(tool: ReadableTool): Finding[] {
  const [first] = requests(tool.code);
  if (!first || tool.permissions.includes('network')) return [];
  return [fetchPermission.at(...within(tool, first.callee))];
}

/** `network` and `filesystem` open nothing that this code uses. */
function checkUnused(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const { names, more } = calledTools(code);
  if (more || typeof tool.permissions === 'string') return [];
  const uses = (name: string): boolean => code.uses(name).length > 0 || code.shorthands(name).length > 0;
  const network = ['fetch', 'Headers', 'Request', 'Response'].some(uses);
  return tool.permissions.flatMap((permission, i) => {
    if (permission !== 'network' && permission !== 'filesystem') return [];
    if (permission === 'network' && network) return [];
    if (permission === 'filesystem' && (tool.permissions.includes('local') || uses('fs'))) return [];
    if (names.some((name) => TOOLS_BY_PERMISSION[permission].has(name))) return [];
    return [permissionUnused.at(join(tool.pointer, 'permissions', i), 'value', { permission })];
  });
}

/** Tools that the host refuses to packages, or that need a permission. */
function checkCalledTools(tool: ReadableTool): Finding[] {
  return calledTools(tool.code).calls.flatMap(({ name, node }) => {
    const [pointer, place] = within(tool, node);
    const refused = REAL.filter((release) => isBlockedTool(name, release));
    const findings =
      refused.length > 0 ? [onlyIn(refused, callToolBlocked.at(pointer, place, { name }))] : [];
    const permission = permissionFor(name, V0_8_3);
    if (permission === undefined || tool.permissions.includes(permission)) return findings;
    const wanting = REAL.filter((release) => permissionFor(name, release) !== undefined);
    return [...findings, onlyIn(wanting, callToolPermission.at(pointer, place, { name, permission }))];
  });
}
