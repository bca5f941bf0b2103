// Checks of what the model gets of a tool itself: its name and description, and members that nobody reads.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { FUNCTION_NAME, functionName } from '../function-name.ts';
import { toolsOf, type ToolAt } from '../input.ts';
import { MEMBERS, intended } from '../members.ts';

/** Rules on `name`, `description` and unknown members of every tool. */
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

function checkName(name: unknown, tool: string): Finding[] {
  if (name === undefined) return [{ code: 'ragflow/name-missing', pointer: tool, at: 'key' }];
  const pointer = join(tool, 'name');
  if (typeof name === 'object' && name !== null) {
    const type = Array.isArray(name) ? 'list' : 'dict';
    return [{ code: 'ragflow/name-unhashable', pointer, at: 'value', args: { type } }];
  }
  if (typeof name !== 'string') {
    return [{ code: 'ragflow/name-type', pointer, at: 'value', args: { type: typeName(name) } }];
  }
  if (FUNCTION_NAME.test(name)) return [];
  return [{ code: 'ragflow/name-pattern', pointer, at: 'value', args: { name } }];
}

function checkDescription(description: unknown, tool: string): Finding[] {
  if (description === undefined) return [{ code: 'ragflow/description-missing', pointer: tool, at: 'key' }];
  const pointer = join(tool, 'description');
  if (typeof description !== 'string') {
    const args = { type: typeName(description) };
    return [{ code: 'ragflow/description-type', pointer, at: 'value', args }];
  }
  return description.trim() === '' ? [{ code: 'ragflow/description-blank', pointer, at: 'value' }] : [];
}

function checkMembers(value: unknown, tool: string): Finding[] {
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key): Finding[] => {
    if (MEMBERS.tool.includes(key) || key === '$schema') return [];
    const pointer = join(tool, key);
    if (key === 'version' || key === '_version_') {
      return [{ code: 'ragflow/version-in-metadata', pointer, at: 'key', args: { key } }];
    }
    const args = { key, meant: intended('tool', key) };
    return [{ code: 'ragflow/unknown-member', pointer, at: 'key', args }];
  });
}

function checkDuplicates(tools: readonly ToolAt[]): Finding[] {
  const names = tools.map(({ value }) => member(value, 'name'));
  const free = freeNames(names);
  const seen = new Set<string>();
  return tools.flatMap(({ pointer }, i): Finding[] => {
    const name = names[i];
    if (typeof name !== 'string') return [];
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const args = { name, free: free(name) };
    return [{ code: 'ragflow/name-duplicate', pointer: join(pointer, 'name'), at: 'value', args }];
  });
}

/** Gives names with a number at the end that no tool of the list has; each only once. */
function freeNames(names: readonly unknown[]): (name: string) => string {
  const taken = new Set(names);
  const numbers = new Map<string, number>();
  return (name) => {
    const base = functionName(name).slice(0, 56);
    let number = numbers.get(base) ?? 2;
    while (taken.has(`${base}_${String(number)}`)) number++;
    numbers.set(base, number + 1);
    return `${base}_${String(number)}`;
  };
}
