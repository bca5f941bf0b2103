// The hosts that the bench knows: a folder is a host, everything else follows from it.

import type { Host, HostEntry, ListedHost } from '../model/host.ts';

/** Host ids, which are folder names, in the order of menus. */
// prettier-ignore
const ORDER = [
  'ownpilot',
  'anythingllm',
  'gloodata',
  'elizaos',
  'ragflow',
  'agent-plugins',
];

const entries = import.meta.glob<HostEntry>('./*/entry.ts', { eager: true, import: 'entry' });
const packs = import.meta.glob<Host>('./*/index.ts', { import: 'host' });

/** All hosts, in the order of menus; `load` gives the rest of a host. */
export const hosts: readonly ListedHost[] = ORDER.map((id) => {
  const entry = entries[`./${id}/entry.ts`];
  const load = packs[`./${id}/index.ts`];
  if (!entry || !load) throw new Error(`src/hosts/${id} has no entry.ts or no index.ts.`);
  return { ...entry, load };
});
