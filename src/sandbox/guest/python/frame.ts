// The script inside an interpreter's frame: starts one worker, and relays what it and the page say.

import { allowOwnBlobs, relay, workerOf } from '../relay.ts';
import type { PythonOrders, WorkerOrders } from './messages.ts';

interface Other {
  postMessage(message: unknown, target: string): void;
}

/** This script runs in a document, whose parent is python.html and has no script; the page is around that. */
declare const parent: { readonly parent: MessageEventSource & Other };

const page = parent.parent;

allowOwnBlobs();
addEventListener('message', obey);
page.postMessage('ready', '*');

function obey(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== page || !port) return;
  removeEventListener('message', obey);
  const given = event.data as PythonOrders;
  const { files, start, setup } = given;
  const worker = workerOf(given.scripts.flatMap((script) => [script, '\n']));
  // A buffer may pass only from an interpreter that never gets a call.
  const { theirs } = relay(worker, port, given, files.snapshot === null ? 'buffer' : 'texts');
  const orders: WorkerOrders = { files, start, setup };
  const buffers = [files.wasm, files.library, ...(files.snapshot ? [files.snapshot] : [])];
  worker.postMessage(orders, [theirs, ...buffers]);
}
