// One interpreter: an opaque frame inside python.html with a worker in it, for one call.

import type { CallOrder, FromPython, PythonOrders } from '../guest/python/messages.ts';
import { hash, source } from '../guest/python/frame.ts?guest';
import { source as worker } from '../guest/python/worker.ts?guest';
import start from '../guest/python/start.py?raw';
import { CAPS } from '../limits.ts';
import { openFrame, type FrameKind } from '../opened-frame.ts';
import type { PythonFiles } from './files.ts';
import { pythonInbox } from './messages.ts';

/** A frame or an interpreter that is not there within this is taken to be impossible here, ms. */
const FRAME_DEADLINE = 15_000;
const START_DEADLINE = 90_000;

/** Of the same script as in python.html, which this frame is inside of; only here may WebAssembly be compiled. */
const KIND: FrameKind = {
  title: 'Python',
  source,
  allowed: `'${hash}' 'wasm-unsafe-eval'`,
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
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      element.remove();
      reject(new Error('The page around Python could not be loaded.'));
    };
    const timer = setTimeout(fail, FRAME_DEADLINE);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      const inside = element.contentDocument;
      // A server may answer with another page in its place, and a browser with its own.
      if (inside?.documentElement.hasAttribute('data-python')) resolve(inside);
      else fail();
    });
    document.body.append(element);
  });
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

/** From a snapshot, or from the source of a host's module to make one. */
async function begun(
  files: PythonFiles,
  snapshot: ArrayBuffer | null,
  setup: string,
): Promise<{ readonly interpreter: Interpreter; readonly memory: ArrayBuffer }> {
  const interpreter = new Interpreter(await openFrame((await room()).documentElement, KIND));
  try {
    return { interpreter, memory: await interpreter.begin(files, snapshot, setup) };
  } catch (error) {
    interpreter.remove();
    throw error;
  }
}

/** For one call. */
export class Interpreter {
  readonly #frame: HTMLIFrameElement;
  readonly #inbox = pythonInbox();
  readonly #port: MessagePort;
  readonly #theirs: MessagePort;
  #hear: (message: FromPython | ArrayBuffer) => void = () => undefined;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#theirs = port2;
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      this.#hear(data instanceof ArrayBuffer ? data : this.#inbox.take(data));
  }

  /** Resolves when it waits for its call, or with the snapshot where one is made. */
  begin(files: PythonFiles, from: ArrayBuffer | null, setup: string): Promise<ArrayBuffer> {
    const snapshot = from?.slice() ?? null;
    const copies = { wasm: files.wasm.slice(), library: files.library.slice(), snapshot };
    const scripts = [new TextEncoder().encode(worker).buffer, files.scripts.slice()];
    const orders: PythonOrders = {
      scripts,
      files: copies,
      start,
      setup,
      longest: CAPS.longestMessage,
      count: CAPS.messages,
      total: CAPS.total,
    };
    const buffers = [...scripts, copies.wasm, copies.library, ...(snapshot ? [snapshot] : [])];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Python did not start in time.')), START_DEADLINE);
      this.#hear = (message) => {
        clearTimeout(timer);
        if (message instanceof ArrayBuffer) {
          if (snapshot === null) resolve(message);
          else reject(new Error('Python sent what it may not.'));
        } else if (message.t === 'ready') resolve(new ArrayBuffer());
        else reject(new Error(`Python could not be started (${whatOf(message)}).`));
      };
      this.#frame.contentWindow?.postMessage(orders, '*', [this.#theirs, ...buffers]);
    });
  }

  /** Its one call; what it says comes to `hear`. */
  call(order: CallOrder, hear: (message: FromPython) => void): void {
    this.#hear = (message) => hear(message instanceof ArrayBuffer ? { t: 'cap', what: 'type' } : message);
    this.#port.postMessage(JSON.stringify(order));
  }

  /** Ends everything inside, endless loops as well. */
  remove(): void {
    this.#hear = () => undefined;
    this.#port.close();
    this.#frame.remove();
  }
}

function whatOf(message: FromPython): string {
  return message.t === 'fault' ? message.message : message.t;
}
