// The script inside the sandbox frame, for code of tools: starts one worker, and relays what it and the page say.

import { allowOwnBlobs, faultOf, relay, workerOf, type Caps, type FromFrame } from './relay.ts';

/** The guest's own scripts: what every run begins with, and what some have above it. They come in advance, being long. */
export interface Stock {
  readonly prelude: string;
  readonly part: string;
  /** Of the run that is expected; null where none is. */
  readonly script: WorkerScript | null;
}

/** The script of one run, of which nothing runs before its orders. */
export interface WorkerScript {
  /** Whether the part stands above the prelude. */
  readonly wholeGuest: boolean;
  /** What stands above all else, for this run alone. */
  readonly above: string;
  /** Source text that follows the prelude in the worker's script. */
  readonly script: string;
}

/** What the page sends for one run, with the port to it. */
export interface Orders extends Caps {
  /** What the worker gets at its start. */
  readonly start: string;
}

/** This one script runs in a document; all others of the guest run in workers. */
declare const parent: MessageEventSource & { postMessage(message: unknown, target: string): void };

let stock: { readonly prelude: Blob; readonly whole: Blob } | null = null;
let waiting: Worker | null = null;
/** Of the script that waits. */
let fault: FromFrame | null = null;

allowOwnBlobs();
addEventListener('message', obey);
parent.postMessage('ready', '*');

function obey(event: MessageEvent): void {
  if (event.source !== parent) return;
  if (stock === null) {
    const { prelude, part, script } = event.data as Stock;
    stock = { prelude: new Blob([prelude]), whole: new Blob([part, prelude]) };
    return script ? load(stock, script) : warmUp();
  }
  const [page] = event.ports;
  if (!page) return load(stock, event.data as WorkerScript);
  if (!waiting) return;
  removeEventListener('message', obey);
  const orders = event.data as Orders;
  waiting.onerror = null;
  const { theirs, tell } = relay(waiting, page, orders, 'texts');
  waiting.postMessage(orders.start, [theirs]);
  tell({ t: 'made' });
  if (fault) tell(fault);
}

/** Starts the worker, in the place of one with another script. */
function load({ prelude, whole }: NonNullable<typeof stock>, orders: WorkerScript): void {
  waiting?.terminate();
  fault = null;
  waiting = workerOf([orders.above, orders.wholeGuest ? whole : prelude, orders.script]);
  waiting.onerror = (event) => (fault = faultOf(event));
}

/** The first worker of a process starts slowly; this one does nothing and ends. */
function warmUp(): void {
  const worker = workerOf(['postMessage(0)']);
  worker.onmessage = () => worker.terminate();
}
