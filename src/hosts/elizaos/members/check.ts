// Checks the manifest's members: their types, unknown ones, and those that Milady never reads.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { readJson } from '../../../lang/json/read.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { onlyIn } from '../../kit/rule.ts';
import { suggester } from '../checking.ts';
import { DOCUMENTED, V2026_03 } from '../releases.ts';
import {
  MEMBER_TYPES,
  SHOWN_MEMBERS,
  TOP_MEMBERS,
  UNREAD_MEMBERS,
  UNSAFE_KEYS,
  fitsMember,
} from './known.ts';
import * as rules from './rules.ts';

/** Findings about the members of the root. */
export function checkMembers(document: SourceDocument): Finding[] {
  return [...checkTypes(document), ...checkStrangers(document), ...checkUnread(document)];
}

/** Findings about the types of members, without lists, which have their own rules. */
function checkTypes(document: SourceDocument): Finding[] {
  return [...MEMBER_TYPES].flatMap(([name, want]): Finding[] => {
    const value = member(document.value, name);
    if (value === undefined || fitsMember(name, value)) return [];
    const args = { name, want, got: typeName(value) };
    const pointer = join('', name);
    if (SHOWN_MEMBERS.includes(name)) return [rules.memberType.at(pointer, 'value', args)];
    const releases = name === 'app' || name === 'homepage' ? [DOCUMENTED, V2026_03] : [DOCUMENTED];
    return [onlyIn(releases, rules.extraMemberType.at(pointer, 'value', args))];
  });
}

/** Findings about members that are not part of a manifest. */
function checkStrangers(document: SourceDocument): Finding[] {
  const { value } = document;
  if (!isObject(value)) return [];
  const present = new Set(Object.keys(value));
  const suggest = suggester(TOP_MEMBERS.filter((name) => !present.has(name)));
  return Object.keys(value).flatMap((key): Finding[] => {
    const at = [join('', key), 'key'] as const;
    if (UNSAFE_KEYS.has(key)) return [rules.unsafeKey.at(...at, { key })];
    if (TOP_MEMBERS.includes(key)) return [];
    return [rules.unknownMember.at(...at, { key, suggestion: suggest(key) })];
  });
}

/** Members of this manifest that no code of Milady opens this file for, in its order. */
export function unreadMembers(manifest: unknown): string[] {
  if (!isObject(manifest)) return [];
  return Object.keys(manifest).filter((key) => UNREAD_MEMBERS.includes(key) && !isEmpty(manifest[key]));
}

/** Nothing is lost with it. */
function isEmpty(value: unknown): boolean {
  const holder = isObject(value) && isObject(value.properties) ? value.properties : value;
  if (isObject(holder)) return Object.keys(holder).every((key) => key === 'type');
  return Array.isArray(value) && value.length === 0;
}

/** One note for all of them, at the first; none where package.json is open and has the settings. */
function checkUnread(document: SourceDocument): Finding[] {
  const names = unreadMembers(document.value);
  const first = names[0];
  if (first === undefined || hasParametersFor(document)) return [];
  return [rules.membersUnread.at(join('', first), 'key', { names })];
}

/**
 * Whether package.json has as many parameters as the manifest has settings, whose names may differ, and each of its
 * secrets, whose names may not: the package.json of a template has those of another plugin.
 */
function hasParametersFor(document: SourceDocument): boolean {
  const { value, others = [] } = document;
  const packaged = fileBeside({ main: document, others }, 'package.json');
  if (!packaged) return false;
  const parameters = member(member(readJson(packaged.text).value, 'agentConfig'), 'pluginParameters');
  const settings = member(member(value, 'configSchema'), 'properties');
  const secrets = member(value, 'requiredSecrets');
  if (!isObject(parameters)) return false;
  if (Array.isArray(secrets) && !secrets.every((name) => Object.hasOwn(parameters, String(name))))
    return false;
  return Object.keys(parameters).length >= (isObject(settings) ? Object.keys(settings).length : 0);
}
