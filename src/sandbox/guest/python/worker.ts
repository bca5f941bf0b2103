// The script above Pyodide's own in an interpreter's worker: starts CPython from files that it is given, and either
// makes a snapshot of it or calls one function of the host's module.

import { hardenInterpreter } from './harden.ts';
import { Lines } from './lines.ts';
import type { CallOrder, FromPython, WorkerOrders } from './messages.ts';

/** What is used of Pyodide. */
interface Pyodide {
  runPython(code: string): unknown;
  pyimport(name: string): Glue;
  setStdout(options: Output): void;
  setStderr(options: Output): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** The functions of start.py. */
interface Glue {
  begin(): void;
  readonly call: (entry: string, args: unknown) => { toJs(): readonly [FromEnd, string] };
}
type FromEnd = Extract<FromPython, { t: 'end' }>['kind'];

interface Output {
  readonly isatty: boolean;
  readonly write: (bytes: Uint8Array) => number;
}

/** Made by the script that follows. */
declare const loadPyodide: (
  options: Readonly<Record<string, unknown>>,
) => Promise<Pyodide & { toPy(value: unknown): unknown }>;

/** Pyodide asks for its files under this address, and nothing else is there. */
const BASE = 'https://python.invalid/';
/** No packages: those of a host are its own module's matter. */
const LOCK = {
  info: {
    abi_version: '2025_0',
    arch: 'wasm32',
    platform: 'emscripten_4_0_9',
    version: '0.29.5',
    python: '3.13.2',
  },
  packages: {},
};
const LONGEST_LINE = 100_000;
/** Bytes, beyond which Python raises MemoryError. CPython itself takes about 25 MB of it. */
const MOST = 256 * 2 ** 20;
const PAGE = 65_536;

const { parse, stringify } = JSON;
const portPost = MessagePort.prototype.postMessage;

limitMemory();
const files = ownFiles();
self.onmessage = (event: MessageEvent<WorkerOrders>) => {
  self.onmessage = null;
  const [port] = event.ports;
  if (port) void work(port, event.data);
};

async function work(port: MessagePort, { files: given, start, setup }: WorkerOrders): Promise<void> {
  const post = portPost.bind(port) as (message: unknown, transfer?: Transferable[]) => void;
  const say = (message: FromPython): void => post(stringify(message));
  try {
    files.set('pyodide.asm.wasm', { bytes: given.wasm, type: 'application/wasm' });
    files.set('python_stdlib.zip', { bytes: given.library, type: 'application/zip' });
    const python = await loadPyodide(optionsFor(given.snapshot));
    files.clear();
    if (given.snapshot === null) {
      python.runPython(`exec(compile(${stringify(start)}, '<start>', 'exec'), {'__name__': '_plugbench'})`);
      python.runPython(`__import__('sys').modules['_plugbench'].install(${stringify(setup)})`);
      const memory = python.makeMemorySnapshot().slice().buffer;
      return post(memory, [memory]);
    }
    await serve(python, port, say);
  } catch (error) {
    say({ t: 'fault', message: textOf(error) });
  }
}

async function serve(
  python: Awaited<ReturnType<typeof loadPyodide>>,
  port: MessagePort,
  say: (message: FromPython) => void,
): Promise<void> {
  const [out, err] = (['out', 'err'] as const).map(
    (stream) => new Lines(LONGEST_LINE, (text) => say({ t: 'line', stream, text })),
  ) as [Lines, Lines];
  python.setStdout(outputTo(out));
  python.setStderr(outputTo(err));
  const listen = port.addEventListener.bind(port);
  const called = new Promise<string>((resolve) => {
    listen('message', ({ data }: MessageEvent<string>) => resolve(data), { once: true });
    port.start();
  });
  hardenInterpreter(self);
  const glue = python.pyimport('_plugbench');
  glue.begin();
  say({ t: 'ready' });
  const { entry, args } = parse(await called) as CallOrder;
  let end: FromPython;
  try {
    const [kind, text] = glue.call(entry, python.toPy(args)).toJs();
    end = { t: 'end', kind, text };
  } catch (error) {
    // Not of Python: the interpreter itself has ended.
    end = { t: 'end', kind: 'crashed', text: textOf(error) };
  }
  out.flush();
  err.flush();
  say(end);
}

function outputTo(lines: Lines): Output {
  return {
    isatty: false,
    write: (bytes) => {
      lines.write(bytes);
      return bytes.length;
    },
  };
}

/** The same for all interpreters but the snapshot: one fits only the options that it was made with. */
function optionsFor(snapshot: ArrayBuffer | null): Readonly<Record<string, unknown>> {
  return {
    indexURL: BASE,
    packageBaseUrl: BASE,
    lockFileContents: stringify(LOCK),
    stdin: () => null,
    stdout: () => undefined,
    stderr: () => undefined,
    jsglobals: Object.create(null) as object,
    env: { HOME: '/root', PYTHONHASHSEED: '0' },
    ...(snapshot === null ? { _makeSnapshot: true } : { _loadSnapshot: snapshot }),
  };
}

/** In place of the network, for what Pyodide loads. */
function ownFiles(): Map<string, { readonly bytes: ArrayBuffer; readonly type: string }> {
  const found = new Map<string, { readonly bytes: ArrayBuffer; readonly type: string }>();
  const NativeResponse = Response;
  const answer = (address: unknown): Response => {
    const file = found.get(String(address).slice(BASE.length));
    if (!file) throw new TypeError('Failed to fetch');
    return new NativeResponse(file.bytes, { headers: { 'content-type': file.type } });
  };
  // What is missing must reject, as in a real fetch.
  self.fetch = async (address) => answer(address);
  return found;
}

/** The last line says what happened. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.trim().split('\n').at(-1)?.slice(0, 10_000) ?? '';
}

/** Every memory made from now on stops growing at the limit. */
function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { apply } = Reflect;
  const grow = prototype.grow as (this: unknown, pages: number) => number;
  const bufferOf = Object.getOwnPropertyDescriptor(prototype, 'buffer')?.get as (
    this: unknown,
  ) => ArrayBuffer;
  prototype.grow = function (pages) {
    if (apply(bufferOf, this, []).byteLength + pages * PAGE > MOST) throw new RangeError('Out of memory');
    return apply(grow, this, [pages]);
  };
}
