// Times of tool runs in the built page: cold, of new code, prepared, a call to the host, and the end of an endless loop.
import { readdirSync, readFileSync } from 'node:fs';

const RUNS = 20;
const CALLS = 200;
const DEADLINE = 400;
const LOADER = "globalThis.loadParts = () => import(new URL('assets/parts.mjs', document.baseURI).href)";

/** What the real host's worker takes for a call (median, ms); the first run of some code must stay below. */
const HOST = 29;
/** A later one, for which frame and worker are ready (median, ms). */
const PREPARED = 12;

/** Prints the figures; true where those of runs are within their bounds. */
export async function sandboxTimes(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(LOADER);
  const cold = await page.evaluate(runOnce, { code: 'return 1;', loads: true });
  const times = async (codeOf) => {
    const all = [];
    for (let i = 0; i < RUNS; i++) {
      // The next frame loads while a person reads.
      await page.waitForTimeout(150);
      all.push(await page.evaluate(runOnce, { code: codeOf(i) }));
    }
    return all;
  };
  const first = await times((i) => `return ${i};`);
  const prepared = await times(() => 'return 1;');
  const library = await times(() => 'return utils.sum([1]);');
  const calls = [];
  for (let i = 0; i < 5; i++) {
    await page.waitForTimeout(150);
    const code = `for (let i = 0; i < ${CALLS}; i++) await utils.callTool('answer', {}); return 1;`;
    calls.push((await page.evaluate(runOnce, { code })) / CALLS);
  }
  const kills = [];
  for (let i = 0; i < 5; i++) {
    await page.waitForTimeout(300);
    kills.push(await killTime(page));
  }
  await page.close();
  console.log(`sandbox: cold run ${cold.toFixed(0)} ms`);
  const isWithinBound = (what, all, bound) => {
    const [usual, p90] = [median(all), percentile(all, 0.9)];
    const isWithin = usual < bound;
    const verdict = `${isWithin ? 'within' : 'OVER'} ${bound} ms`;
    console.log(`sandbox: ${what} ${usual.toFixed(1)} ms (p90 ${p90.toFixed(1)}), ${verdict}`);
    return isWithin;
  };
  const isWithin = [
    isWithinBound('first run of new code', first, HOST),
    isWithinBound('prepared run', prepared, PREPARED),
    isWithinBound('prepared run that uses `utils`', library, PREPARED),
  ].every(Boolean);
  console.log(`sandbox: call to the host and back ${(median(calls) * 1000).toFixed(0)} µs`);
  console.log(
    `sandbox: endless loop dead ${median(kills).toFixed(0)} ms after its deadline (worst ${Math.max(...kills).toFixed(0)})`,
  );
  return isWithin;
}

/** Runs in the page; ms from the call to its result. */
async function runOnce({ code, loads, limits }) {
  const parts = await globalThis.loadParts();
  const runner = await parts.loadRunner('ownpilot');
  const tool = {
    pointer: '/tools/0',
    name: 'bench',
    description: '',
    code,
    permissions: [],
    requiresApproval: false,
  };
  const call = {
    packageId: 'bench',
    tool: { ...tool, parameters: {} },
    args: {},
    mode: '2026-02',
    services: [],
  };
  const tools = [{ name: 'answer', content: '{"a":1}', isError: false }];
  const mocks = { config: {}, http: [], tools, clock: null, seed: null };
  const began = performance.now();
  const result = await runner.run(call, mocks, undefined, undefined, limits ? { limits } : {});
  if (!limits && result.isError)
    throw new Error(`${loads ? 'Cold' : 'Prepared'} run failed: ${result.content}`);
  return performance.now() - began;
}

/** From the deadline until the browser's processes are idle again, ms. */
async function killTime(page) {
  const limits = { synchronous: DEADLINE, wall: DEADLINE };
  const took = await page.evaluate(runOnce, { code: 'while (true) {}', limits });
  const over = performance.now();
  for (let before = ticks(); performance.now() - over < 5000;) {
    await new Promise((done) => setTimeout(done, 20));
    const now = ticks();
    // A busy loop costs two ticks of 10 ms in this time.
    if (now - before < 1) break;
    before = now;
  }
  return took - DEADLINE + (performance.now() - over - 20);
}

/** Processor time of all browser processes so far, in clock ticks. */
function ticks() {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (/\(chrom/.test(stat)) sum += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
const median = (values) => percentile(values, 0.5);
