// Checks what plugin.json tells people: version, author, addresses, licence and keywords.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { AUTHOR, TEXTS } from '../members/check.ts';
import { meantMember } from '../names.ts';
import { authorMember, authorType, keywordsType, keywordType, textType } from './rules.ts';

/** Types of members: clients may not refuse formats. */
export function checkMetadata({ value }: SourceDocument): Finding[] {
  return [
    ...TEXTS.flatMap((key) => checkText(member(value, key), join('', key), key)),
    ...checkAuthor(member(value, 'author')),
    ...checkKeywords(member(value, 'keywords')),
  ];
}

function checkText(text: unknown, pointer: string, key: string): Finding[] {
  if (text === undefined || typeof text === 'string') return [];
  return [textType.at(pointer, 'value', { key, type: typeName(text) })];
}

function checkAuthor(author: unknown): Finding[] {
  if (author === undefined) return [];
  if (!isObject(author)) return [authorType.at('/author', 'value', { type: typeName(author) })];
  return Object.entries(author).flatMap(([key, held]): Finding[] => {
    const pointer = join('/author', key);
    if (AUTHOR.includes(key)) return checkText(held, pointer, `author.${key}`);
    const meant = typeof held === 'string' ? meantMember(key, AUTHOR) : undefined;
    const free = meant === undefined || Object.hasOwn(author, meant) ? undefined : meant;
    return [authorMember.at(pointer, 'key', { key, meant: free })];
  });
}

function checkKeywords(keywords: unknown): Finding[] {
  if (keywords === undefined) return [];
  if (!Array.isArray(keywords)) return [keywordsType.at('/keywords', 'value', { type: typeName(keywords) })];
  return keywords.flatMap((word: unknown, i) =>
    typeof word === 'string' ? [] : [keywordType.at(join('/keywords', i), 'value', { type: typeName(word) })],
  );
}
