// Checks the manifest's lists of secrets, plugins, skills and so on.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { LISTS } from '../members/known.ts';
import { listItemType, listType } from './rules.ts';

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
  if (typeof item === 'string' || (needs !== null && isObject(item))) return [];
  return [listItemType.at(join('', name, index), 'value', { name, needs, got: typeName(item) })];
}
