// The script inside the sandbox frame: starts one worker, relays texts between it and the page, and keeps the caps.

import type { FromGuest } from './messages.ts';

export interface Orders {
  /** Source text of the worker. */
  readonly script: string;
  /** Longest message, number of messages and total length, in UTF-16 units. */
  readonly longest: number;
  readonly count: number;
  readonly total: number;
}

/** This one script runs in a document; all others of the guest run in workers. */
declare const parent: MessageEventSource & { postMessage(message: unknown, target: string): void };

addEventListener('message', obey);
parent.postMessage('ready', '*');

function obey(event: MessageEvent): void {
  const [page] = event.ports;
  if (event.source !== parent || event.ports.length !== 1 || !page) return;
  removeEventListener('message', obey);
  const { script, longest, count, total } = event.data as Orders;
  const { port1: relay, port2: theirs } = new MessageChannel();
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
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
  worker.postMessage(null, [theirs]);
  tell({ t: 'made' });
}
