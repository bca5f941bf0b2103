// The embedded view: read-only, without storage. Its address says what it shows, and so does every new one.

import { mount } from 'svelte';
import { Analyst } from '../analyst.ts';
import { Workspace } from '../workspace.svelte.ts';
import { openLink } from '../share/open-link.ts';
import EmbedView from './EmbedView.svelte';

/** Mounts the embedded view of the link in the address. */
export async function embedView(target: HTMLElement): Promise<void> {
  const workspace = new Workspace(new Analyst(), '', true);
  const show = async (): Promise<void> => {
    // An opened link needs no notice here; a damaged one does.
    if (await openLink(workspace, location.hash, () => Promise.resolve([]))) workspace.notices.clearInfo();
  };
  await show();
  addEventListener('hashchange', () => void show());
  const query = new URLSearchParams(location.search);
  const onlyResult = (query.get('view') ?? query.get('embed')) === 'result';
  mount(EmbedView, { target, props: { workspace, onlyResult } });
}
