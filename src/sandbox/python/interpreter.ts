// One interpreter: an opaque frame inside python.html with a worker in it, for one call.

import type { CallOrder, FromPython, PythonOrders } from '../guest/python/messages.ts';
import { hash, source } from '../guest/python/frame.ts?guest';
import { source as worker } from '../guest/python/worker.ts?guest';
import start from '../guest/python/start.py?raw';
import { CAPS } from '../limits.ts';
import { pythonInbox } from '../messages.ts';
import { documentOf, openFrame, withDeadline } from '../opened-frame.ts';
import type { PythonFiles } from './files.ts';

/** A frame or an interpreter that is not there within this is taken to be impossible here, ms. */
const FRAME_DEADLINE = 15_000;
const START_DEADLINE = 90_000;

/** Of the same script as in python.html, which this frame is inside of; only here may WebAssembly be compiled. */
const KIND = {
  title: 'Python',
  document: documentOf(source, `'${hash}' 'wasm-unsafe-eval'`),
  deadline: FRAME_DEADLINE,
  failure: 'This browser could not start the frame for Python.',
};

/** python.html in a frame of the page. */
let around: Promise<Document> | null = null;

/** Loaded with the first interpreter, and kept; nothing runs in it. */
function room(): Promise<Document> {
  const loading = (around ??= loadRoom());
  loading.catch(() => (around = null));
  return loading;
}

function loadRoom(): Promise<Document> {
  const element = document.createElement('iframe');
  element.hidden = true;
  element.title = 'Python';
  element.src = new URL('python.html', document.baseURI).href;
  const failure = 'The page around Python could not be loaded.';
  const loaded = withDeadline<Document>(FRAME_DEADLINE, failure, (resolve, reject) => {
    element.addEventListener('load', () => {
      const inside = element.contentDocument;
      // A server may answer with another page in its place, and a browser with its own.
      if (inside?.documentElement.hasAttribute('data-python')) resolve(inside);
      else reject(new Error(failure));
    });
    document.body.append(element);
  });
  loaded.catch(() => element.remove());
  return loaded;
}

/** A started interpreter. Rejects with a sentence where the browser cannot build one. */
export async function startInterpreter(files: PythonFiles, snapshot: ArrayBuffer): Promise<Interpreter> {
  return (await begun(files, snapshot, '')).interpreter;
}

/** The memory of an interpreter that has run a host's module and nothing else. Rejects with a sentence. */
export async function makeSnapshot(files: PythonFiles, setup: string): Promise<ArrayBuffer> {
  const { interpreter, memory } = await begun(files, null, setup);
  interpreter.remove();
  return memory;
}

/** An interpreter for one call. */
export interface Interpreter {
  /** Its one call; what it says comes to `hear`. */
  readonly call: (order: CallOrder, hear: (message: FromPython) => void) => void;
  /** Ends everything inside, endless loops as well. */
  readonly remove: () => void;
}

/** From a snapshot, or from the source of a host's module to make one. */
async function begun(
  files: PythonFiles,
  from: ArrayBuffer | null,
  setup: string,
): Promise<{ readonly interpreter: Interpreter; readonly memory: ArrayBuffer }> {
  const frame = await openFrame((await room()).documentElement, KIND);
  const { port1: port, port2: theirs } = new MessageChannel();
  const inbox = pythonInbox();
  let hear: (message: FromPython | ArrayBuffer) => void = () => undefined;
  port.onmessage = ({ data }: MessageEvent<unknown>) =>
    hear(data instanceof ArrayBuffer ? data : inbox.take(data));
  const interpreter: Interpreter = {
    call: (order, listen) => {
      hear = (message) => listen(message instanceof ArrayBuffer ? { t: 'cap', what: 'type' } : message);
      port.postMessage(JSON.stringify(order));
    },
    remove: () => {
      hear = () => undefined;
      port.close();
      frame.remove();
    },
  };
  const late = 'Python did not start in time.';
  // When it waits for its call, or with the snapshot where one is made.
  const memory = withDeadline<ArrayBuffer>(START_DEADLINE, late, (resolve, reject) => {
    hear = (message) => {
      if (message instanceof ArrayBuffer) {
        if (from === null) resolve(message);
        else reject(new Error('Python sent what it may not.'));
      } else if (message.t === 'ready') resolve(new ArrayBuffer());
      else {
        const what = message.t === 'fault' ? message.message : message.t;
        reject(new Error(`Python could not be started (${what}).`));
      }
    };
    const { orders, buffers } = ordersOf(files, from, setup);
    frame.contentWindow?.postMessage(orders, '*', [theirs, ...buffers]);
  });
  memory.catch(interpreter.remove);
  return { interpreter, memory: await memory };
}

/** Copies of the files are handed over. */
function ordersOf(
  files: PythonFiles,
  from: ArrayBuffer | null,
  setup: string,
): { readonly orders: PythonOrders; readonly buffers: readonly ArrayBuffer[] } {
  const snapshot = from?.slice() ?? null;
  const copies = { wasm: files.wasm.slice(), library: files.library.slice(), snapshot };
  const scripts = [new TextEncoder().encode(worker).buffer, files.scripts.slice()];
  return {
    orders: { scripts, files: copies, start, setup, ...CAPS },
    buffers: [...scripts, copies.wasm, copies.library, ...(snapshot ? [snapshot] : [])],
  };
}
