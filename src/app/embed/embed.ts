// The embedded view: read-only, without storage, talking with the one page that its address names.

import { mount } from 'svelte';
import { Analyst } from '../analyst.ts';
import { Workspace } from '../workspace.svelte.ts';
import { arrive } from '../share/arrive.ts';
import EmbedView from './EmbedView.svelte';
import { Orders } from './orders.ts';
import { partnerOf, PROTOCOL, readOrder, reportOf, type Answer, type Order } from './messages.ts';

export async function embedView(target: HTMLElement): Promise<void> {
  const workspace = new Workspace(new Analyst(), '', true);
  const show = async (): Promise<void> => {
    // That a link was opened goes without saying here; a damaged one is told.
    if (await arrive(workspace, location.hash, () => Promise.resolve(null))) workspace.notices.clearInfo();
  };
  await show();
  addEventListener('hashchange', () => void show());
  const query = new URLSearchParams(location.search);
  const onlyResult = (query.get('view') ?? query.get('embed')) === 'result';
  mount(EmbedView, { target, props: { workspace, onlyResult } });
  const partner = partnerOf(location.search);
  if (partner !== null && parent !== window) talk(workspace, partner);
}

/** Listens to the page around, and answers to its origin alone. */
function talk(workspace: Workspace, partner: string): void {
  const tell = (answer: Answer): void => parent.postMessage({ plugbench: PROTOCOL, ...answer }, partner);
  const orders = new Orders((order) => follow(workspace, order), tell);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== partner) return;
    const order = readOrder(data);
    if (order?.type === 'error') tell(order);
    else if (order) orders.take(order);
  });
  tell({ type: 'ready' });
}

async function follow(workspace: Workspace, order: Order): Promise<Answer> {
  const { id } = order;
  if (order.type === 'set-source') {
    const { text, host, release, path } = order;
    const nothing = { selection: null, older: null, files: [] };
    workspace.restore({ ...workspace.snapshot(), ...nothing, text, host, release, path });
  }
  const analysis = await workspace.active.check();
  return analysis
    ? { type: 'problems', id, ...reportOf(workspace.active.text, analysis) }
    : { type: 'error', id, message: 'The check failed.' };
}
