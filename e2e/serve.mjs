// Serves the built page below a sub-path, as static hosts do, on loopback only; with PLUGBENCH_HEADERS it obeys _headers,
// with PLUGBENCH_GZIP it compresses texts.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BASE = '/sub/dir/';
const dist = resolve(fileURLToPath(new URL('..', import.meta.url)), process.env.PLUGBENCH_OUT ?? 'dist');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Rules of `_headers` as [path below the page, name, value]; a path may end with a star. */
const rules = [];
if (process.env.PLUGBENCH_HEADERS !== undefined) {
  let path = '';
  for (const line of readFileSync(join(dist, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/')) path = line.slice(1);
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.push([path, name, value]);
  }
}

function headersOf(path) {
  const fits = (rule) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return Object.fromEntries(rules.filter(([rule]) => fits(rule)).map(([, name, value]) => [name, value]));
}

createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const inside = path.startsWith(BASE) ? normalize(path.slice(BASE.length)) : '..';
  // A folder is its index.html.
  const file = join(dist, inside === '.' || /(?:^|\/)$/.test(inside) ? `${inside}/index.html` : inside);
  if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('Not found');
    return;
  }
  const headers = headersOf(path.slice(BASE.length));
  const type = types[extname(file)] ?? 'application/octet-stream';
  const isPacked = process.env.PLUGBENCH_GZIP !== undefined && type !== 'image/png';
  const encoding = isPacked ? { 'content-encoding': 'gzip' } : {};
  const content = isPacked ? gzipSync(readFileSync(file)) : readFileSync(file);
  response.writeHead(200, {
    'content-type': type,
    'content-length': content.length,
    ...encoding,
    ...headers,
  });
  response.end(content);
}).listen(Number(process.env.PLUGBENCH_PORT ?? 4271), '127.0.0.1');
