// What tools find around them in every run: one clock, one seed, answers of ours instead of the network's, and a file in
// which each request and each call of the host is noted. Loaded into every process of Node.js that runs tools.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** ms since 1970. */
const CLOCK = Date.UTC(2026, 0, 15, 12);

globalThis.Date = new Proxy(Date, {
  construct: (made, given, asked) => Reflect.construct(made, given.length > 0 ? given : [CLOCK], asked),
  apply: () => new Date().toString(),
  get: (made, name) => (name === 'now' ? () => CLOCK : Reflect.get(made, name)),
});
// A sequence would depend on what ran before in the same process.
Math.random = () => 0.5;

const RECORD = {
  ...{ id: 7, name: 'some name', title: 'some title', type: 'schedule', topic: 'tides', category: 'sea' },
  ...{ url: 'https://example.com/7', content: 'some content', description: 'some name', status: 'pending' },
};

/** Has what published tools look for. */
const ANSWER = {
  ...RECORD,
  ...{ sys: { country: 'PT' }, main: { temp: 14.2, feels_like: 13, humidity: 71 }, wind: { speed: 3.5 } },
  weather: [RECORD],
  list: [{ dt_txt: '2026-01-15 12:00:00', main: { temp: 14.2 }, weather: [RECORD] }],
  ...{ city: { name: 'Lisbon', country: 'PT' }, results: [RECORD, RECORD], items: [RECORD], data: [RECORD] },
};

/** What another tool of the host answers. */
export const RECORDS = [RECORD];

export function note(...asked) {
  if (process.env.PLUGBENCH_ASKED) appendFileSync(process.env.PLUGBENCH_ASKED, `${JSON.stringify(asked)}\n`);
}

/** What was noted since the last time. */
export function noted() {
  const text = readFileSync(process.env.PLUGBENCH_ASKED, 'utf8');
  writeFileSync(process.env.PLUGBENCH_ASKED, '');
  return text.split('\n').filter((line) => line !== '');
}

/** What the environment of a process of Node.js needs to have the same around it. */
export function staged() {
  const { PLUGBENCH_ASKED } = process.env;
  return { PLUGBENCH_ASKED, NODE_OPTIONS: `--import=${pathToFileURL(import.meta.filename).href}` };
}

const { fetch } = globalThis;
globalThis.fetch = async (given, options) => {
  const request = new Request(given, options);
  if (new URL(request.url).hostname === '127.0.0.1') return fetch(given, options);
  const { method, url, headers } = request;
  note(method, url, [...headers].sort(), await request.text());
  return new Response(JSON.stringify(ANSWER), { headers: { 'content-type': 'application/json' } });
};
