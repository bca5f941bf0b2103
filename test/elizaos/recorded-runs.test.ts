// The recorded runs of a real agent, in Node.js; `npm run conformance` replays them in the browser.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { argsOf, filesOf, placesOf, recorded, type Case } from '../../e2e/conformance/elizaos-cases.ts';
import { runFiles } from './run-files.ts';

const FILE = 'e2e/conformance/elizaos-run.jsonl';
const cases = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const { fetch } = globalThis;
beforeAll(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
});
afterAll(() => {
  globalThis.fetch = fetch;
});

test('all come out equal', async () => {
  const differ: unknown[] = [];
  for (const one of cases) {
    Object.assign(process.env, one.env);
    const { record } = await runFiles({
      files: filesOf(one),
      args: argsOf(one),
      answers: one.answers ?? {},
      start: { places: placesOf(one), ...(one.plugins && { plugins: one.plugins }) },
    });
    for (const name of Object.keys(one.env ?? {})) Reflect.deleteProperty(process.env, name);
    const actual = recorded(record, one);
    if (JSON.stringify(sorted(actual)) !== JSON.stringify(sorted(one.expected)))
      differ.push({ id: one.id, actual });
  }
  expect(differ).toEqual([]);
}, 60_000);

/** Members in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
