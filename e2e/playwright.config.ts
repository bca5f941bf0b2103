import { defineConfig } from 'playwright/test';
import { findShell, FLAGS } from './browser.mjs';

const port = Number(process.env.PLUGBENCH_PORT ?? 4271);

/**
 * Only in `npm run test:all`, beside the tests that are marked `@thorough`: the same views again in other colours and
 * sizes, inputs that try the page's patience, comforts that lose no work where they fail, and what another file tries in
 * one long way.
 */
const THOROUGH = [
  'agent-plugins',
  'assist',
  'bad-input',
  'cards',
  'code-help',
  'code-plugins',
  'convert-code',
  'deep-plugin',
  'engines',
  'freeze',
  'missing-parts',
  'phone',
  'preview-access',
  'preview-gloodata-ragflow',
  'progress',
  'python',
  'python-load',
  'result-tabs',
  'skill',
  'slow-sources',
  'worst',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  ...(process.env.PLUGBENCH_SHORT === undefined ? {} : { grepInvert: /@thorough/, testIgnore: THOROUGH }),
  reporter: [['list'], ['./origins.ts'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${String(port)}/sub/dir/`,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Only the tests of working offline want the whole page fetched at every visit.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findShell(), args: FLAGS },
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    cwd: '..',
    env: { PLUGBENCH_PORT: String(port) },
    url: `http://127.0.0.1:${String(port)}/sub/dir/`,
    reuseExistingServer: false,
  },
});
