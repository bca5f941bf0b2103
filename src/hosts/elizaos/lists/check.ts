// Checks the manifest's lists of secrets, plugins, skills and so on.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { listItemType, listType } from './rules.ts';

/** Lists of text; for those that may hold objects too, the member that an object needs. */
const LISTS: ReadonlyMap<string, string | null> = new Map([
  ['requiredSecrets', null],
  ['optionalSecrets', null],
  ['dependencies', null],
  ['channels', null],
  ['providers', null],
  ['cliCommands', null],
  ['skills', 'id'],
  ['gatewayMethods', 'method'],
]);

/** Findings about values that are not lists, and about wrong entries. */
export function checkLists(document: SourceDocument): Finding[] {
  return [...LISTS].flatMap(([name, needs]) => {
    const list = member(document.value, name);
    if (list === undefined) return [];
    if (Array.isArray(list)) return list.flatMap((item, i) => checkItem(name, needs, item, i));
    return [listType.at(join('', name), 'value', { name, got: typeName(list) })];
  });
}

function checkItem(name: string, needs: string | null, item: unknown, index: number): Finding[] {
  const pointer = join('', name, index);
  if (typeof item === 'string') return [];
  if (needs === null || !isObject(item)) {
    return [listItemType.at(pointer, 'value', { name, needs, got: typeName(item) })];
  }
  return [];
}
