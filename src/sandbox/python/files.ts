// The files of CPython: where they are, how large, and how they are loaded.

import list from 'virtual:python-files';

/** Sizes in bytes: what is downloaded once, and what it is unpacked. */
export const PYTHON_SIZES = {
  download: list.parts.reduce((sum, { bytes }) => sum + bytes, 0),
  unpacked: list.sections.reduce((sum, { size }) => sum + size, 0),
} as const;

/** What interpreters are made of, unpacked. */
export interface PythonFiles {
  /** Pyodide's loader, as one classic script. */
  readonly scripts: ArrayBuffer;
  readonly wasm: ArrayBuffer;
  readonly library: ArrayBuffer;
}

/** How much of the download is here, in bytes. */
export type OnProgress = (loaded: number, total: number) => void;

/** Parts that are on their way at a time. */
const LANES = 3;

/** Sent after the download, for a worker that was not in charge yet. */
const KEEP = { plugbench: 'keep-python' };

/** Downloads and unpacks them; every part must have the hash that the build wrote down. Rejects with a sentence. */
export async function loadFiles(
  onprogress: OnProgress = () => undefined,
  send: (url: string, integrity: string) => Promise<ArrayBuffer> = download,
): Promise<PythonFiles> {
  const found: ArrayBuffer[] = [];
  const open = [...list.parts.entries()];
  let loaded = 0;
  onprogress(loaded, PYTHON_SIZES.download);
  const work = async (): Promise<void> => {
    for (let next = open.shift(); next; next = open.shift()) {
      const [at, { url, integrity, bytes }] = next;
      found[at] = await send(url, integrity);
      loaded += bytes;
      onprogress(loaded, PYTHON_SIZES.download);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  const serviceWorker = (globalThis as { navigator?: Partial<Navigator> }).navigator?.serviceWorker;
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP));
  return unpacked(new Blob(found));
}

async function download(url: string, integrity: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(new URL(url, document.baseURI), { integrity, credentials: 'same-origin' });
  } catch {
    throw new Error(
      navigator.onLine
        ? 'Python could not be downloaded.'
        : 'Python is not on this device yet, and it cannot be downloaded without a network.',
    );
  }
  if (!response.ok) throw new Error('Python could not be downloaded.');
  return response.arrayBuffer();
}

async function unpacked(all: Blob): Promise<PythonFiles> {
  const files = new Map<string, ArrayBuffer>();
  let from = 0;
  for (const { name, bytes, packed } of list.sections) {
    const section = all.slice(from, (from += bytes));
    const stream = packed ? section.stream().pipeThrough(new DecompressionStream('gzip')) : section.stream();
    files.set(name, await new Response(stream).arrayBuffer());
  }
  const file = (name: string): ArrayBuffer => files.get(name) ?? new ArrayBuffer();
  return { scripts: file('scripts'), wasm: file('wasm'), library: file('library') };
}

/** Whether all of it is on this device, so that it works without a network. */
export async function isKept(): Promise<boolean> {
  try {
    const here = await Promise.all(
      list.parts.map(async ({ url }) => (await caches.match(new URL(url, document.baseURI))) !== undefined),
    );
    return here.every(Boolean);
  } catch {
    return false;
  }
}
