// Serves the built page below a sub-path, as static hosts do, on loopback only.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const BASE = '/sub/dir/';
const dist = resolve(fileURLToPath(new URL('..', import.meta.url)), process.env.PLUGBENCH_OUT ?? 'dist');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const inside = path.startsWith(BASE) ? normalize(path.slice(BASE.length)) : '..';
  const file = join(dist, inside === '.' || inside === '' ? 'index.html' : inside);
  if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(process.env.PLUGBENCH_PORT ?? 4271), '127.0.0.1');
