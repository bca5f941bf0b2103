// Checks a tool's name and description, and members that no code reads.

import type { SourceDocument, Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { toolsOf, type ToolAt } from '../input/pasted.ts';
import { MEMBERS, intended } from '../members.ts';
import { FUNCTION_NAME, functionName } from '../names.ts';
import * as rules from './rules.ts';

/** Checks `name`, `description` and unknown members of every tool. */
export function checkMetadata(document: SourceDocument): Finding[] {
  const tools = toolsOf(document).filter((tool) => isObject(tool.value));
  return [
    ...tools.flatMap(({ value, pointer }) => [
      ...checkName(member(value, 'name'), pointer),
      ...checkDescription(member(value, 'description'), pointer),
      ...checkMembers(value, pointer),
    ]),
    ...checkDuplicates(tools),
  ];
}

function checkName(name: unknown, tool: Pointer): Finding[] {
  if (name === undefined) return [rules.nameMissing.at(tool, 'key')];
  const pointer = join(tool, 'name');
  if (typeof name === 'object' && name !== null) {
    return [rules.nameUnhashable.at(pointer, 'value', { type: Array.isArray(name) ? 'list' : 'dict' })];
  }
  if (typeof name !== 'string') return [rules.nameType.at(pointer, 'value', { type: typeName(name) })];
  return FUNCTION_NAME.test(name) ? [] : [rules.namePattern.at(pointer, 'value', { name })];
}

function checkDescription(description: unknown, tool: Pointer): Finding[] {
  if (description === undefined) return [rules.descriptionMissing.at(tool, 'key')];
  const pointer = join(tool, 'description');
  if (typeof description !== 'string') {
    return [rules.descriptionType.at(pointer, 'value', { type: typeName(description) })];
  }
  return description.trim() === '' ? [rules.descriptionBlank.at(pointer, 'value')] : [];
}

function checkMembers(value: unknown, tool: Pointer): Finding[] {
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key): Finding[] => {
    if (MEMBERS.tool.includes(key) || key === '$schema') return [];
    const pointer = join(tool, key);
    if (key === 'version' || key === '_version_')
      return [rules.versionInMetadata.at(pointer, 'key', { key })];
    return [rules.unknownMember.at(pointer, 'key', { key, meant: intended('tool', key) })];
  });
}

function checkDuplicates(tools: readonly ToolAt[]): Finding[] {
  const names = tools.map(({ value }) => member(value, 'name'));
  const free = freeNames(names);
  const seen = new Set<string>();
  return tools.flatMap(({ pointer }, i): Finding[] => {
    const name = names[i];
    if (typeof name !== 'string') return [];
    if (seen.has(name))
      return [rules.nameDuplicate.at(join(pointer, 'name'), 'value', { name, free: free(name) })];
    seen.add(name);
    return [];
  });
}

/** Makes a function that adds a number to a name so no other tool has it; it gives each name only once. */
function freeNames(names: readonly unknown[]): (name: string) => string {
  const used = new Set(names);
  const numbers = new Map<string, number>();
  return (name) => {
    const base = functionName(name).slice(0, 56);
    let number = numbers.get(base) ?? 2;
    while (used.has(`${base}_${String(number)}`)) number++;
    numbers.set(base, number + 1);
    return `${base}_${String(number)}`;
  };
}
