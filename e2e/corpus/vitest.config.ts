// How `npm run corpus` runs its tests: as unit tests, of other files.

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { library } from '../../build/guest.ts';

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [library()],
  test: { include: ['e2e/corpus/*.corpus.ts'], testTimeout: 180_000 },
});
