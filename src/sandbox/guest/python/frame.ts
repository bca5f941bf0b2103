// The script inside an interpreter's frame: starts one worker, relays texts between it and the page, and keeps the caps.

import type { FromPython, PythonOrders, WorkerOrders } from './messages.ts';

interface Other {
  postMessage(message: unknown, target: string): void;
}

/** This script runs in a document, whose parent is python.html and has no script; the page is around that. */
declare const parent: { readonly parent: MessageEventSource & Other };

/** Where a policy asks for trusted types, the only script that this frame starts is its own blob. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown }
  | undefined;
if (typeof trustedTypes !== 'undefined')
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url.startsWith('blob:') ? url : null) });

const page = parent.parent;

addEventListener('message', obey);
page.postMessage('ready', '*');

function obey(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== page || !port) return;
  removeEventListener('message', obey);
  const { scripts, files, start, setup, longest, count, total } = event.data as PythonOrders;
  const { port1: relay, port2: theirs } = new MessageChannel();
  const parts = scripts.flatMap((script) => [script, '\n']);
  const worker = new Worker(URL.createObjectURL(new Blob(parts, { type: 'text/javascript' })));
  let messages = 0;
  let length = 0;
  // One buffer may pass, and only from an interpreter that never gets a call.
  let making = files.snapshot === null;
  const tell = (message: FromPython): void => port.postMessage(JSON.stringify(message));
  const cut = (what: string): void => {
    relay.close();
    worker.terminate();
    tell({ t: 'cap', what });
  };
  worker.addEventListener('error', (fault) => {
    fault.preventDefault();
    tell({ t: 'fault', message: (fault.message ?? '').slice(0, 10_000) });
  });
  relay.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (making && data instanceof ArrayBuffer) {
      making = false;
      return port.postMessage(data, [data]);
    }
    if (typeof data !== 'string') return cut('type');
    messages++;
    length += data.length;
    if (data.length > longest) return cut('length');
    if (messages > count) return cut('count');
    if (length > total) return cut('total');
    port.postMessage(data);
  };
  if (!making) port.onmessage = ({ data }) => relay.postMessage(data);
  const orders: WorkerOrders = { files, start, setup };
  const buffers = [files.wasm, files.library, ...(files.snapshot ? [files.snapshot] : [])];
  worker.postMessage(orders, [theirs, ...buffers]);
}
