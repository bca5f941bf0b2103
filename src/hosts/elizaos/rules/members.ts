// The manifest's members: their types, strangers among them, and those that Milady never reads.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import {
  CODE_MEMBERS,
  OPENCLAW_MEMBERS,
  SHOWN_MEMBERS,
  TOP_MEMBERS,
  UNREAD_MEMBERS,
  UNSAFE_KEYS,
} from '../known.ts';
import { MILADY, PAGE } from '../releases.ts';
import { suggester, withSuggestion } from '../suggest.ts';

const TYPES: ReadonlyMap<string, 'string' | 'object'> = new Map([
  ['id', 'string'],
  ['name', 'string'],
  ['description', 'string'],
  ['version', 'string'],
  ['kind', 'string'],
  ['configSchema', 'object'],
  ['uiHints', 'object'],
  ['minElizaVersion', 'string'],
  ['author', 'string'],
  ['license', 'string'],
  ['homepage', 'string'],
  ['app', 'object'],
  ['viewer', 'object'],
  ['$schema', 'string'],
]);

/** Types of all members but the lists, which have rules of their own. */
export function checkMemberTypes(document: SourceDocument): Finding[] {
  return [...TYPES].flatMap(([name, want]): Finding[] => {
    const value = member(document.value, name);
    if (value === undefined || hasType(value, want)) return [];
    const args = { name, want, got: typeName(value) };
    const pointer = join('', name);
    if (SHOWN_MEMBERS.includes(name)) return [{ code: 'elizaos/member-type', pointer, at: 'value', args }];
    const releases = name === 'app' || name === 'homepage' ? [PAGE, MILADY] : [PAGE];
    return [{ code: 'elizaos/extra-member-type', pointer, at: 'value', args, releases }];
  });
}

/** True where a value has the type that a member of this name must have. */
export function fitsMember(name: string, value: unknown): boolean {
  const want = TYPES.get(name);
  if (want !== undefined) return hasType(value, want);
  return name === 'repository' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

function hasType(value: unknown, want: 'string' | 'object'): boolean {
  return want === 'object' ? isObject(value) : typeof value === 'string';
}

/** Members that are no part of a manifest. */
export function checkStrangers(document: SourceDocument): Finding[] {
  const { value } = document;
  if (!isObject(value)) return [];
  const present = new Set(Object.keys(value));
  const suggest = suggester(TOP_MEMBERS.filter((name) => !present.has(name)));
  return Object.keys(value).flatMap((key): Finding[] => {
    const at = { pointer: join('', key), at: 'key' } as const;
    if (UNSAFE_KEYS.has(key)) return [{ code: 'elizaos/unsafe-key', ...at, args: { key } }];
    if (TOP_MEMBERS.includes(key)) return [];
    if (OPENCLAW_MEMBERS.has(key)) return [{ code: 'elizaos/openclaw-member', ...at, args: { key } }];
    return [{ code: 'elizaos/unknown-member', ...at, args: withSuggestion({ key }, suggest(key)) }];
  });
}

/** Members that the page leaves out and the code declares: one note for all, at the first. */
export function checkUndocumented(document: SourceDocument): Finding[] {
  const { value } = document;
  if (!isObject(value)) return [];
  // The note on the kind `app` speaks of its block already.
  const names = Object.keys(value).filter(
    (key) => CODE_MEMBERS.includes(key) && !(key === 'app' && value.kind === 'app'),
  );
  const first = names[0];
  if (first === undefined) return [];
  return [{ code: 'elizaos/undocumented-members', pointer: join('', first), at: 'key', args: { names } }];
}

/** Members of this manifest that no code of Milady opens this file for, in its order. */
export function unreadMembers(manifest: unknown): string[] {
  return isObject(manifest) ? Object.keys(manifest).filter((key) => UNREAD_MEMBERS.includes(key)) : [];
}

/** One note for all of them, at the first. */
export function checkUnread(document: SourceDocument): Finding[] {
  const names = unreadMembers(document.value);
  const first = names[0];
  if (first === undefined) return [];
  return [{ code: 'elizaos/members-unread', pointer: join('', first), at: 'key', args: { names } }];
}

/** Milady looks for the viewer inside `app`, the current core at the top: the two readers disagree. */
export function checkViewer(document: SourceDocument): Finding[] {
  const viewer = member(document.value, 'viewer');
  if (!isObject(viewer) || member(member(document.value, 'app'), 'viewer') !== undefined) return [];
  return [{ code: 'elizaos/viewer-at-top', pointer: '/viewer', at: 'key' }];
}
