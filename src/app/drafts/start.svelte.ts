// Brings back what belongs on the page (link, else draft, else the sample) and keeps it from then on.

import { Newest } from '../newest.ts';
import type { Notice } from '../notices.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { dropStaleLink } from '../share/address.ts';
import { openLink } from '../share/open-link.ts';
import { DraftStore } from './draft-store.ts';

/** What a shortcut of the installed app asks for, null for nothing; it is done once, not at every reload. */
function takeShortcut(): string | null {
  const wanted = new URLSearchParams(location.search).get('do');
  if (wanted === 'new') history.replaceState(history.state, '', location.pathname);
  return wanted;
}

/** Settles when the page shows what it is to show. Never rejects. */
export async function start(workspace: Workspace): Promise<void> {
  const drafts = new DraftStore(workspace);
  workspace.keepIn(drafts);
  drafts.onkept = dropStaleLink;
  const toDraft = async (): Promise<Notice['actions']> => {
    const id = await drafts.newest();
    return id === null ? [] : [{ label: 'Back to my draft', run: () => void drafts.restore(id) }];
  };
  const first = location.hash;
  if (!(await openLink(workspace, first, toDraft))) {
    if (takeShortcut() === 'new') workspace.open('');
    else await drafts.resume();
  }
  // What the page shows at first is not a person's work, or it is in the history.
  workspace.forgetSteps();
  $effect.root(() => {
    $effect(() => {
      workspace.snapshot();
      drafts.changed();
    });
  });
  addEventListener('pagehide', () => void drafts.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void drafts.flush();
  });
  const links = new Newest();
  const follow = (): void => {
    const undo = (): Promise<Notice['actions']> => Promise.resolve([workspace.undoButton]);
    void openLink(workspace, location.hash, undo, links.begin());
  };
  addEventListener('hashchange', follow);
  // A link that was opened while the draft was brought back.
  if (location.hash !== first) follow();
  void drafts.tidy();
}
