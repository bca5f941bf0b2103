// The service worker: after one visit the page works without a network, from one version's files only.

import { filesOf, versionOf, type PageFile } from './offline-files.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: every file of this version with its hash. */
declare const PAGE_FILES: readonly PageFile[];

const { page: files, code, python, reference } = filesOf(PAGE_FILES);
const scope = new URL(self.registration.scope);
/** Several copies of the page may be on one origin, each below its own path. */
const PREFIX = `plugbench ${scope.pathname} `;
const CACHE = PREFIX + versionOf(files);
/** Engines outlive versions of the page: their folders and names change only when they do. */
const ENGINES = `plugbench-engines ${scope.pathname}`;
const page = new URL('index.html', scope).href;
/** Parts of the page have their hash in their name. */
const PARTS = new URL('assets/', scope).href;
const listed = new Set(files.map(({ url }) => new URL(url, scope).href));
/** The folder of the pages about hosts and rules, and the file that holds them all, by their address below it. */
const REFERENCE = new URL('reference/', scope).href;
const PAGES = new URL('pages.json', REFERENCE).href;
const later = new Map(
  [...code, ...python, ...reference].map((file) => [new URL(file.url, scope).href, file.integrity]),
);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  // The page asks for it after a person's click; nothing is replaced in mid-edit.
  const asked =
    typeof data === 'object' && data !== null ? (data as { plugbench?: unknown }).plugbench : undefined;
  if (asked === 'take') void self.skipWaiting();
  // What was loaded before this worker was in charge is still in the browser's own cache.
  const used =
    { 'keep-engines': code, 'keep-python': python, 'keep-reference': reference }[String(asked)] ?? [];
  void Promise.all(addressesOf(used).map(engine)).catch(() => undefined);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== scope.origin || !url.href.startsWith(scope.href)) return;
  const asked = url.origin + url.pathname;
  if (request.mode === 'navigate' && asked.startsWith(REFERENCE))
    return event.respondWith(referencePage(request, asked.slice(REFERENCE.length)));
  const wanted = request.mode === 'navigate' ? pageAt(asked) : asked;
  if (listed.has(wanted)) event.respondWith(answer(request, wanted));
  else if (later.has(asked)) event.respondWith(engine(asked));
  else if (request.mode !== 'navigate' && asked.startsWith(PARTS))
    event.respondWith(olderPart(request, asked));
});

function addressesOf(list: readonly PageFile[]): string[] {
  return list.map(({ url }) => new URL(url, scope).href);
}

/** The file that is meant: some hosts leave its ending out. */
function pageAt(asked: string): string {
  if (asked === scope.href) return page;
  return listed.has(`${asked}.html`) ? `${asked}.html` : asked;
}

/** All or nothing: a file that is not of this version, by its hash, ends the installation, and the old version stays. */
async function install(): Promise<void> {
  const fresh = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(files.map((file) => store(cache, file)));
  } catch (error) {
    if (fresh) await caches.delete(CACHE);
    throw error;
  }
}

async function store(cache: Cache, { url, integrity }: PageFile): Promise<void> {
  const address = new URL(url, scope).href;
  // Some hosts send `index.html` on to the folder, and a page that was sent on may not answer a navigation.
  const asked = address === page ? scope.href : address;
  const response = await fetch(asked, { cache: 'reload', credentials: 'same-origin', integrity });
  if (!response.ok) throw new Error(`${url} is not there.`);
  const { body, status, headers } = response;
  await cache.put(address, response.redirected ? new Response(body, { status, headers }) : response);
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Open tabs may still show a version before this one, and load parts of it later.
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const unused = tabs.length > 0 ? others.slice(0, -2) : others;
  await Promise.all(unused.map((name) => caches.delete(name)));
  if (tabs.length === 0) await dropOldEngines();
  if (others.length > 0) return;
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ plugbench: 'ready' });
}

/** From this version's own cache; the network has it where that was emptied. */
async function answer(request: Request, url: string): Promise<Response> {
  return (await (await caches.open(CACHE)).match(url)) ?? fetch(request);
}

/** Kept from the first time on, with the hash that it must have; what is damaged is fetched again. */
async function engine(url: string): Promise<Response> {
  const integrity = later.get(url) ?? '';
  const cache = await caches.open(ENGINES).catch(() => null);
  const kept = await cache?.match(url);
  if (kept && (await isWhole(kept.clone(), integrity))) return kept;
  const response = await fetch(url, { credentials: 'same-origin', integrity });
  // Where there is no room for it, it is used without being kept.
  if (response.ok) await cache?.put(url, response.clone()).catch(() => undefined);
  return response;
}

/** From the file that holds all of them, where that was kept. */
async function referencePage(request: Request, path: string): Promise<Response> {
  const address = path.replace(/index\.html$/, '').replace(/(?<=[^/])$/, '/');
  const kept = await (await caches.open(ENGINES)).match(PAGES);
  const isThisVersion = kept && (await isWhole(kept.clone(), later.get(PAGES) ?? ''));
  const pages = isThisVersion ? ((await kept.json()) as Readonly<Record<string, string>>) : {};
  const html = pages[address];
  if (html === undefined) return fetch(request);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function isWhole(kept: Response, integrity: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
}

async function dropOldEngines(): Promise<void> {
  const cache = await caches.open(ENGINES);
  const old = (await cache.keys()).filter(({ url }) => !later.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** What only an older version had, for a tab that still shows that one and loads a part of it late. */
async function olderPart(request: Request, url: string): Promise<Response> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const older = await (await caches.open(name)).match(url);
    if (older) return older;
  }
  return fetch(request);
}
