import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { policy } from './build/policy.ts';
import { validators } from './build/validators.ts';

export default defineConfig({
  // Relative addresses: the page works from any sub-path of any static host.
  base: './',
  plugins: [validators(), svelte(), policy()],
  worker: { format: 'es', plugins: () => [validators()] },
  // Lazy imports and workers are found late by the dev server; naming them spares a reload at the first start.
  optimizeDeps: {
    entries: ['src/main.ts', 'workers/*.ts'],
    include: ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js', 'ajv-formats/dist/formats.js'],
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The second entry is for tests alone: it keeps the names of its exports.
      input: { index: 'index.html', parts: 'src/parts.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: ({ name }) => `assets/${name === 'parts' ? 'parts' : `${name}-[hash]`}.js` },
    },
  },
});
