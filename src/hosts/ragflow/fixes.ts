// Builds fixes that several subjects share: missing members, and likely texts for a tool.

import type { SourceDocument, Pointer, Fix } from '../../model/finding.ts';
import { member } from '../../model/guards.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { join } from '../../lang/json/pointer.ts';
import { add, addOrRename, setTo } from '../kit/rule.ts';
import { humanize } from '../kit/words.ts';
import { SHIPPED_KEYS } from './display/translation.ts';
import { MEMBERS, intended, type Level } from './members.ts';
import { functionName } from './names.ts';

/** Fixes for a missing member of the object at the pointer: rename the unknown one that was meant, or add a content. */
export function addMissing(
  level: Level,
  key: string,
  pointer: Pointer,
  document: SourceDocument,
  ...[content, ...others]: readonly unknown[]
): Fix[] {
  const at = join(pointer, key);
  const isMeant = (name: string): boolean => !MEMBERS[level].includes(name) && intended(level, name) === key;
  return [...addOrRename(document, at, content, isMeant), ...others.flatMap((other) => add(at, other))];
}

/** Fixes for a `$t:` text without a translation: a similar key that RAGFlow ships, or plain text. */
export function translateOrShow(pointer: Pointer, key: string, text: string): Fix[] {
  const near = didYouMean(key, SHIPPED_KEYS);
  return [
    ...(near === undefined ? [] : setTo(pointer, `$t:${near}`)),
    ...setTo(pointer, text, 'Show plain text instead'),
  ];
}

/** A legal name for a tool, made from its name, else from its label; never ''. */
export function likelyName(tool: unknown): string {
  const name = member(tool, 'name');
  const own = typeof name === 'string' || typeof name === 'number' ? functionName(String(name)) : '';
  return own || functionName(plain(tool, 'displayName')).toLowerCase() || 'my_tool';
}

/** A description for the model, made from the texts for people, else from the name. */
export function likelyDescription(tool: unknown): string {
  return plain(tool, 'displayDescription') || plain(tool, 'displayName') || humanize(likelyName(tool));
}

/** A display text, made from the name, or from the description for `displayDescription`. */
export function likelyDisplay(key: string, tool: unknown): string {
  const label = humanize(functionName(plain(tool, 'name'))) || 'My tool';
  return key === 'displayName' ? label : plain(tool, 'description') || label;
}

/** The text of a member; '' where it is not a string, blank, or a `$t:` text. */
function plain(tool: unknown, key: string): string {
  const text = member(tool, key);
  return typeof text === 'string' && text.trim() !== '' && !text.toLowerCase().includes('$t:') ? text : '';
}
