// Writes embed.html: the same page as index.html, marked as the view that other sites may put into a frame.

import type { Plugin } from 'vite';

const FILE = 'embed.html';

function embedded(html: string): string {
  const marked = html.replace('<html ', '<html data-view="embed" ');
  if (marked === html) throw new Error('index.html has no element that can be marked as the embedded view.');
  return marked;
}

export function embed(): Plugin {
  return {
    name: 'plugbench:embed',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset')
        throw new Error('embed.html is made from index.html, which this build lacks.');
      const html = typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source);
      this.emitFile({ type: 'asset', fileName: FILE, source: embedded(html) });
    },
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        // The dev server tells the view by the query.
        const [path = '', query = ''] = (request.url ?? '').split('?');
        if (path.endsWith(`/${FILE}`)) request.url = `${path.slice(0, -FILE.length)}?embed&${query}`;
        next();
      });
    },
  };
}
