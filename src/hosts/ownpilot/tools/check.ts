// Checks the list of tools, the members of each tool, and their descriptions.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import type { RequiredMember } from '../defaults.ts';
import { memberType } from '../metadata/rules.ts';
import { isContainer, isText, toolsOf, type JsonObject } from '../shape.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { found } from '../../kit/words.ts';
import * as rules from './rules.ts';

/** Findings about `tools` except names, parameters, permissions and code, which are subjects of their own. */
export function checkTools({ value }: SourceDocument): Finding[] {
  return [...checkList(member(value, 'tools')), ...checkDescriptions(value)];
}

function checkList(tools: unknown): Finding[] {
  if (tools === undefined) return [rules.toolsMissing.at('', 'key')];
  if (!Array.isArray(tools)) return [rules.toolsType.at('/tools', 'value', { found: typeName(tools) })];
  if (tools.length === 0) return [rules.toolsEmpty.at('/tools', 'value')];
  return tools.flatMap((tool: unknown, i) => {
    const pointer = join('/tools', i);
    return isObject(tool)
      ? checkTool(tool, pointer)
      : [rules.toolNotObject.at(pointer, 'value', { found: typeName(tool) })];
  });
}

const TEXTS = ['name', 'description', 'code'] as const;
const REQUIRED = [...TEXTS, 'parameters'];

function checkTool(tool: JsonObject, pointer: string): Finding[] {
  const findings = TEXTS.flatMap((key) => required(tool, pointer, key, isText, 'a string that is not empty'));
  findings.push(...required(tool, pointer, 'parameters', isContainer, 'a schema object'));
  findings.push(...unknownKeys(rules.toolKeyUnknown, tool, pointer, rules.TOOL_KEYS, [], REQUIRED));
  findings.push(...checkApproval(tool, pointer));
  return findings;
}

function required(
  tool: JsonObject,
  pointer: string,
  key: RequiredMember,
  fits: (value: unknown) => boolean,
  wanted: string,
): Finding[] {
  if (!Object.hasOwn(tool, key)) return [rules.toolMemberMissing.at(pointer, 'key', { key })];
  const value = tool[key];
  if (fits(value)) return [];
  return [rules.toolMemberType.at(join(pointer, key), 'value', { key, wanted, found: found(value) })];
}

function checkApproval(tool: JsonObject, pointer: string): Finding[] {
  const approval = member(tool, 'requires_approval');
  const at = join(pointer, 'requires_approval');
  if (approval === undefined || approval === false) return [];
  if (approval === true) return [rules.approvalNotEnforced.at(at, 'key')];
  const args = { name: '`requires_approval`', wanted: 'true or false', found: typeName(approval) };
  return [memberType.at(at, 'value', args)];
}

/** The first of the guide's four practices; the others are about words, of which the Model tab shows all. */
function checkDescriptions(manifest: unknown): Finding[] {
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const description = member(value, 'description');
    if (!isText(description) || description.trim().split(/\s+/).length >= MIN_WORDS) return [];
    return [rules.toolDescriptionVague.at(join(pointer, 'description'), 'value')];
  });
}

/** Fewer words say less than a name does. */
const MIN_WORDS = 4;
