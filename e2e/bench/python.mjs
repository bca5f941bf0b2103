// Times of CPython in the built page: from nothing to the first load of a plugin, from a snapshot, one load, one call, the
// end of an endless loop; its sizes, and that a visit without Python loads nothing of it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';

const FOLDER = 'engines';
const ROUNDS = 5;
const HOST = 'ragflow';
/** ms that a page may still be busy with its start. */
const START = 3000;
/** Where the files are that only Python needs. */
const PYTHON = /\/engines\/python[-/]/;

const PLUGIN = `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class Sum(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        number = {"type": "number", "description": "A number", "displayDescription": "A number", "required": True}
        return {
            "name": "sum",
            "displayName": "Sum",
            "description": "Adds two numbers",
            "displayDescription": "Adds two numbers",
            "parameters": {"a": number, "b": number},
        }

    def invoke(self, a: float, b: float) -> str:
        return str(a + b)
`;

/** At the end of the plugin: prints how many ms a call takes. */
const TIMED = `
import time

began = time.perf_counter()
Sum().invoke(a=1, b=2)
print(1000 * (time.perf_counter() - began))
`;

/** Prints the figures; true where a visit without Python loaded nothing of it. `dist`: folder of the built page. */
export async function pythonTimes(browser, address, dist) {
  const folder = readdirSync(join(dist, FOLDER)).find((name) => name.startsWith('python-'));
  const parts = readdirSync(join(dist, FOLDER, folder));
  const bytes = parts.reduce((sum, name) => sum + statSync(join(dist, FOLDER, folder, name)).size, 0);
  const own = readdirSync(join(dist, FOLDER, 'python'));
  const code = own.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(dist, FOLDER, 'python', name))).length,
    0,
  );
  console.log(
    `python: ${(bytes / 1e6).toFixed(2)} MB in ${parts.length} files, and ${(code / 1e3).toFixed(1)} KB gz of our own; none of it before its first use`,
  );
  const page = await browser.newPage();
  const loaded = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(address);
  await page.waitForTimeout(START);
  const early = loaded.filter((url) => PYTHON.test(url));
  console.log(`python: a visit without it loads ${early.length} of its files ${early.join(' ')}`.trim());
  const times = await page.evaluate(measure, { host: HOST, plugin: PLUGIN, timed: TIMED, rounds: ROUNDS });
  await page.close();
  const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  const goal = (value, most) => `${ms(value)}, ${value <= most ? 'within' : 'ABOVE'} ${most} ms`;
  console.log(`python: files loaded and unpacked after ${ms(times.files)}`);
  console.log(
    `python: first load of a plugin from nothing ${goal(times.cold, 4000)} (start, snapshot, start from it)`,
  );
  console.log(`python: start from the snapshot and one load ${goal(times.warm, 1500)} (median of ${ROUNDS})`);
  console.log(
    `python: CPython’s verdict after its pause, one load in an interpreter that waits, ${goal(times.load, 100)} (median of ${ROUNDS})`,
  );
  console.log(`python: one call of the tool takes ${goal(times.call, 5)} (median of ${ROUNDS})`);
  console.log(`python: an endless loop is over ${ms(times.late)} after its deadline`);
  return early.length === 0;
}

/** Runs in the page. */
async function measure({ host, plugin, timed, rounds }) {
  const parts = await import(new URL('assets/parts.mjs', document.baseURI).href);
  const engine = await parts.startPython();
  const loader = await parts.loadLoader(host);
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const load = async (text, kind = 'loaded', limit = 20_000) => {
    const from = performance.now();
    const python = (call) => engine.run({ ...call, limit });
    const result = await loader.load([{ path: 'plugin.py', text }], null, python);
    if (result.kind !== kind) throw new Error(JSON.stringify(result));
    return { ...result, all: performance.now() - from };
  };
  const began = performance.now();
  await engine.load();
  const files = performance.now() - began;
  const cold = await load(plugin);
  const [warm, waiting, calls] = [[], [], []];
  for (let i = 0; i < rounds; i++) {
    await pause(0);
    engine.discard();
    warm.push((await load(plugin)).all);
    await pause(2000);
    const { ms, printed } = await load(plugin + timed);
    waiting.push(ms);
    calls.push(Number(printed[0].text));
  }
  const late = await load('while True:\n    pass\n', 'failed', 500);
  engine.discard();
  const medians = { warm: median(warm), load: median(waiting), call: median(calls) };
  return { files, cold: cold.all, ...medians, late: late.ms - 500 };
}
