// Finds members that plugin.json does not have.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { isDraft } from '../addresses.ts';
import { MAX_SUGGESTED, meantMember } from '../names.ts';
import { unknownMember } from './rules.ts';

/** Unknown members, with the free one that is probably meant where its value could be that. */
export function checkMembers({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const isKnown = (key: string): boolean =>
    MEMBERS.includes(key) || (key === 'presentation' && isDraft(value));
  const unknown = Object.keys(value).filter((key) => !isKnown(key));
  return unknown.flatMap((key, i) => {
    const meant = i < MAX_SUGGESTED ? meantMember(key, MEMBERS) : undefined;
    const free = meant === undefined || Object.hasOwn(value, meant) ? undefined : meant;
    // That it is missing is refused, and renaming this one is its fix.
    if (free !== undefined && REQUIRED.includes(free) && typeof value[key] === 'string') return [];
    return [
      unknownMember.at(join('', key), 'key', { key, meant: fits(free, value[key]) ? free : undefined }),
    ];
  });
}

/** A renamed member must not make clients reject what they would only ignore. */
function fits(key: string | undefined, held: unknown): boolean {
  if (key === 'keywords') return Array.isArray(held) && held.every((word) => typeof word === 'string');
  if (key === 'extensions') return isObject(held) && Object.values(held).every(isObject);
  return key !== undefined && TEXTS.includes(key) && typeof held === 'string';
}

/** Members without which clients reject a plugin. */
const REQUIRED: readonly string[] = ['$schema', 'name'];

export const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];

/** All members; the list is closed. */
export const MEMBERS: readonly string[] = [...REQUIRED, ...TEXTS, 'author', 'keywords', 'extensions'];

export const AUTHOR: readonly string[] = ['name', 'email', 'url'];
