// The address in the bar follows what is open, unless a person has switched that off in this browser.

import type { Work } from '../drafts/work.ts';
import { keepText, keptText } from '../kept.ts';
import { Newest } from '../newest.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { addressShows, clearAddress, isInAddress } from './address.ts';

const SETTING = 'plugbench:address-follows';
const PAUSE_MS = 1000;

/** What counts where nothing is kept. */
let follows = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const changes = new Newest();

/** Takes a stale link out of the address at once, and puts the new one there when nothing has changed for a second. */
export function followWork(workspace: Workspace, work: Work): void {
  clearTimeout(timer);
  if (isInAddress(work)) return;
  const isNewest = changes.begin();
  if (location.hash !== '') clearAddress();
  if (!isFollowing()) return;
  timer = setTimeout(() => {
    addressShows(work);
    import('./link.ts')
      .then(({ followWith }) => followWith(workspace, work, isNewest))
      // The address stays bare.
      .catch(() => undefined);
  }, PAUSE_MS);
}

/** Switches it on or off, and says which. */
export function switchFollowing(workspace: Workspace): void {
  follows = !isFollowing();
  keepText('localStorage', SETTING, follows ? 'yes' : 'no');
  clearAddress();
  followWork(workspace, workspace.snapshot());
  workspace.notices.show(
    follows
      ? 'The address in the bar follows what you type, in a link without keys and settings. The history of the browser keeps such addresses.'
      : 'The address in the bar no longer holds what you type. Links are made only when you share.',
    'info',
    [{ label: 'Undo', run: () => switchFollowing(workspace) }],
  );
}

function isFollowing(): boolean {
  const kept = keptText('localStorage', SETTING);
  return kept === null ? follows : kept === 'yes';
}
