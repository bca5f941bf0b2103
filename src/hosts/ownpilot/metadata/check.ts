// Checks the members that describe a package: category, icon, docs, author, tags and keywords.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { withoutMojibake } from '../../../lang/text/mojibake.ts';
import { join } from '../../../lang/json/pointer.ts';
import { nullIsAbsent } from '../evidence.ts';
import { rootKeyNewer } from '../format/rules.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { code, found } from '../../kit/words.ts';
import * as rules from './rules.ts';

const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*[\u{E0020}-\u{E007F}]*)$/u;
const PICTURE = /^(?:https?:|data:|\.{0,2}\/)|\.(?:png|svg|jpe?g|gif|webp|ico)$/i;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]\S*$/i;

/** Findings about the optional descriptive members; missing tags and keywords are advice. */
export function checkMetadata({ value }: SourceDocument): Finding[] {
  return [
    ...checkCategory(member(value, 'category')),
    ...checkIcon(member(value, 'icon')),
    ...checkDocs(member(value, 'docs')),
    ...checkAuthor(member(value, 'author')),
    ...checkWords('tags', member(value, 'tags')),
    ...checkWords('keywords', member(value, 'keywords')),
  ];
}

/** The finding for an optional member of the wrong type; null counts only for the guide. */
function wrongType(key: rules.Optional, value: unknown, wanted: string): Finding {
  const args = { name: code(key), wanted, found: typeName(value), then: rules.EFFECTS[key] };
  return nullIsAbsent(value, rules.memberType.at(join('', key), 'value', args));
}

/** The same for a member that should be a list. */
export function notList(key: rules.List, value: unknown, wanted: string): Finding {
  const args = { key, wanted, found: typeName(value) };
  return nullIsAbsent(value, rules.listType.at(join('', key), 'value', args));
}

function checkCategory(given: unknown): Finding[] {
  if (given === undefined) return [];
  if (typeof given === 'string' && rules.CATEGORIES.includes(given)) return [];
  return [nullIsAbsent(given, rules.categoryUnknown.at('/category', 'value', { category: given }))];
}

function checkIcon(icon: unknown): Finding[] {
  if (icon === undefined) return [];
  if (typeof icon !== 'string') return [wrongType('icon', icon, 'a single emoji')];
  // One in the wrong encoding has a problem of its own, with the emoji that was meant.
  if (EMOJI.test(icon) || withoutMojibake(icon) !== null) return [];
  return [(PICTURE.test(icon) ? rules.iconPicture : rules.iconNotEmoji).at('/icon', 'value', { icon })];
}

function checkDocs(docs: unknown): Finding[] {
  if (docs === undefined) return [];
  if (typeof docs !== 'string') return [wrongType('docs', docs, 'a web address')];
  return WEB_ADDRESS.test(docs) ? [] : [rules.docsNotAddress.at('/docs', 'value', { docs })];
}

function checkAuthor(author: unknown): Finding[] {
  if (author === undefined) return [];
  if (!isObject(author)) return [wrongType('author', author, 'an object with a name')];
  const name = member(author, 'name');
  const findings = unknownKeys(rules.authorKeyUnknown, author, '/author', rules.AUTHOR_KEYS, ['url']);
  if (name === undefined) findings.push(rules.authorNameMissing.at('/author', 'key'));
  else if (typeof name !== 'string' || name.trim() === '') {
    const args = { name: '`author.name`', wanted: 'a string with a name in it', found: found(name) };
    findings.push(rules.memberType.at('/author/name', 'value', args));
  }
  if (Object.hasOwn(author, 'url')) {
    findings.push(rootKeyNewer.at('/author/url', 'key', { key: 'author.url', use: 'keeps it unread' }));
  }
  return findings;
}

function checkWords(key: 'tags' | 'keywords', list: unknown): Finding[] {
  const pointer = join('', key);
  if (list === undefined) return [rules.wordsMissing.at('', 'key', { key })];
  if (!Array.isArray(list)) return [notList(key, list, 'a list of words')];
  if (list.length === 0) return key === 'keywords' ? [rules.keywordsEmpty.at(pointer, 'value')] : [];
  const name = key === 'tags' ? 'This tag' : 'This keyword';
  return list.flatMap((word: unknown, i) =>
    typeof word === 'string' && word.trim() !== ''
      ? []
      : [rules.memberType.at(join(pointer, i), 'value', { name, wanted: 'a word', found: found(word) })],
  );
}
