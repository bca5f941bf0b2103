// Checks plugin.json: as a whole, its name, what it tells people, what it has for single clients, unknown members.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { DRAFT, isDraft, PLUGIN_SCHEMA } from '../addresses.ts';
import { MAX_SUGGESTED, meantMember, nameFault } from '../names.ts';
import { AUTHOR, MEMBERS, REQUIRED, TEXTS } from './members.ts';
import * as rules from './rules.ts';

/** What makes clients reject a plugin, or ignore a part of it. Clients may not refuse formats of texts. */
export function checkManifest({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [rules.notAnObject.at('', 'value', { type: typeName(value) })];
  return [
    ...checkSchema(value.$schema),
    ...checkName(value.name),
    ...TEXTS.flatMap((key) => checkText(value[key], join('', key), key)),
    ...checkAuthor(value.author),
    ...checkKeywords(value.keywords),
    ...checkExtensions(value.extensions),
    ...checkMembers(value),
  ];
}

function checkSchema(schema: unknown): Finding[] {
  if (schema === undefined) return [rules.schemaMissing.at('', 'key')];
  if (schema === PLUGIN_SCHEMA.replace('1.0.0', DRAFT)) return [rules.schemaDraft.at('/$schema', 'value')];
  return schema === PLUGIN_SCHEMA ? [] : [rules.schemaUnsupported.at('/$schema', 'value', { schema })];
}

function checkName(name: unknown): Finding[] {
  if (name === undefined) return [rules.nameMissing.at('', 'key')];
  if (typeof name !== 'string') return [rules.nameType.at('/name', 'value', { type: typeName(name) })];
  const fault = nameFault(name);
  return fault === null ? [] : [rules.nameInvalid.at('/name', 'value', { name, fault })];
}

function checkText(text: unknown, pointer: string, key: string): Finding[] {
  if (text === undefined || typeof text === 'string') return [];
  return [rules.textType.at(pointer, 'value', { key, type: typeName(text) })];
}

function checkAuthor(author: unknown): Finding[] {
  if (author === undefined) return [];
  if (!isObject(author)) return [rules.authorType.at('/author', 'value', { type: typeName(author) })];
  return Object.entries(author).flatMap(([key, held]): Finding[] => {
    const pointer = join('/author', key);
    if (AUTHOR.includes(key)) return checkText(held, pointer, `author.${key}`);
    const meant = typeof held === 'string' ? meantMember(key, AUTHOR) : undefined;
    const free = meant === undefined || Object.hasOwn(author, meant) ? undefined : meant;
    return [rules.authorMember.at(pointer, 'key', { key, meant: free })];
  });
}

function checkKeywords(keywords: unknown): Finding[] {
  if (keywords === undefined) return [];
  if (!Array.isArray(keywords))
    return [rules.keywordsType.at('/keywords', 'value', { type: typeName(keywords) })];
  return keywords.flatMap((word: unknown, i) =>
    typeof word === 'string'
      ? []
      : [rules.keywordType.at(join('/keywords', i), 'value', { type: typeName(word) })],
  );
}

/** At least two labels of a domain. */
export const REVERSE_DOMAIN = /^[a-z][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)+$/i;

/** What is inside of a client's member is that client's. */
function checkExtensions(extensions: unknown): Finding[] {
  if (extensions === undefined) return [];
  if (!isObject(extensions)) {
    return [rules.extensionsType.at('/extensions', 'value', { type: typeName(extensions) })];
  }
  return Object.entries(extensions).flatMap(([name, held]): Finding[] => {
    const pointer = join('/extensions', name);
    if (!isObject(held)) return [rules.extensionType.at(pointer, 'value', { name, type: typeName(held) })];
    return name.length < 300 && REVERSE_DOMAIN.test(name)
      ? []
      : [rules.extensionName.at(pointer, 'key', { name })];
  });
}

/** Unknown members, with the free one that is probably meant where its value could be that. */
function checkMembers(value: Readonly<Record<string, unknown>>): Finding[] {
  const isKnown = (key: string): boolean =>
    MEMBERS.includes(key) || (key === 'presentation' && isDraft(value));
  const unknown = Object.keys(value).filter((key) => !isKnown(key));
  return unknown.flatMap((key, i) => {
    const meant = i < MAX_SUGGESTED ? meantMember(key, MEMBERS) : undefined;
    const free = meant === undefined || Object.hasOwn(value, meant) ? undefined : meant;
    // That it is missing is refused, and renaming this one is its fix.
    if (free !== undefined && REQUIRED.includes(free) && typeof value[key] === 'string') return [];
    return [
      rules.unknownMember.at(join('', key), 'key', { key, meant: fits(free, value[key]) ? free : undefined }),
    ];
  });
}

/** A renamed member must not make clients reject what they would only ignore. */
function fits(key: string | undefined, held: unknown): boolean {
  if (key === 'keywords') return Array.isArray(held) && held.every((word) => typeof word === 'string');
  if (key === 'extensions') return isObject(held) && Object.values(held).every(isObject);
  return key !== undefined && TEXTS.includes(key) && typeof held === 'string';
}
