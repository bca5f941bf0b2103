// Checks what plugin.json tells people: version, author, addresses, licence and keywords.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { AUTHOR, TEXTS } from '../members/check.ts';
import { meantMember } from '../names.ts';
import { authorMember, authorType, keywordsType, keywordType, textType, versionNotSemver } from './rules.ts';

/** Types of members; formats are only checked where that is worth an advice, as clients may not refuse them. */
export function checkMetadata({ value }: SourceDocument): Finding[] {
  return [
    ...TEXTS.flatMap((key) => checkText(member(value, key), join('', key), key)),
    ...checkVersion(member(value, 'version')),
    ...checkAuthor(member(value, 'author')),
    ...checkKeywords(member(value, 'keywords')),
  ];
}

function checkText(text: unknown, pointer: string, key: string): Finding[] {
  if (text === undefined || typeof text === 'string') return [];
  return [textType.at(pointer, 'value', { key, type: typeName(text) })];
}

const SEMVER = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\da-z-]+(?:\.[\da-z-]+)*)?(?:\+[\da-z.-]+)?$/i;

function checkVersion(version: unknown): Finding[] {
  if (typeof version !== 'string' || version.length > 200 || SEMVER.test(version)) return [];
  const numbers = /^v?\.?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/i.exec(version.trim())?.slice(1);
  const meant = numbers?.map((number) => String(Number(number ?? '0'))).join('.');
  return [versionNotSemver.at('/version', 'value', { version, meant })];
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
