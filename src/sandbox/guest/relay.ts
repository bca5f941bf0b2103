// What both frames do for the page: one worker, texts between it and the page, and the caps.

import type { FromGuest } from './messages.ts';

/** This runs in a document; all else of the guest runs in workers. Trusted types are asked for by the page's policy. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown }
  | undefined;

/** Longest message, number of messages and total length, in UTF-16 units. */
export interface Caps {
  readonly longest: number;
  readonly count: number;
  readonly total: number;
}

/** What a frame itself says to the page, as JSON; all else comes from its worker. */
export type FromFrame = Extract<FromGuest, { t: 'made' | 'fault' | 'cap' }>;

/** Where a policy asks for trusted types, the only scripts that a frame starts are its own blobs. */
export function allowOwnBlobs(): void {
  if (typeof trustedTypes !== 'undefined')
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (url.startsWith('blob:') ? url : null),
    });
}

/** A worker with these texts as its one classic script. */
export function workerOf(parts: BlobPart[]): Worker {
  return new Worker(URL.createObjectURL(new Blob(parts, { type: 'text/javascript' })));
}

/** An error that left the worker's script, which the browser's console does not get. */
export function faultOf(event: ErrorEvent): FromFrame {
  event.preventDefault();
  const { message, lineno, colno } = event;
  return { t: 'fault', message: (message ?? '').slice(0, 10_000), line: lineno, column: colno };
}

/** The page's end of a relay, and the worker's, which the worker must be given. */
export interface Relay {
  readonly theirs: MessagePort;
  readonly tell: (message: FromFrame) => void;
}

/**
 * Passes texts from a worker to the page until a cap is reached, which ends the worker, and what the page says to the
 * worker. `gives`: `buffer` lets one buffer pass in the place of a text, of a worker that hears nothing.
 */
export function relay(worker: Worker, page: MessagePort, caps: Caps, gives: 'texts' | 'buffer'): Relay {
  const { port1: ours, port2: theirs } = new MessageChannel();
  let [messages, length] = [0, 0];
  let making = gives === 'buffer';
  const tell = (message: FromFrame): void => page.postMessage(JSON.stringify(message));
  const cut = (what: string): void => {
    // What was sent before the end may still be on its way.
    ours.onmessage = null;
    ours.close();
    worker.terminate();
    tell({ t: 'cap', what });
  };
  worker.addEventListener('error', (fault) => tell(faultOf(fault)));
  ours.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (making && data instanceof ArrayBuffer) {
      making = false;
      return page.postMessage(data, [data]);
    }
    if (typeof data !== 'string') return cut('type');
    messages++;
    length += data.length;
    if (data.length > caps.longest) return cut('length');
    if (messages > caps.count) return cut('count');
    if (length > caps.total) return cut('total');
    page.postMessage(data);
  };
  if (gives === 'texts') page.onmessage = ({ data }) => ours.postMessage(data);
  return { theirs, tell };
}
