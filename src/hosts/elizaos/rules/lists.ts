// The manifest's lists: names of secrets, plugins, skills and so on.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';

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

export function checkLists(document: SourceDocument): Finding[] {
  const shown = [...LISTS].flatMap(([name, needs]) => {
    const list = member(document.value, name);
    if (list === undefined) return [];
    if (Array.isArray(list)) return list.flatMap((item, i) => checkItem(name, needs, item, i));
    const args = { name, got: typeName(list) };
    return [{ code: 'elizaos/list-type', pointer: join('', name), at: 'value' as const, args }];
  });
  return [...shown, ...checkKeywords(document.value)];
}

function checkItem(name: string, needs: string | null, item: unknown, index: number): Finding[] {
  const pointer = join('', name, index);
  if (typeof item === 'string') return [];
  if (needs === null || !isObject(item)) {
    const args = { name, needs, got: typeName(item) };
    return [{ code: 'elizaos/list-item-type', pointer, at: 'value', args }];
  }
  const given = member(item, needs);
  if (typeof given === 'string' && given !== '') return [];
  return [{ code: 'elizaos/list-item-nameless', pointer, at: 'key', args: { name, needs } }];
}

/** `keywords` is not on the page, so that a wrong one is no breach of it. */
function checkKeywords(manifest: unknown): Finding[] {
  const keywords = member(manifest, 'keywords');
  if (keywords === undefined) return [];
  if (Array.isArray(keywords) && keywords.every((word) => typeof word === 'string')) return [];
  const got = Array.isArray(keywords) ? 'a list with other things in it' : typeName(keywords);
  return [{ code: 'elizaos/keywords-type', pointer: '/keywords', at: 'value', args: { got } }];
}
