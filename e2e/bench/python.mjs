// Times of CPython in the built page: from nothing to a first call, from a snapshot, one call, the end of an endless loop;
// and its sizes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';

const FOLDER = 'engines';
const ROUNDS = 7;

/** About what a host's module is: classes, imports of the standard library, and a function that runs what it gets. */
const SETUP = `
import dataclasses, inspect, json, logging, pathlib, re, typing

def load(source):
    names = {}
    exec(compile(source, 'plugin.py', 'exec'), names)
    return json.dumps(sorted(name for name in names if name[0] != '_'))

def warm_up():
    load('class A:\\n    pass')
`;

/** Prints the figures. `dist`: folder of the built page. */
export async function pythonTimes(browser, address, dist) {
  const folder = readdirSync(join(dist, FOLDER)).find((name) => name.startsWith('python-'));
  const parts = readdirSync(join(dist, FOLDER, folder));
  const bytes = parts.reduce((sum, name) => sum + statSync(join(dist, FOLDER, folder, name)).size, 0);
  const own = readdirSync(join(dist, FOLDER, 'plugbench')).find((name) => name.startsWith('engine-'));
  const code = own ? gzipSync(readFileSync(join(dist, FOLDER, 'plugbench', own))).length : 0;
  console.log(
    `python: ${(bytes / 1e6).toFixed(2)} MB in ${parts.length} files, and ${(code / 1e3).toFixed(1)} KB gz of our own; none of it before its first use`,
  );
  const page = await browser.newPage();
  await page.goto(address);
  const times = await page.evaluate(measure, { setup: SETUP, rounds: ROUNDS });
  await page.close();
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(`python: files loaded and unpacked after ${ms(times.files)}`);
  console.log(`python: first call from nothing ${ms(times.cold)} later (start, snapshot, start from it)`);
  console.log(`python: start from the snapshot and one load ${ms(times.warm)} (median of ${ROUNDS})`);
  console.log(`python: one load in an interpreter that waits ${ms(times.prepared)} (median of ${ROUNDS})`);
  console.log(`python: an endless loop is over ${ms(times.late)} after its deadline`);
}

/** Runs in the page. */
async function measure({ setup, rounds }) {
  const parts = await import(new URL('assets/parts.mjs', document.baseURI).href);
  const engine = await parts.startPython();
  const source = 'import typing\nclass Plugin:\n    def get(self) -> str:\n        return "x"\n';
  const call = async (text, limit = 10_000) => {
    const from = performance.now();
    const { end } = await engine.run({ setup, entry: 'load', args: [text], limit });
    if (end.kind !== 'returned' && end.kind !== 'late') throw new Error(JSON.stringify(end));
    return performance.now() - from;
  };
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  const began = performance.now();
  await engine.load();
  const files = performance.now() - began;
  const cold = await call(source);
  const warm = [];
  const prepared = [];
  for (let i = 0; i < rounds; i++) {
    await new Promise((done) => setTimeout(done));
    engine.discard();
    warm.push(await call(source));
    await new Promise((done) => setTimeout(done, 3000));
    prepared.push(await call(source));
  }
  const late = (await call('while True:\n    pass\n', 500)) - 500;
  engine.discard();
  return { files, cold, warm: median(warm), prepared: median(prepared), late };
}
