// The name of a draft in the history.

import type { HostEntry } from '../../model/host.ts';

/** Manifests have their name near the beginning; a longer search would hold up typing in a huge one. */
const LOOKED_AT = 20_000;

/** From the manifest's own name, also of broken text; else the text's beginning. */
export function nameOf(text: string, hosts: readonly Pick<HostEntry, 'nameKey'>[]): string {
  const start = text.slice(0, LOOKED_AT);
  for (const word of ['name', 'title', ...hosts.flatMap(({ nameKey }) => nameKey ?? []), 'id']) {
    const found = new RegExp(`"${word}"\\s*:\\s*"([^"\\\\\\n]{1,80})"`).exec(start)?.[1]?.trim();
    if (found) return found;
  }
  return start.trim().replace(/\s+/g, ' ').slice(0, 40) || 'Empty';
}
