// Builds the service worker with the list of the page's files, each with its hash. It tells by their folder what it
// installs at once and what only after its first use (workers/offline-files.ts).

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Files that an installed page never asks for: schemas for other editors, pictures for shops and READMEs. */
const LEFT_OUT = ['schemas/**', 'badges/**', 'screenshots/**', '_headers', 'offline.js'];

/** `more`: a plugin for the build of the service worker itself. */
export function offline(more: () => Plugin): Plugin[] {
  let out = '';
  const folder: Plugin = {
    name: 'plugbench:offline',
    configResolved: ({ root, build }) => void (out = resolve(root, build.outDir)),
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'workers',
    filename: 'offline.ts',
    // The page registers it itself, and public/manifest.webmanifest is written by hand.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [more()] },
      globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}', 'engines/**/*.{bin,woff2}'],
      globIgnores: LEFT_OUT,
      maximumFileSizeToCacheInBytes: 5_000_000,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(resolve(out, entry.url)) })),
        }),
      ],
    },
  });
  return [folder, ...worker];
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
