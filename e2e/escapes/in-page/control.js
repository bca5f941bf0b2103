// Runs in a page of the app's origin without a policy: the same attempts where nothing protects, to see detectors fire.
(() => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let kept = null;

  /** How a careless host puts code into a script. */
  const STYLES = {
    arrow: (code) => `__boot((async () => {
${code}
}));`,
    function: (code) => `__boot((async function () {
${code}
}));`,
    statement: (code) => `__boot(async () => {
${code}
});`,
    list: (code) => `var tools = [async function () {
${code}
}];
__boot(tools);`,
    declaration: (code) => `async function tool() {
${code}
}
__boot(tool);`,
    frame: (code) => `__boot((async function () {
${code}
}));`,
  };

  function inWorker(script) {
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    return {
      fail: (failed) => {
        worker.onerror = (event) => {
          event.preventDefault();
          failed();
        };
      },
      listen: (hear) => (worker.onmessage = ({ data }) => hear(data)),
      post: (data, ports = []) => worker.postMessage(data, ports),
      end: () => worker.terminate(),
    };
  }

  async function inFrame(script) {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><script>${script}</script>`;
    document.body.append(frame);
    await new Promise((done) => (frame.onload = done));
    return {
      fail: () => undefined,
      listen: () => undefined,
      post: (data, ports = []) => frame.contentWindow.postMessage(data, '*', ports),
      end: () => frame.remove(),
    };
  }

  globalThis.runAttack = async ({ code, category, style, guest, limits, linger }) => {
    const script = `${guest}\n${STYLES[style](code)}`;
    const again = category === 'isolation' && kept !== null;
    const place = again ? kept : await (style === 'frame' ? inFrame(script) : inWorker(script));
    const results = [];
    let size = 0;
    let ended = null;
    const began = performance.now();
    const { port1, port2 } = new MessageChannel();
    const hear = (data) => {
      const message = typeof data === 'string' ? JSON.parse(data) : data;
      size += JSON.stringify(message).length;
      if (message.t === 'call') place.post({ t: 'answer', id: message.id, values: [message.x] });
      if (message.t !== 'res') return;
      results.push(String(message.v));
      ended ??= performance.now() - began;
    };
    port1.onmessage = ({ data }) => hear(data);
    place.listen(hear);
    place.fail(() => (ended ??= performance.now() - began));
    place.post(again ? { t: 'again', script: STYLES[style](code) } : { t: 'start' }, [port2]);
    // A careless host has no deadline; this one waits as long as a run may take at most.
    const latest = began + limits.wall + 600;
    while (ended === null && performance.now() < latest) await pause(50);
    if (linger !== null) await pause(linger);
    if (category === 'isolation') kept = place;
    else place.end();
    port1.close();
    const won = results.find((result) => /^["\s]*ESCAPED/.test(result));
    return {
      kind: 'ok',
      isError: results.length === 0,
      content: won ?? results.at(-1) ?? null,
      value: null,
      size,
      ms: ended,
      canary: null,
    };
  };
})();
