// Runs a TypeScript module of this project in Node through Vite, with the same imports as in the build.
import { createServer } from 'vite';
import { fileURLToPath } from 'node:url';

/** Loads a module by its path from the project's root and gives its exports. The server ends with the process. */
export async function loadTypeScript(path) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await createServer({
    root,
    configFile: `${root}vitest.config.ts`,
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await server.ssrLoadModule(path);
  } finally {
    // Modules stay usable after the server has closed; dynamic imports must be done by then.
    await server.close();
  }
}
