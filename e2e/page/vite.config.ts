// How the page that tests drive is built: as the shipped one, with one more entry.

import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import shipped from '../../vite.config.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export default mergeConfig(shipped, {
  root: ROOT,
  build: {
    rolldownOptions: {
      input: { parts: resolve(ROOT, 'e2e/page/parts.ts') },
      // Tests call the entry's exports by their names.
      preserveEntrySignatures: 'strict',
      output: {
        // The service worker keeps files that end in .js (build/offline.ts), and this one is not for it.
        entryFileNames: ({ name }: { name: string }) =>
          name === 'parts' ? 'assets/parts.mjs' : 'assets/[name]-[hash].js',
      },
    },
  },
});
