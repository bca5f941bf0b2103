// Brings back what belongs on the page (link, else draft, else the sample), and keeps it from then on.

import { Newest } from '../newest.ts';
import type { Notice } from '../notices.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { addressShows, isOwnLink } from '../share/address.ts';
import { followWork } from '../share/following.ts';
import { linkIsBack, openLink } from '../share/open-link.ts';
import { DraftStore } from './draft-store.ts';

async function openWanted(workspace: Workspace): Promise<boolean> {
  const { openWanted } = await import('./wanted.ts');
  return openWanted(workspace);
}

/** Opens what the fragment names, once a person has said yes; the address is not kept, because it may hold a key. */
function askForSource(workspace: Workspace): boolean {
  if (!/^#(?:url|gh|npm)=/.test(location.hash)) return false;
  workspace.layout.askForAddress(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Settles when the page shows what it is to show. Never rejects. */
export async function start(workspace: Workspace): Promise<void> {
  const drafts = new DraftStore(workspace);
  workspace.keepIn(drafts);
  await drafts.storeLeft();
  const toDraft = async (): Promise<Notice['actions']> => {
    const id = await drafts.newest();
    return id === null ? [] : [{ label: 'Back to my draft', run: () => void drafts.restore(id) }];
  };
  const first = location.hash;
  const isSource = askForSource(workspace);
  // After a reload the draft is newer than its own link, and has what no link has.
  const isBack = isOwnLink(first) && (await drafts.resume(true));
  if (isBack) await linkIsBack(first);
  else if (isSource || !(await openLink(workspace, first, toDraft))) {
    const opened = /[?&](?:new|do=new|host=|sample=)/.test(location.search) && (await openWanted(workspace));
    if (!opened) await drafts.resume();
    // What the page begins with needs no link before something is done to it.
    addressShows(workspace.snapshot());
  }
  // What the page shows at first is not a person's work, or it is in the history.
  workspace.forgetSteps();
  $effect.root(() => {
    $effect(() => {
      followWork(workspace, workspace.snapshot());
      drafts.changed();
    });
  });
  addEventListener('pagehide', () => void drafts.flush(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void drafts.flush(true);
  });
  const links = new Newest();
  const follow = (): void => {
    if (askForSource(workspace)) return;
    const undo = (): Promise<Notice['actions']> => Promise.resolve([workspace.undoButton]);
    void openLink(workspace, location.hash, undo, links.begin());
  };
  addEventListener('hashchange', follow);
  // A link that was opened while the draft was brought back.
  if (!isSource && location.hash !== first) follow();
  void drafts.tidy();
}
