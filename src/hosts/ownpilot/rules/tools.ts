// Rules for the list of tools and the members of each.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { TOOL_KEYS } from '../known.ts';
import { isText, type Members } from '../shape.ts';
import { found, report } from './report.ts';
import { unknownKeys } from './unknown-keys.ts';

export function checkTools(manifest: Members): Finding[] {
  const tools = member(manifest, 'tools');
  if (tools === undefined) return [report('tools-missing', '', 'key')];
  if (!Array.isArray(tools)) return [report('tools-type', '/tools', 'value', { found: typeName(tools) })];
  if (tools.length === 0) return [report('tools-empty', '/tools', 'value')];
  return tools.flatMap((tool: unknown, i) => {
    const pointer = join('/tools', i);
    return isObject(tool)
      ? checkTool(tool, pointer)
      : [report('tool-not-object', pointer, 'value', { found: typeName(tool), isNull: tool === null })];
  });
}

function checkTool(tool: Members, pointer: string): Finding[] {
  const findings = ['name', 'description', 'code'].flatMap((key) =>
    required(tool, pointer, key, isText, 'a string that is not empty'),
  );
  findings.push(...required(tool, pointer, 'parameters', isContainer, 'a schema object'));
  findings.push(...unknownKeys('tool-key-unknown', tool, pointer, TOOL_KEYS));
  findings.push(...checkApproval(tool, pointer));
  return findings;
}

function required(
  tool: Members,
  pointer: string,
  key: string,
  fits: (value: unknown) => boolean,
  wanted: string,
): Finding[] {
  if (!Object.hasOwn(tool, key)) return [report('tool-member-missing', pointer, 'key', { key })];
  const value = tool[key];
  if (fits(value)) return [];
  return [report('tool-member-type', join(pointer, key), 'value', { key, wanted, found: found(value) })];
}

function checkApproval(tool: Members, pointer: string): Finding[] {
  const approval = member(tool, 'requires_approval');
  const at = join(pointer, 'requires_approval');
  if (approval === undefined || approval === false) return [];
  if (approval === true) return [report('approval-not-enforced', at, 'key')];
  return [report('approval-type', at, 'value', { found: typeName(approval) })];
}

/** What passes for an object at the hosts' validators: arrays too. */
function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
