// Runs in the page: plants what an attack would want, keeps a heartbeat, and tells what changed around one attempt.
(() => {
  const PERIOD = 100;
  const now = performance.now.bind(performance);
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const text = (value) => String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);
  const names = () => Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name));
  const intrinsics = [Object, Array, Function, Promise, String, Map].map((kind) => kind.prototype);
  const keys = () =>
    intrinsics.flatMap((object, at) => Reflect.ownKeys(object).map((key) => `${at}${String(key)}`));

  let last = now();
  let lag = 0;
  let heard = [];
  let errors = [];
  let former = null;
  const locks = new Set();
  /** The app's own lock: it keeps other tabs from its draft. */
  let own = null;
  setInterval(() => {
    const time = now();
    lag = Math.max(lag, time - last - PERIOD);
    last = time;
    void lookForLocks();
  }, PERIOD);
  new BroadcastChannel('app').onmessage = ({ data }) => heard.push(text(data));
  addEventListener('error', ({ message }) => {
    if (!message.startsWith('ResizeObserver')) errors.push(text(message));
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(text(String(reason))));

  async function lookForLocks() {
    const { held = [] } = await navigator.locks.query();
    own ??= new Set(held.map(({ name }) => name));
    for (const { name } of held) if (!own.has(name)) locks.add(name);
  }

  async function plant() {
    await lookForLocks();
    localStorage.secret = 'planted';
    sessionStorage.secret = 'planted';
    document.cookie = 'secret=planted; path=/';
    for (const [name, path] of [
      ['sw', '/app.js'],
      ['app-cache', '/data'],
    ]) {
      const cache = await caches.open(name);
      await cache.put(path, new Response('planted'));
    }
    await new Promise((done, fail) => {
      const request = indexedDB.open('app-db', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('store');
      request.onsuccess = () => done(request.result.close());
      request.onerror = () => fail(request.error);
    });
  }

  const AREAS = {
    address: () => location.href,
    title: () => document.title + window.name,
    localStorage: () => JSON.stringify(Object.entries(localStorage).sort()),
    sessionStorage: () => JSON.stringify(Object.entries(sessionStorage).sort()),
    cookies: () => document.cookie,
    databases: async () =>
      JSON.stringify((await indexedDB.databases()).map(({ name, version }) => [name, version])),
    caches: async () => {
      const found = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          found.push([name, request.url, await (await cache.match(request)).text()]);
        }
        found.push(name);
      }
      return JSON.stringify(found);
    },
    files: async () => {
      const found = [];
      for await (const name of (await navigator.storage.getDirectory()).keys()) found.push(name);
      return JSON.stringify(found);
    },
    'service workers': async () =>
      JSON.stringify((await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)),
    globals: () =>
      names()
        .filter((name) => !known.has(name))
        .join(),
    prototypes: () =>
      keys()
        .filter((key) => !knownKeys.has(key))
        .join(),
  };

  async function state() {
    const found = {};
    for (const [area, read] of Object.entries(AREAS)) {
      try {
        found[area] = await read();
      } catch (error) {
        found[area] = `not readable: ${error}`;
      }
    }
    return found;
  }

  globalThis.readyForEscapes = plant();
  globalThis.attemptEscape = async (options) => {
    // What came late of the former attempt shows as well.
    const before = (former ??= await state());
    [lag, heard, errors] = [0, [], []];
    locks.clear();
    const result = await globalThis.runAttack(options);
    await pause(PERIOD * 1.2);
    await lookForLocks();
    const frames = document.querySelectorAll('iframe').length;
    const late = Math.max(lag, now() - last - PERIOD);
    const seen = {
      ...result,
      before,
      after: await state(),
      lag: late,
      heard,
      locks: [...locks],
      errors,
      frames,
    };
    return JSON.stringify(seen);
  };
  globalThis.runAttack = null;
  const known = new Set(names());
  const knownKeys = new Set(keys());
})();
