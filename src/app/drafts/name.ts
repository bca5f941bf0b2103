// The name of a draft in the history, and whether an edit leaves another plugin behind, which is worth an entry there.

import type { HostEntry } from '../../model/host.ts';
import type { TextEdit } from '../../model/finding.ts';

/** Manifests have their name near the beginning; a longer search would hold up typing in a huge one. */
const LOOKED_AT = 20_000;

type Hosts = readonly Pick<HostEntry, 'nameKey'>[];

/** The manifest's names and ids by their members, also of broken text; the one to call it by first. */
export function namesIn(text: string, hosts: Hosts): Readonly<Record<string, string>> {
  const start = text.slice(0, LOOKED_AT);
  const found: Record<string, string> = {};
  for (const word of ['name', 'title', ...hosts.flatMap(({ nameKey }) => nameKey ?? []), 'id']) {
    const name = new RegExp(`"${word}"\\s*:\\s*"([^"\\\\\\n]{1,80})"`).exec(start)?.[1]?.trim();
    if (name) found[word] = name;
  }
  return found;
}

/** From the manifest's own name, also of broken text; else the text's beginning. */
export function nameOf(text: string, hosts: Hosts): string {
  const [name] = Object.values(namesIn(text, hosts));
  return name ?? (text.slice(0, LOOKED_AT).trim().replace(/\s+/g, ' ').slice(0, 40) || 'Empty');
}

/** A shorter text is the beginning of one. */
const SHORT = 20;

/** True where most of the text goes, or where the manifest gets another name or id as a whole, not letter by letter. */
export function replaces(
  before: string,
  after: string,
  edits: readonly TextEdit[],
  hosts: readonly Pick<HostEntry, 'nameKey'>[],
): boolean {
  if (before.trim().length < SHORT) return false;
  const gone = edits.reduce((sum, { from, to }) => sum + to - from, 0);
  if (gone > before.length / 2) return true;
  const whole = (name: string): boolean =>
    edits.some(({ insert }) => name.length > 1 && insert.includes(name));
  if (!edits.some(({ insert }) => insert.length > 1)) return false;
  const names = namesIn(after, hosts);
  return Object.entries(namesIn(before, hosts)).some(([key, name]) => {
    const now = names[key];
    return now !== undefined && now !== name && whole(now);
  });
}
