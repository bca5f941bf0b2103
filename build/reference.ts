// Writes the pages about hosts and rules below reference/, made from the data that the checks use (reference/pages.ts).

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin } from 'vite';
import type * as Pages from '../reference/pages.ts';
import type { Page } from '../reference/site.ts';
import { bundle, library } from './guest.ts';
import { typesOfPackages } from './package-types.ts';
import { typescriptLibs } from './typescript-libs.ts';

const FOLDER = 'reference';

/** `PLUGBENCH_ORIGIN`: where the site will be, with its folder; without it pages name no address of their own. */
export function reference(): Plugin {
  let [root, out] = ['', ''];
  return {
    name: 'plugbench:reference',
    apply: 'build',
    configResolved: (config) => void ([root, out] = [config.root, resolve(config.root, config.build.outDir)]),
    transformIndexHtml: () => {
      const href = originOf(process.env.PLUGBENCH_ORIGIN);
      return href === null ? [] : [{ tag: 'link', attrs: { rel: 'canonical', href }, injectTo: 'head' }];
    },
    // Before the list of files for use without a network is made.
    closeBundle: {
      sequential: true,
      handler: async () => {
        // A build that is compared with another one takes its pages.
        const made = process.env.PLUGBENCH_REFERENCE;
        if (made === undefined) await write(join(out, FOLDER), root, originOf(process.env.PLUGBENCH_ORIGIN));
        else
          for (const name of [FOLDER, 'llms.txt'])
            cpSync(join(made, name), join(out, name), { recursive: true });
      },
    },
  };
}

/** With its slash; null for none. Throws for what is not an address. */
function originOf(given: string | undefined): string | null {
  return given ? new URL(given.endsWith('/') ? given : `${given}/`).href : null;
}

async function write(folder: string, root: string, origin: string | null): Promise<void> {
  const { pages, index } = await pagesAt(root, origin);
  const styles = ['src/ui/tokens.css', 'src/ui/base.css', `${FOLDER}/reference.css`];
  const files = {
    ...Object.fromEntries(pages.map(({ address, html }) => [`${address}index.html`, html])),
    'reference.css': styles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
    'reference.js': await bundle(join(root, FOLDER, 'reference.ts'), { format: 'iife', minify: true }),
    'search.json': JSON.stringify(index),
    // What the service worker answers with: one file, not one for each page.
    'pages.json': JSON.stringify(Object.fromEntries(pages.map(({ address, html }) => [address, html]))),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeSite(dirname(folder), pages, origin);
}

/** What crawlers read: `llms.txt`, and with an origin the list of all addresses; schemas have theirs then. */
function writeSite(out: string, pages: readonly Page[], origin: string | null): void {
  const base = origin ?? '';
  const lines = pages.map(({ address, title }) => `- [${title}](${base}reference/${address})`);
  const intro = '# Plugbench\n\n> What hosts of AI agents do with their plugins, release by release.\n';
  writeFileSync(join(out, 'llms.txt'), `${intro}\n${lines.join('\n')}\n`);
  if (origin === null) return;
  const schemas = join(out, 'schemas');
  for (const file of readdirSync(schemas)) {
    const text = readFileSync(join(schemas, file), 'utf8');
    writeFileSync(join(schemas, file), text.replace('"urn:plugbench:schema:', `"${origin}schemas/`));
  }
  const urls = ['', ...pages.map(({ address }) => `reference/${address}`)];
  const entries = urls.map((url) => `<url><loc>${origin}${url}</loc></url>`).join('\n');
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  writeFileSync(join(out, 'sitemap.xml'), `${head}\n${entries}\n</urlset>\n`);
}

async function pagesAt(root: string, origin: string | null): ReturnType<typeof Pages.siteOf> {
  // The compiler's worker says which file it is busy with, and no one listens here.
  globalThis.postMessage ??= () => undefined;
  const server = await createServer({
    root,
    configFile: false,
    plugins: [library(), typescriptLibs(), typesOfPackages(), svelte()],
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { siteOf } = (await server.ssrLoadModule(`/${FOLDER}/pages.ts`)) as typeof Pages;
    return await siteOf(origin);
  } finally {
    await server.close();
  }
}
