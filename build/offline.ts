// Builds the service worker with the list of the page's files, each with its hash. It tells by their folder what it
// installs at once and what only after its first use (workers/offline-files.ts).

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { PageFile } from '../workers/offline-files.ts';

const WORKER = 'workers/offline.ts';
const FILE = 'offline.js';

/** What a page loads; parts of engines have endings of their own. */
const KEPT = /\.(?:html|js|css|svg|png|webmanifest)$|^engines\/.*\.(?:bin|woff2)$|^reference\/\w+\.json$/;
/**
 * Files that an installed page never asks for: schemas for other editors, pictures for shops and READMEs, and pages of
 * the reference, which are kept in one file.
 */
const LEFT_OUT = /^(?:schemas|badges|screenshots)\/|^offline\.js$|^reference\/.*\.html$/;

/** `more`: a plugin for the build of the service worker itself. */
export function offline(more: () => Plugin): Plugin {
  let out = '';
  return {
    name: 'plugbench:offline',
    apply: 'build',
    configResolved: ({ root, build }) => void (out = resolve(root, build.outDir)),
    // When everything else is written: files of public/ are in no bundle.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeWorker(out, more()),
    },
  };
}

async function writeWorker(out: string, more: Plugin): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { PAGE_FILES: JSON.stringify(filesIn(out)) },
    plugins: [more],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: FILE } },
    },
  });
}

/** The files of a finished folder that the service worker keeps. */
function filesIn(folder: string): PageFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((url) => KEPT.test(url) && !LEFT_OUT.test(url))
    .sort()
    .map((url) => ({ url, integrity: integrityOf(join(folder, url)) }));
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
