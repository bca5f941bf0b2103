// Rules for what describes a package to people and to the model: category, icon, links, author, words.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { AUTHOR_KEYS, CATEGORIES } from '../known.ts';
import { GUIDE } from '../releases.ts';
import type { Members } from '../shape.ts';
import { found, report } from './report.ts';
import { unknownKeys } from './unknown-keys.ts';

const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*[\u{E0020}-\u{E007F}]*)$/u;
const PICTURE = /^(?:https?:|data:|\.{0,2}\/)|\.(?:png|svg|jpe?g|gif|webp|ico)$/i;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]\S*$/i;
const EMAIL = /^[^\s@]{1,200}@[^\s@.]{1,60}(?:\.[^\s@.]{1,60})+$/;

/** Longer descriptions are cut off after two lines on the package's card. */
const LONG_DESCRIPTION = 200;

export function checkMetadata(manifest: Members): Finding[] {
  return [
    ...checkCategory(manifest),
    ...checkIcon(manifest),
    ...checkDocs(manifest),
    ...checkAuthor(manifest),
    ...checkWords(manifest, 'tags'),
    ...checkWords(manifest, 'keywords'),
    ...checkDescription(member(manifest, 'description')),
  ];
}

/** Reports an optional member of the wrong type; null counts as left out for the real releases. */
export function wrongType(key: string, value: unknown, wanted: string): Finding {
  const args = { key, wanted, found: typeName(value) };
  return report('member-type', join('', key), 'value', args, value === null ? [GUIDE] : undefined);
}

function checkCategory(manifest: Members): Finding[] {
  if (!Object.hasOwn(manifest, 'category')) return [];
  const { category } = manifest;
  if (typeof category === 'string' && CATEGORIES.includes(category)) return [];
  const releases = category === null ? [GUIDE] : undefined;
  const args = { category: typeof category === 'string' ? category : typeName(category) };
  return [report('category-unknown', '/category', 'value', args, releases)];
}

function checkIcon(manifest: Members): Finding[] {
  if (!Object.hasOwn(manifest, 'icon')) return [];
  const { icon } = manifest;
  if (typeof icon !== 'string') return [wrongType('icon', icon, 'a single emoji')];
  if (EMOJI.test(icon)) return [];
  return [report(PICTURE.test(icon) ? 'icon-picture' : 'icon-not-emoji', '/icon', 'value', { icon })];
}

function checkDocs(manifest: Members): Finding[] {
  if (!Object.hasOwn(manifest, 'docs')) return [];
  const { docs } = manifest;
  if (typeof docs !== 'string') return [wrongType('docs', docs, 'a web address')];
  return WEB_ADDRESS.test(docs) ? [] : [report('docs-not-address', '/docs', 'value', { docs })];
}

function checkAuthor(manifest: Members): Finding[] {
  if (!Object.hasOwn(manifest, 'author')) return [];
  const { author } = manifest;
  if (!isObject(author)) return [wrongType('author', author, 'an object with a name')];
  const name = member(author, 'name');
  const email = member(author, 'email');
  const findings = unknownKeys('author-key-unknown', author, '/author', AUTHOR_KEYS, ['url']);
  if (name === undefined) findings.push(report('author-name-missing', '/author', 'key'));
  else if (typeof name !== 'string' || name.trim() === '') {
    findings.push(report('author-name-type', '/author/name', 'value', { found: found(name) }));
  }
  if (email !== undefined && (typeof email !== 'string' || !EMAIL.test(email))) {
    findings.push(report('author-email', '/author/email', 'value'));
  }
  return findings;
}

function checkWords(manifest: Members, key: 'tags' | 'keywords'): Finding[] {
  const pointer = join('', key);
  if (!Object.hasOwn(manifest, key)) return [report('words-missing', '', 'key', { key })];
  const list = manifest[key];
  if (!Array.isArray(list)) return [wrongType(key, list, 'a list of words')];
  if (list.length === 0) {
    return [report(key === 'keywords' ? 'keywords-empty' : 'words-empty', pointer, 'value', { key })];
  }
  const seen = new Set<string>();
  return list.flatMap((word: unknown, i) => {
    const at = join(pointer, i);
    if (typeof word !== 'string' || word.trim() === '') {
      return [report('word-type', at, 'value', { key, found: found(word) })];
    }
    const plain = word.trim().toLowerCase();
    if (seen.has(plain)) return [report('word-repeated', at, 'value', { key, word })];
    seen.add(plain);
    return [];
  });
}

function checkDescription(description: unknown): Finding[] {
  if (typeof description !== 'string' || description.trim() === '') return [];
  const words = description.trim().split(/\s+/);
  if (words.length < 3 && description.length < 20) {
    return [report('description-short', '/description', 'value', { description })];
  }
  const second = secondSentence(description);
  if (second !== null && description.length <= LONG_DESCRIPTION) {
    return [report('description-sentences', '/description', second)];
  }
  return description.length > LONG_DESCRIPTION
    ? [report('description-long', '/description', 'value', { length: description.length })]
    : [];
}

/** A sentence that ends, and a capital that begins the next one; abbreviations and initials do not end one. */
const SENTENCE_END = /[\p{L}\p{N})"'”’][.!?]\s+(?=\p{Lu})/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|etc|vs|incl|approx|max|min|no|nr|st|mr|mrs|ms|dr|inc|ltd|co|u\.s)\.\s+$/iu;

/** Where a second sentence begins and ends; null where there is one only. */
function secondSentence(text: string): { from: number; to: number } | null {
  for (const match of text.matchAll(SENTENCE_END)) {
    const from = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, from - 20), from)))
      return { from, to: text.trimEnd().length };
  }
  return null;
}
