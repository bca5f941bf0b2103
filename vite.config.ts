import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { broker } from './build/broker.ts';
import { assetName, chunks, chunkName, workerChunks } from './build/chunks.ts';
import { typesOfPackages } from './build/package-types.ts';
import { embed } from './build/embed.ts';
import { guest, library } from './build/guest.ts';
import { icons } from './build/icons.ts';
import { licences } from './build/licences.ts';
import { mounted } from './build/mounted.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';
import { python, pythonLicences } from './build/python.ts';
import { reference } from './build/reference.ts';
import { shared } from './build/shared.ts';
import { typescriptLibs } from './build/typescript-libs.ts';
import { uncoloured } from './build/uncoloured.ts';
import { typescript } from './build/typescript.ts';

const { page, parts, late } = licences(pythonLicences);
const libraries = shared(parts);

export default defineConfig({
  // Relative addresses: the page works from any sub-path of any static host.
  base: './',
  plugins: [
    library(),
    libraries.page,
    typescriptLibs(),
    typesOfPackages(),
    guest(parts),
    icons(),
    svelte(),
    mounted(),
    policy(),
    broker(parts),
    python(),
    embed(),
    page,
    reference(),
    offline(late),
  ],
  worker: {
    format: 'es',
    plugins: () => [
      library(),
      libraries.parts(),
      uncoloured(),
      typescriptLibs(),
      typesOfPackages(),
      typescript(),
      parts(),
    ],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: workerChunks, includeDependenciesRecursively: false },
        chunkFileNames: chunkName,
      },
    },
  },
  // Where a browser tells of waiting input, CodeMirror parses for up to 100 ms at a stretch; without, it keeps to what
  // the browser gives it, which is less than 50.
  define: { 'navigator.scheduling': 'undefined' },
  // Lazy imports and workers are found late by the dev server; naming them spares a reload at the first start.
  optimizeDeps: {
    entries: ['src/main.ts', 'workers/*.ts'],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html' },
      // Else one more entry, as the tests' build has (e2e/page), would move modules between the chunks of all others.
      experimental: { chunkOptimization: false },
      output: { codeSplitting: { groups: chunks }, chunkFileNames: chunkName, assetFileNames: assetName },
    },
  },
});
