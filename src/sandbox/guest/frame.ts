// The script inside the sandbox frame, for code of tools: starts one worker, and relays what it and the page say.

import { allowOwnBlobs, relay, workerOf, type Caps } from './relay.ts';

/** The guest's own scripts: what every run begins with, and what some have above it. They come in advance, being long. */
export interface Stock {
  readonly prelude: string;
  readonly part: string;
}

/** What the page sends for one run. */
export interface Orders extends Caps {
  /** Whether the part stands above the prelude. */
  readonly wholeGuest: boolean;
  /** What stands above all else, for this run alone. */
  readonly above: string;
  /** Source text that follows the prelude in the worker's script. */
  readonly script: string;
  /** What the worker gets at its start. */
  readonly start: string;
}

/** This one script runs in a document; all others of the guest run in workers. */
declare const parent: MessageEventSource & { postMessage(message: unknown, target: string): void };

let stock: { readonly prelude: Blob; readonly whole: Blob } | null = null;

allowOwnBlobs();
addEventListener('message', obey);
parent.postMessage('ready', '*');

function obey(event: MessageEvent): void {
  if (event.source !== parent) return;
  if (stock === null) {
    const { prelude, part } = event.data as Stock;
    stock = { prelude: new Blob([prelude]), whole: new Blob([part, prelude]) };
    return warmUp();
  }
  const [page] = event.ports;
  if (!page) return;
  removeEventListener('message', obey);
  const orders = event.data as Orders;
  const worker = workerOf([orders.above, orders.wholeGuest ? stock.whole : stock.prelude, orders.script]);
  const { theirs, tell } = relay(worker, page, orders, 'texts');
  worker.postMessage(orders.start, [theirs]);
  tell({ t: 'made' });
}

/** The first worker of a process starts slowly; this one does nothing and ends. */
function warmUp(): void {
  const worker = workerOf(['postMessage(0)']);
  worker.onmessage = () => worker.terminate();
}
