// Runs in the built page: one attack in the real sandbox, as the Run tab would start it.
(() => {
  const ECHO = 'https://echo.test/';
  /** The one host function that attacks call; it goes the way of every request of a tool. */
  const echoBy = (name) =>
    `utils.echo = async (value) => (await ${name}('${ECHO}', { method: 'POST', body: JSON.stringify(value) })).json();`;

  /** Holes that are made on purpose, by a line before the guest's own script. */
  const HOLES = {
    port: `{
      const { apply, defineProperty } = Reflect;
      const scope = self;
      const ports = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'ports').get;
      scope.addEventListener('message', (event) => {
        defineProperty(scope, '__port', { value: apply(ports, event, [])[0], configurable: true });
      });
    }`,
    mute: `self.addEventListener('message', (event) => {
      event.stopImmediatePropagation();
      const [port] = event.ports;
      for (const t of ['yielded', 'made', 'yielded', 'log', 'note']) port.postMessage(JSON.stringify({ t }));
    });`,
    globals: `{
      const { defineProperty, deleteProperty } = Reflect;
      const scope = self;
      Reflect.deleteProperty = (object, key) => !String(key).startsWith('__plugbench') || deleteProperty(object, key);
      Reflect.defineProperty = (object, key, descriptor) => {
        if (descriptor.configurable === false && (descriptor.value === undefined || key === 'constructor')) return true;
        if (object === scope && key === 'fetch') defineProperty(object, '__fetch', descriptor);
        return (object === scope && descriptor.enumerable && key in scope) || defineProperty(object, key, descriptor);
      };
    }`,
  };
  /** A host may hide the name; the object itself is in reach of any code that is not strict. */
  const NAMED = 'const globalThis = (function () { return this; })(), self = globalThis;';
  const STRONGER = new Set(['codegen', 'network', 'storage', 'rpc', 'isolation']);
  const PREFIXES = {
    globals: `try { ${echoBy('__fetch')} } catch {}`,
    port: `try { ${echoBy('fetch')} } catch {}`,
  };

  async function network({ address, body }) {
    if (address !== ECHO) throw new Error('not reached');
    return {
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json']],
      body: body ?? '',
    };
  }

  /** A frame's first message holds the guest's scripts; a run begins with one or the other. Lines stay as they are. */
  function withHole(data, hole) {
    if (typeof data?.prelude !== 'string') return data;
    const line = HOLES[hole].replace(/\n\s*/g, ' ');
    return { ...data, prelude: line + data.prelude, part: data.part && line + data.part };
  }

  /** The page posts the guest's scripts to each new frame; this changes them on the way. Gives the way back. */
  function tamper(hole) {
    const owners = [
      [HTMLIFrameElement.prototype, 'contentWindow'],
      [MessageEvent.prototype, 'source'],
    ];
    const standIns = new Map();
    const standIn = (real) => {
      if (!real || real === window) return real;
      const made = standIns.get(real) ?? {
        postMessage: (data, target, ports) => real.postMessage(withHole(data, hole), target, ports),
      };
      standIns.set(real, made);
      return made;
    };
    const back = owners.map(([owner, name]) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {
        ...descriptor,
        get() {
          return standIn(descriptor.get.call(this));
        },
      });
      return () => Object.defineProperty(owner, name, descriptor);
    });
    return () => back.forEach((restore) => restore());
  }

  let last = null;

  globalThis.runAttack = async ({ code, canary, category, mode, given, limits, linger, skill }) => {
    const parts = await import(new URL('assets/parts.mjs', document.baseURI).href);
    const runner = await parts.loadRunner(skill ? 'anythingllm' : 'ownpilot');
    // As the page does where another host's code is open.
    if (last !== runner) last?.discard();
    last = runner;
    const echo = PREFIXES[given] ?? (mode === '0.8.3-worker' ? '' : echoBy('fetch'));
    const prefix = `${STRONGER.has(category) ? NAMED : ''}${echo}`;
    const prefixed = (body) => (prefix === '' ? body : `${prefix}\n${body}`);
    const tool = skill ?? {
      pointer: '/tools/0',
      name: 't',
      description: '',
      code: prefixed(code),
      parameters: {},
      permissions: ['network'],
      requiresApproval: false,
    };
    const call = { packageId: 'attack', tool, args: {}, mode, services: [] };
    const mocks = { config: {}, http: [], tools: [], clock: null, seed: null, network };
    const options = { unchecked: true, limits, ...(linger === null ? {} : { linger }) };
    // The frame in stock has its script already: a run that does nothing takes it.
    const idle = { ...call, tool: { ...tool, code: 'return 0;' } };
    const short = { unchecked: true, limits: { synchronous: 500, wall: 500 } };
    const next = () => runner.run(idle, mocks, undefined, undefined, short);
    const restore = given ? tamper(given) : () => undefined;
    if (given) await next();
    let size = 0;
    try {
      // The same call with other code, to see that the hole is there.
      const proof = given
        ? await runner.run(
            { ...call, tool: { ...tool, code: prefixed(canary) } },
            mocks,
            undefined,
            undefined,
            { unchecked: true, limits },
          )
        : null;
      const began = performance.now();
      // An answer is the page's own.
      const watch = (entry) => (size += JSON.stringify({ ...entry, answer: null }).length);
      const {
        kind,
        isError,
        content = null,
        value = null,
      } = await runner.run(call, mocks, watch, undefined, options);
      const ms = performance.now() - began;
      size += (content?.length ?? 0) + (value?.length ?? 0);
      const canarySaid = proof && {
        kind: proof.kind,
        content: proof.content ?? null,
        value: proof.value ?? null,
      };
      return { kind, isError, content, value, size, ms, canary: canarySaid };
    } finally {
      restore();
      if (given) await next();
    }
  };
})();
