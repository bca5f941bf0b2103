import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { typesOfPackages } from './build/package-types.ts';
import { library } from './build/guest.ts';
import { python } from './build/python.ts';
import { typescriptLibs } from './build/typescript-libs.ts';
import { validators } from './build/validators.ts';

export default defineConfig({
  plugins: [validators(), library(), typescriptLibs(), typesOfPackages(), python(), svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['{src,build,e2e,test}/**/*.test.ts'],
    exclude: ['e2e/**/*.spec.ts', 'node_modules/**'],
    // Vitest would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
  },
});
