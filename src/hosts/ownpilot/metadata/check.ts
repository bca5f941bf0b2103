// Checks the members that describe a package: category, icon, docs, author, tags, keywords and the description.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { withoutMojibake } from '../../../text/mojibake.ts';
import { join } from '../../../text/pointer.ts';
import { nullIsAbsent } from '../evidence.ts';
import { rootKeyNewer } from '../format/rules.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { found } from '../../kit/words.ts';
import {
  AUTHOR_KEYS,
  authorEmail,
  authorKeyUnknown,
  authorNameMissing,
  authorNameType,
  CATEGORIES,
  categoryUnknown,
  descriptionLong,
  descriptionSentences,
  descriptionShort,
  docsNotAddress,
  iconNotEmoji,
  iconPicture,
  keywordsEmpty,
  listType,
  memberType,
  tagLong,
  wordRepeated,
  wordType,
  wordsEmpty,
  wordsMissing,
  type List,
  type Optional,
} from './rules.ts';

const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*[\u{E0020}-\u{E007F}]*)$/u;
const PICTURE = /^(?:https?:|data:|\.{0,2}\/)|\.(?:png|svg|jpe?g|gif|webp|ico)$/i;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]\S*$/i;
const EMAIL = /^[^\s@]{1,200}@[^\s@.]{1,60}(?:\.[^\s@.]{1,60})+$/;

/** Longer descriptions are cut off after two lines on the package's card. */
const LONG_DESCRIPTION = 200;

/** Findings about the optional descriptive members; missing tags and keywords are advice. */
export function checkMetadata({ value }: SourceDocument): Finding[] {
  return [
    ...checkCategory(member(value, 'category')),
    ...checkIcon(member(value, 'icon')),
    ...checkDocs(member(value, 'docs')),
    ...checkAuthor(member(value, 'author')),
    ...checkWords('tags', member(value, 'tags')),
    ...checkWords('keywords', member(value, 'keywords')),
    ...checkDescription(member(value, 'description')),
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
  // One in the wrong encoding has a problem of its own, with the emoji that was meant.
  if (EMOJI.test(icon) || withoutMojibake(icon) !== null) return [];
  return [(PICTURE.test(icon) ? iconPicture : iconNotEmoji).at('/icon', 'value', { icon })];
}

function checkDocs(docs: unknown): Finding[] {
  if (docs === undefined) return [];
  if (typeof docs !== 'string') return [wrongType('docs', docs, 'a web address')];
  return WEB_ADDRESS.test(docs) ? [] : [docsNotAddress.at('/docs', 'value', { docs })];
}

function checkAuthor(author: unknown): Finding[] {
  if (author === undefined) return [];
  if (!isObject(author)) return [wrongType('author', author, 'an object with a name')];
  const name = member(author, 'name');
  const email = member(author, 'email');
  const findings = unknownKeys(authorKeyUnknown, author, '/author', AUTHOR_KEYS, ['url']);
  if (name === undefined) findings.push(authorNameMissing.at('/author', 'key'));
  else if (typeof name !== 'string' || name.trim() === '') {
    findings.push(authorNameType.at('/author/name', 'value', { found: found(name) }));
  }
  if (email !== undefined && (typeof email !== 'string' || !EMAIL.test(email))) {
    findings.push(authorEmail.at('/author/email', 'value'));
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
  if (list.length === 0) {
    return [
      key === 'keywords' ? keywordsEmpty.at(pointer, 'value') : wordsEmpty.at(pointer, 'value', { key }),
    ];
  }
  const seen = new Set<string>();
  return list.flatMap((word: unknown, i): Finding[] => {
    const at = join(pointer, i);
    if (typeof word !== 'string' || word.trim() === '') {
      return [wordType.at(at, 'value', { key, found: found(word) })];
    }
    const plain = word.trim().toLowerCase();
    if (seen.has(plain)) return [wordRepeated.at(at, 'value', { key, word })];
    seen.add(plain);
    return key === 'tags' && plain.split(/\s+/).length > 3 ? [tagLong.at(at, 'value', { tag: word })] : [];
  });
}

function checkDescription(description: unknown): Finding[] {
  if (typeof description !== 'string' || description.trim() === '') return [];
  const words = description.trim().split(/\s+/);
  if (words.length < 3 && description.length < 20) {
    return [descriptionShort.at('/description', 'value', { description })];
  }
  const second = secondSentence(description);
  if (second !== null && description.length <= LONG_DESCRIPTION) {
    return [descriptionSentences.at('/description', second)];
  }
  return description.length > LONG_DESCRIPTION
    ? [descriptionLong.at('/description', 'value', { length: description.length })]
    : [];
}

/** A sentence that ends, and a capital that begins the next one; abbreviations and initials do not end one. */
const SENTENCE_END = /[\p{L}\p{N})"'”’][.!?]\s+(?=\p{Lu})/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|incl|approx|max|min|no|nr|st|mr|mrs|ms|dr|inc|ltd|co|u\.s)\.\s+$/iu;

/** The range of the second sentence; null where there is only one. */
function secondSentence(text: string): { from: number; to: number } | null {
  for (const match of text.matchAll(SENTENCE_END)) {
    const from = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, from - 20), from)))
      return { from, to: text.trimEnd().length };
  }
  return null;
}
