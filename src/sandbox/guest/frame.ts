// The script inside the sandbox frame: starts one worker, relays texts between it and the page, and keeps the caps.

import type { FromGuest } from './messages.ts';

/** The guest's own scripts: what every run begins with, and what some have above it. They come in advance, being long. */
export interface Stock {
  readonly prelude: string;
  readonly part: string;
}

/** What the page sends for one run. */
export interface Orders {
  /** Whether the part stands above the prelude. */
  readonly wholeGuest: boolean;
  /** Source text that follows the prelude in the worker's script. */
  readonly script: string;
  /** What the worker gets at its start. */
  readonly start: string;
  /** Longest message, number of messages and total length, in UTF-16 units. */
  readonly longest: number;
  readonly count: number;
  readonly total: number;
}

/** This one script runs in a document; all others of the guest run in workers. */
declare const parent: MessageEventSource & { postMessage(message: unknown, target: string): void };

let stock: { readonly prelude: Blob; readonly whole: Blob } | null = null;

/** The page's policy asks for trusted types in this frame too; the only scripts that it starts are its own blobs. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown }
  | undefined;
if (typeof trustedTypes !== 'undefined')
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url.startsWith('blob:') ? url : null) });

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
  const { wholeGuest, script, start, longest, count, total } = event.data as Orders;
  const { port1: relay, port2: theirs } = new MessageChannel();
  const worker = new Worker(addressOf([wholeGuest ? stock.whole : stock.prelude, script]));
  let messages = 0;
  let length = 0;
  const tell = (message: FromGuest): void => page.postMessage(JSON.stringify(message));
  const cut = (what: string): void => {
    relay.close();
    worker.terminate();
    tell({ t: 'cap', what });
  };
  worker.addEventListener('error', (fault) => {
    fault.preventDefault();
    const { message, lineno, colno } = fault;
    tell({ t: 'fault', message: (message ?? '').slice(0, 10_000), line: lineno, column: colno });
  });
  relay.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return cut('type');
    messages++;
    length += data.length;
    if (data.length > longest) return cut('length');
    if (messages > count) return cut('count');
    if (length > total) return cut('total');
    page.postMessage(data);
  };
  page.onmessage = ({ data }) => relay.postMessage(data);
  worker.postMessage(start, [theirs]);
  tell({ t: 'made' });
}

/** The first worker of a process starts slowly; this one does nothing and ends. */
function warmUp(): void {
  const worker = new Worker(addressOf(['postMessage(0)']));
  worker.onmessage = () => worker.terminate();
}

function addressOf(parts: BlobPart[]): string {
  return URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
}
