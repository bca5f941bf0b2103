// What plugins and their members may be called, and names that are made of other texts.

import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { inverted } from '../kit/words.ts';

export const MAX_NAME = 64;

/** Why a plugin cannot be called so, as the end of a sentence; null where it can. */
export function nameFault(name: string): string | null {
  if (name === '') return 'is empty';
  if (name.length > MAX_NAME)
    return `has ${String(name.length)} characters, and ${String(MAX_NAME)} are the most`;
  if (/[^a-z0-9.-]/.test(name)) return 'may only have lowercase letters, digits, hyphens and periods';
  if (!/^[a-z0-9]/.test(name) || !/[a-z0-9]$/.test(name))
    return 'must begin and end with a letter or a digit';
  return /--|\.\./.test(name) ? 'must not have two hyphens or two periods in a row' : null;
}

/** A name that plugins may have, made of any text. */
export function nameOf(text: string): string {
  const plain = text
    .slice(0, 500)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.');
  return trimmed(trimmed(plain).slice(0, MAX_NAME)) || 'my-plugin';
}

function trimmed(name: string): string {
  return name.replace(/^[.-]+/, '').replace(/(?<![.-])[.-]+$/, '');
}

/** Whether a member that the object has not is there under another name. */
export function isMisspelt(
  holder: Readonly<Record<string, unknown>>,
  name: string,
  members: readonly string[],
): boolean {
  const others = Object.keys(holder).slice(0, MAX_SUGGESTED);
  return others.some((key) => !members.includes(key) && meantMember(key, members) === name);
}

/** More members get no suggestion, which keeps hostile files cheap. */
export const MAX_SUGGESTED = 50;

/** Words of other formats → the member that is meant. */
const ALIASES = inverted({
  name: ['id', 'title', 'displayName'],
  $schema: ['schema'],
  keywords: ['tags'],
  repository: ['repo'],
  homepage: ['url', 'website'],
  mcpServers: ['servers', 'mcp'],
  type: ['transport'],
  command: ['cmd'],
  args: ['arguments'],
  env: ['environment'],
  cwd: ['workingDirectory'],
  url: ['serverUrl'],
  headers: ['httpHeaders'],
});

/** Which of the members that an object may have is meant by another name; undefined where that is not clear. */
export function meantMember(key: string, members: readonly string[]): string | undefined {
  const alias = ALIASES.get(key);
  if (alias !== undefined && members.includes(alias)) return alias;
  return key.length > 40 ? undefined : didYouMean(key, members);
}
