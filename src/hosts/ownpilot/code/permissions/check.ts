// `utils.callTool` with tools that the host refuses to packages, or that need a permission.

import type { Finding } from '../../../../model/finding.ts';
import { ERA, NOW } from '../../releases.ts';
import { calledTools, gateOf, isBlockedTool } from './called-tools.ts';
import { mark, type ReadableTool } from '../tool.ts';

const REAL = [ERA, NOW] as const;

export function checkCalledTools(tool: ReadableTool): Finding[] {
  return calledTools(tool.code).calls.flatMap(({ name, node }) => {
    const refused = REAL.filter((release) => isBlockedTool(name, release));
    const findings = refused.length > 0 ? [mark(tool, 'call-tool-blocked', node, { name }, refused)] : [];
    const permission = gateOf(name, NOW);
    if (permission === undefined || tool.permissions.includes(permission)) return findings;
    const wanting = REAL.filter((release) => gateOf(name, release) !== undefined);
    return [...findings, mark(tool, 'call-tool-permission', node, { name, permission }, wanting)];
  });
}
