// Packs CPython (Pyodide) into files of a folder of its own, and writes python.html: the page around its frames, the one
// whose policy lets WebAssembly be compiled.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { guestScript } from './guest.ts';
import type { Library } from './licences.ts';

/** Of Pyodide. Another one has other snapshots, options and files: see src/sandbox/guest/python/worker.ts. */
const VERSION = '0.29.5';
const PACKAGE = resolve('node_modules/pyodide');
const FOLDER = `engines/python-${VERSION}`;

const NAME = 'virtual:python-files';
const HTML = 'python.html';
const FRAME = 'src/sandbox/guest/python/frame.ts';

/** The loader is a classic script of two files. What is compressed already stays as it is. */
const SECTIONS = [
  { name: 'scripts', files: ['pyodide.asm.js', 'pyodide.js'], packed: true },
  { name: 'wasm', files: ['pyodide.asm.wasm'], packed: true },
  { name: 'library', files: ['python_stdlib.zip'], packed: false },
] as const;

/** Bytes. A part has its hash checked as a whole, so progress is seen from part to part. */
const PART = 500_000;

interface Packed {
  readonly parts: readonly { readonly url: string; readonly bytes: Buffer }[];
  /** Of the module that the page imports. */
  readonly code: string;
}

let made: Packed | null = null;

/** Everything one after the other, cut into parts that bear their hash, so that a kept part is never an older one. */
function packed(): Packed {
  if (made) return made;
  const sections = SECTIONS.map(({ name, files, packed }) => {
    const whole = Buffer.concat(files.flatMap((file) => [read(file), Buffer.from('\n')]).slice(0, -1));
    return { name, packed, size: whole.length, bytes: packed ? gzipSync(whole, { level: 9 }) : whole };
  });
  const all = Buffer.concat(sections.map(({ bytes }) => bytes));
  const parts = Array.from({ length: Math.ceil(all.length / PART) }, (_, at) => {
    const bytes = all.subarray(at * PART, (at + 1) * PART);
    const hash = createHash('sha256').update(bytes);
    const sum = hash.digest();
    // No server takes this ending for a compression that the browser has to undo.
    const url = `${FOLDER}/${String(at).padStart(2, '0')}-${sum.toString('hex').slice(0, 8)}.bin`;
    return { url, bytes, integrity: `sha256-${sum.toString('base64')}` };
  });
  const files = {
    parts: parts.map(({ url, bytes, integrity }) => ({ url, bytes: bytes.length, integrity })),
    sections: sections.map(({ bytes, ...about }) => ({ ...about, bytes: bytes.length })),
  };
  made = { parts, code: `export default JSON.parse(${JSON.stringify(JSON.stringify(files))});` };
  return made;
}

function read(file: string): Buffer {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  if (version !== VERSION) throw new Error(`Pyodide ${VERSION} is packed, and not ${version}.`);
  return readFileSync(join(PACKAGE, file));
}

/** No script of its own: the page around it makes the frames inside, whose one script has this hash. */
async function html(): Promise<string> {
  const { hash } = await guestScript(FRAME);
  const policy = `default-src 'none'; script-src '${hash}' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html><html data-python><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Python</title>\n`;
}

/** The files in the build and the dev server, and the list of them for whoever imports it. */
export function python(): Plugin {
  return {
    name: 'plugbench:python',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? packed().code : null),
    async generateBundle() {
      for (const { url, bytes } of packed().parts)
        this.emitFile({ type: 'asset', fileName: url, source: bytes });
      this.emitFile({ type: 'asset', fileName: HTML, source: await html() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (path.endsWith(`/${HTML}`)) {
          void html().then((text) => response.setHeader('content-type', 'text/html').end(text), next);
          return;
        }
        const part = path.includes(FOLDER) ? packed().parts.find(({ url }) => path.endsWith(url)) : undefined;
        if (!part) return next();
        response.setHeader('content-type', 'application/octet-stream').end(part.bytes);
      });
    },
  };
}

/** What the files are made of. The package comes without these texts. */
export function pythonLicences(): Library[] {
  const text = (file: string): string =>
    readFileSync(new URL(`texts/${file}`, import.meta.url), 'utf8').trim();
  const source = `Source: https://github.com/pyodide/pyodide/tree/${VERSION}\n\n`;
  return [
    { name: 'pyodide', version: VERSION, licence: 'MPL-2.0', text: source + text('MPL-2.0.txt') },
    { name: 'CPython', version: '3.13.2', licence: 'PSF-2.0', text: text('PSF-2.0.txt') },
  ];
}
