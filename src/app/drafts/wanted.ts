// Links of documentation: a template or a sample of a host, in a release or in the newest one.

import type { HostCard } from '../../../workers/contract.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** What the query asks for, once and not at every reload: `?do=new`, `?host=ragflow&new`, `?sample=ownpilot/broken`.
 * False where it asks for nothing. */
export async function openWanted(workspace: Workspace): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  const isNew = query.has('new') || query.get('do') === 'new';
  const [host = query.get('host'), sample = null] = query.get('sample')?.split('/') ?? [];
  if (!isNew && sample === null && host === null) return false;
  history.replaceState(history.state, '', location.pathname + location.hash);
  await workspace.ready;
  const card = workspace.hosts.find(({ id }) => id === host);
  const found = card?.samples.find(({ id, kind }) => (sample === null ? kind === 'template' : id === sample));
  if (card && found) workspace.openSample(card, found);
  else workspace.open('');
  const release = card && releaseOf(card, query.get('release'));
  if (card && release) workspace.main.override({ host: card.id, release });
  return true;
}

/** The release that a link names, or the newest one; null for neither. */
function releaseOf({ releases }: HostCard, named: string | null): string | null {
  const wanted = named === 'newest' ? releases.at(-1) : releases.find(({ id }) => id === named);
  return wanted?.id ?? null;
}
