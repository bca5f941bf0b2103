// Checks the members that describe a package: category, icon, docs, author, tags and keywords.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { nullIsAbsent } from '../evidence.ts';
import { rootKeyNewer } from '../format/rules.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { found } from '../../kit/words.ts';
import {
  AUTHOR_KEYS,
  authorKeyUnknown,
  authorNameMissing,
  authorNameType,
  CATEGORIES,
  categoryUnknown,
  iconPicture,
  keywordsEmpty,
  listType,
  memberType,
  wordType,
  wordsMissing,
  type List,
  type Optional,
} from './rules.ts';

const PICTURE = /^(?:https?:|data:|\.{0,2}\/)|\.(?:png|svg|jpe?g|gif|webp|ico)$/i;

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
function wrongType(key: Optional, value: unknown, wanted: string): Finding {
  const args = { key, wanted, found: typeName(value) };
  return nullIsAbsent(value, memberType.at(join('', key), 'value', args));
}

/** The same for a member that should be a list. */
export function notList(key: List, value: unknown, wanted: string): Finding {
  const args = { key, wanted, found: typeName(value) };
  return nullIsAbsent(value, listType.at(join('', key), 'value', args));
}

function checkCategory(given: unknown): Finding[] {
  if (given === undefined) return [];
  if (typeof given === 'string' && CATEGORIES.includes(given)) return [];
  return [nullIsAbsent(given, categoryUnknown.at('/category', 'value', { category: given }))];
}

function checkIcon(icon: unknown): Finding[] {
  if (icon === undefined) return [];
  if (typeof icon !== 'string') return [wrongType('icon', icon, 'a single emoji')];
  return PICTURE.test(icon) ? [iconPicture.at('/icon', 'value', { icon })] : [];
}

function checkDocs(docs: unknown): Finding[] {
  return docs === undefined || typeof docs === 'string' ? [] : [wrongType('docs', docs, 'a web address')];
}

function checkAuthor(author: unknown): Finding[] {
  if (author === undefined) return [];
  if (!isObject(author)) return [wrongType('author', author, 'an object with a name')];
  const name = member(author, 'name');
  const findings = unknownKeys(authorKeyUnknown, author, '/author', AUTHOR_KEYS, ['url']);
  if (name === undefined) findings.push(authorNameMissing.at('/author', 'key'));
  else if (typeof name !== 'string' || name.trim() === '') {
    findings.push(authorNameType.at('/author/name', 'value', { found: found(name) }));
  }
  if (Object.hasOwn(author, 'url')) {
    findings.push(rootKeyNewer.at('/author/url', 'key', { key: 'author.url', use: 'keeps it unread' }));
  }
  return findings;
}

function checkWords(key: 'tags' | 'keywords', list: unknown): Finding[] {
  const pointer = join('', key);
  if (list === undefined) return [wordsMissing.at('', 'key', { key })];
  if (!Array.isArray(list)) return [notList(key, list, 'a list of words')];
  if (list.length === 0) return key === 'keywords' ? [keywordsEmpty.at(pointer, 'value')] : [];
  return list.flatMap((word: unknown, i) =>
    typeof word === 'string' && word.trim() !== ''
      ? []
      : [wordType.at(join(pointer, i), 'value', { key, found: found(word) })],
  );
}
