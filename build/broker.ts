// Writes broker.html: the page of the frame that may reach the network, with its one script and its own policy.

import type { Plugin } from 'vite';
import { guestScript } from './guest.ts';

const SCRIPT = 'src/sandbox/guest/broker.ts';
const FILE = 'broker.html';

async function html(more?: () => Plugin): Promise<string> {
  const { source, hash } = await guestScript(SCRIPT, more);
  const policy = `default-src 'none'; script-src '${hash}'; connect-src https:`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Network</title><script>${source}</script>\n`;
}

/** `more`: a plugin for the build of its script. */
export function broker(more?: () => Plugin): Plugin {
  return {
    name: 'plugbench:broker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await html(more) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(`/${FILE}`)) return next();
        void html().then((text) => response.setHeader('content-type', 'text/html').end(text), next);
      });
    },
  };
}
