// Finds members that plugin.json does not have.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { meantMember } from '../names.ts';
import { MEMBERS } from './known.ts';
import { unknownMember } from './rules.ts';

/** More members get no suggestion, which keeps hostile manifests cheap. */
const MAX_SUGGESTED = 50;

/** Unknown members, with the free one that is probably meant where its value could be that. */
export function checkMembers({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const unknown = Object.keys(value).filter((key) => !MEMBERS.includes(key));
  return unknown.map((key, i) => {
    const meant = i < MAX_SUGGESTED ? meantMember(key, MEMBERS) : undefined;
    const free = meant === undefined || Object.hasOwn(value, meant) ? undefined : meant;
    return unknownMember.at(join('', key), 'key', { key, meant: fits(free, value[key]) ? free : undefined });
  });
}

/** A renamed member must not make clients reject what they would only ignore. */
function fits(key: string | undefined, held: unknown): boolean {
  if (key === 'keywords') return Array.isArray(held) && held.every((word) => typeof word === 'string');
  if (key === 'extensions') return isObject(held) && Object.values(held).every(isObject);
  return key !== 'author' && key !== '$schema' && key !== 'name' && typeof held === 'string';
}
