// The name of a draft in the history.

import type { HostEntry } from '../../model/host.ts';

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
