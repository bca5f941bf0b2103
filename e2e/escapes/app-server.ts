// Serves the built page below a sub-path on an origin of its own, and writes down every request for anything else.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { answerLeak, listening } from './collector.ts';

const BASE = '/sub/dir/';
/** A page on the app's origin without a policy, for the unprotected controls; also in place of python.html. */
const CONTROL = '/sub/dir/control/';
/** What browsers and the page ask for by themselves. */
const EXPECTED = new Set(['/favicon.ico', `${BASE}offline.js`]);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export class AppServer {
  /** Requests for what the page does not have, `/leak` first of all. */
  arrived: string[] = [];
  readonly #server: Server;

  private constructor(folder: string) {
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = fileOf(folder, path);
      if (path === CONTROL) {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><html data-python><title>Control</title>');
      } else if (file !== null) {
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
        createReadStream(file).pipe(response);
      } else {
        if (!EXPECTED.has(path)) this.arrived.push(`${request.method ?? ''} ${request.url ?? ''} at the app`);
        answerLeak(request, response);
      }
    });
    this.#server.on('upgrade', (request, socket) => {
      this.arrived.push(`WebSocket ${request.url ?? ''} at the app`);
      socket.destroy();
    });
  }

  /** Each number has a host of its own, so that browsers give its pages a process of their own; where there are such. */
  static async open(folder: string, number: number): Promise<AppServer> {
    try {
      return await AppServer.#openAt(folder, `127.0.0.${String(number + 1)}`);
    } catch {
      return AppServer.#openAt(folder, '127.0.0.1');
    }
  }

  static async #openAt(folder: string, host: string): Promise<AppServer> {
    const server = new AppServer(folder);
    await listening(server.#server, host);
    return server;
  }

  get address(): string {
    const { address, port } = this.#server.address() as AddressInfo;
    return `${address}:${String(port)}`;
  }

  get page(): string {
    return `http://${this.address}${BASE}`;
  }

  get control(): string {
    return `http://${this.address}${CONTROL}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function fileOf(folder: string, path: string): string | null {
  if (!path.startsWith(BASE)) return null;
  const inside = normalize(path.slice(BASE.length) || 'index.html');
  // Without the app's own service worker: what appears in caches is an attack's then.
  if (inside === 'offline.js') return null;
  const file = join(folder, inside);
  return !inside.startsWith('..') && existsSync(file) && statSync(file).isFile() ? file : null;
}
