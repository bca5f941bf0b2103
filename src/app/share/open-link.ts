// Opens links: at the start, and when the address is changed while the page is open. Their content is untrusted.

import { openFragment } from '../../share/link.ts';
import { withSafeNames } from '../../share/safe-names.ts';
import { renamedMessage } from '../../files/paths.ts';
import { nameOf } from '../drafts/name.ts';
import { workOf } from '../drafts/work.ts';
import { isTooMuch, readSharedConfig } from '../run/read-run-input.ts';
import type { Notice } from '../notices.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { addressShows } from './address.ts';

type Actions = Notice['actions'];

/**
 * Shows what the address holds. `back` gives the button that brings back the work that the link takes the place of. True
 * where a link was opened; a damaged one changes nothing but the notice. Never rejects.
 */
export async function openLink(
  workspace: Workspace,
  fragment: string,
  back: () => Promise<Actions>,
  isNewest: () => boolean = () => true,
): Promise<boolean> {
  const opened = await openFragment(fragment);
  if (opened.kind === 'none' || !isNewest()) return false;
  if (opened.kind === 'damaged') {
    const { why, text } = opened;
    const kept = text ? ' Its beginning is readable.' : '';
    workspace.notices.show(
      `${why}${kept} Your own work is unchanged.`,
      'warning',
      rescues(workspace, fragment, text),
    );
    return false;
  }
  const actions = await back();
  const wasSet = !workspace.config.isEmpty;
  const { path, files, renamed } = withSafeNames(opened.state);
  const at = opened.state.files.findIndex((file) => file.path === opened.state.open);
  const work = workOf({ ...opened.state, path, files, open: files[at]?.path ?? null });
  workspace.restore(work);
  workspace.memory.isUntouched = true;
  addressShows(work);
  for (const [service, entry] of Object.entries(readSharedConfig(opened.state.run)))
    workspace.config.set(service, entry);
  const settings = wasSet
    ? 'The settings that you typed stay with your draft; the link cannot read them.'
    : '';
  const leftOut = isTooMuch(opened.state.run)
    ? 'Some of what it sets for runs is too much to show, so it was left out.'
    : '';
  const opening = `Opened ${nameOf(work.text, workspace.hosts)} from a link. Nothing runs until you press Run.`;
  workspace.notices.show(
    [opening, settings, leftOut, renamedMessage(renamed)].filter((part) => part !== '').join(' '),
    renamed.length > 0 || leftOut !== '' ? 'warning' : 'info',
    actions,
  );
  return true;
}

/** The draft that this link was made of is open again, with what was changed since. */
export async function linkIsBack(fragment: string): Promise<void> {
  const opened = await openFragment(fragment);
  if (opened.kind === 'whole') addressShows(workOf(opened.state));
}

async function copied(workspace: Workspace, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    workspace.notices.show('Copying is not allowed here.', 'warning');
  }
}

/** What can be done about a link that cannot be opened. */
function rescues(workspace: Workspace, fragment: string, text: string | null): Actions {
  const show = {
    label: 'Show the readable part',
    run: () => (workspace.open(text ?? ''), workspace.tell('Opened what could be read of the link.')),
  };
  const copy = {
    label: 'Copy the link’s text',
    run: () => void copied(workspace, fragment),
  };
  return text ? [show, copy] : [copy];
}
