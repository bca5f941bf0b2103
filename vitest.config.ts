import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { typesOfPackages } from './build/package-types.ts';
import { library } from './build/guest.ts';
import { python } from './build/python.ts';
import { typescriptLibs } from './build/typescript-libs.ts';

/** They run code in one interpreter or change globals, which files that share a worker would meet. */
const APART = [
  'src/app/{worker-client,workspace,files/file-set,sources/shapes}.test.ts',
  'src/hosts/ragflow/{loader,runner,code/cpython}.test.ts',
  'src/sandbox/**/*.test.ts',
];

export default defineConfig({
  plugins: [library(), typescriptLibs(), typesOfPackages(), python(), svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    // With the default, collecting garbage takes a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['test/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{src,build,e2e,test}/**/*.test.ts'],
          exclude: [...APART, 'node_modules/**'],
          // Loading every module again for each of 260 files takes longer than the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
