// Runs in the built page: one attack in CPython. With `openGlobals` the worker gives all of the browser's globals to Python,
// so that the frame's origin and policy stand alone; with `dropPolicies` as well, only the origin does.
(() => {
  const OPEN = `(() => {
    const all = {};
    for (let o = self; o && o !== Object.prototype; o = Object.getPrototypeOf(o))
      for (const name of Object.getOwnPropertyNames(o)) {
        if (name in all) continue;
        try {
          const value = self[name];
          all[name] = typeof value === 'function' && !value.prototype ? value.bind(self) : value;
        } catch {}
      }
    const { create } = Object;
    Object.create = (prototype, ...more) =>
      prototype === null && /optionsFor/.test(new Error().stack) ? all : create(prototype, ...more);
  })();`;
  const { encode } = TextEncoder.prototype;
  let engine = null;

  globalThis.openGlobals = () => {
    TextEncoder.prototype.encode = function (text) {
      return encode.call(this, String(text).includes('https://python.invalid/') ? `${OPEN}${text}` : text);
    };
  };

  globalThis.dropPolicies = () => {
    patch(HTMLIFrameElement.prototype, 'src', (url) => String(url).replace(/python\.html$/, 'control/'));
    const inside = ({ target }) => {
      if (!/\/control\/$/.test(target.src ?? '')) return;
      patch(target.contentWindow.HTMLIFrameElement.prototype, 'srcdoc', (html) =>
        String(html).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
      );
    };
    document.addEventListener('load', inside, true);
  };

  /** Changes what is written to a property. */
  function patch(prototype, name, change) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, name);
    const own = {
      get,
      set(value) {
        set.call(this, change(value));
      },
    };
    Object.defineProperty(prototype, name, { ...own, configurable: true });
  }

  globalThis.runAttack = async ({ code, setup, limits, linger }) => {
    const parts = await import(new URL('assets/parts.mjs', document.baseURI).href);
    engine ??= await parts.startPython();
    let size = 0;
    const watch = (line) => (size += line.text.length);
    const call = { setup, entry: 'attack', args: [code], limit: limits.wall };
    const { end, ms } = await engine.run(call, watch);
    // What it has started goes on for as long as its frame is there; this waits for requests that were on their way.
    if (linger !== null) await new Promise((done) => setTimeout(done, linger));
    const text = end.value ?? end.text ?? end.why ?? end.what ?? null;
    size += text?.length ?? 0;
    return {
      kind: end.kind,
      isError: end.kind !== 'returned',
      content: text,
      value: null,
      size,
      ms,
      canary: null,
    };
  };
})();
