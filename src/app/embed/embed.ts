// The embedded view: read-only, without storage, talking with the one page that its address names.

import { mount } from 'svelte';
import { Analyst } from '../analyst.ts';
import { Session } from '../session.svelte.ts';
import { arrive } from '../share/arrive.ts';
import EmbedView from './EmbedView.svelte';
import { Orders } from './orders.ts';
import { partnerOf, PROTOCOL, readOrder, reportOf, type Answer, type Order } from './messages.ts';

export async function embedView(target: HTMLElement): Promise<void> {
  const session = new Session(new Analyst(), '', true);
  const show = async (): Promise<void> => {
    // That a link was opened goes without saying here; a damaged one is told.
    if (await arrive(session, location.hash, () => Promise.resolve(null))) session.notices.typed();
  };
  await show();
  addEventListener('hashchange', () => void show());
  const query = new URLSearchParams(location.search);
  const onlyResult = (query.get('view') ?? query.get('embed')) === 'result';
  mount(EmbedView, { target, props: { session, onlyResult } });
  const partner = partnerOf(location.search);
  if (partner !== null && parent !== window) talk(session, partner);
}

/** Listens to the page around, and answers to its origin alone. */
function talk(session: Session, partner: string): void {
  const tell = (answer: Answer): void => parent.postMessage({ plugbench: PROTOCOL, ...answer }, partner);
  const orders = new Orders((order) => follow(session, order), tell);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== partner) return;
    const order = readOrder(data);
    if (order?.type === 'error') tell(order);
    else if (order) orders.take(order);
  });
  tell({ type: 'ready' });
}

async function follow(session: Session, order: Order): Promise<Answer> {
  const { id } = order;
  if (order.type === 'set-source') {
    const { text, host, release, path } = order;
    const nothing = { selection: null, older: null, files: [] };
    session.restore({ ...session.snapshot(), ...nothing, text, host, release, path });
  }
  const analysis = await session.check();
  return analysis
    ? { type: 'problems', id, ...reportOf(session.text, analysis) }
    : { type: 'error', id, message: 'The check failed.' };
}
