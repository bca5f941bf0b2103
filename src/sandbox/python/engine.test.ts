// What the engine makes of an interpreter's words, and what it starts when.

import { expect, test, vi } from 'vitest';
import type { PythonCall } from '../../model/python.ts';
import type { FromPython } from '../guest/python/messages.ts';
import { CAPS } from '../limits.ts';
import { PythonEngine, type Makers } from './engine.ts';

// Its frames need a browser.
vi.mock('./interpreter.ts', () => ({ makeSnapshot: null, startInterpreter: null }));

const FILES = { scripts: new ArrayBuffer(), wasm: new ArrayBuffer(), library: new ArrayBuffer() };
const CALL: PythonCall = { setup: 'a', entry: 'load', args: ['x'], limit: 40 };

/** An engine whose interpreters say this; `done` names what was made and removed. */
function engineSaying(messages: readonly FromPython[], failing: Partial<Makers> = {}) {
  const done: string[] = [];
  const engine = new PythonEngine({
    loadFiles: () => Promise.resolve(void done.push('load')).then(() => FILES),
    makeSnapshot: (_, setup) =>
      Promise.resolve(void done.push(`snapshot ${setup}`)).then(() => new ArrayBuffer()),
    startInterpreter: () => {
      done.push('start');
      return Promise.resolve({
        call: (_, hear) => messages.forEach((message) => hear(message)),
        remove: () => void done.push('remove'),
      });
    },
    ...failing,
  });
  return { engine, done };
}

test.each<[FromPython[], unknown]>([
  [[{ t: 'end', kind: 'returned', text: '{}' }], { kind: 'returned', value: '{}' }],
  [[{ t: 'end', kind: 'crashed', text: 'E' }], { kind: 'crashed', text: 'E' }],
  [[{ t: 'fault', message: 'E' }], { kind: 'crashed', text: 'E' }],
  [[{ t: 'cap', what: 'count' }], { kind: 'cut', what: 'count' }],
  [[{ t: 'ready' }], { kind: 'cut', what: 'form' }],
  [[{ t: 'end', kind: 'returned', text: 'x'.repeat(CAPS.result + 1) }], { kind: 'cut', what: 'result' }],
  [[], { kind: 'late' }],
  // What comes after the end changes nothing.
  [
    [
      { t: 'end', kind: 'crashed', text: 'E' },
      { t: 'end', kind: 'returned', text: '{}' },
    ],
    { kind: 'crashed', text: 'E' },
  ],
])('%j', async (messages, end) => {
  const { engine, done } = engineSaying(messages);
  expect((await engine.run(CALL)).end).toEqual(end);
  expect(done).toEqual(['load', 'snapshot a', 'start', 'remove']);
  engine.discard();
});

test('lines come as they are printed', async () => {
  const { engine } = engineSaying([
    { t: 'line', stream: 'out', text: 'one' },
    { t: 'line', stream: 'err', text: 'two' },
    { t: 'end', kind: 'returned', text: '' },
  ]);
  const seen: string[] = [];
  const { printed } = await engine.run(CALL, ({ stream, text }) => seen.push(`${stream} ${text}`));
  expect(seen).toEqual(['out one', 'err two']);
  expect(printed.map(({ text }) => text)).toEqual(['one', 'two']);
  engine.discard();
});

test('the files are loaded once, and a snapshot is made once per module', async () => {
  const { engine, done } = engineSaying([{ t: 'end', kind: 'returned', text: '' }]);
  for (const setup of ['a', 'a', 'b']) {
    await engine.run({ ...CALL, setup });
    engine.discard();
  }
  expect(done.filter((one) => one === 'load')).toHaveLength(1);
  expect(done.filter((one) => one.startsWith('snapshot'))).toEqual(['snapshot a', 'snapshot b']);
});

test('no call gets an interpreter that another had', async () => {
  const { engine, done } = engineSaying([{ t: 'end', kind: 'returned', text: '' }]);
  engine.prepare('a');
  await engine.run(CALL);
  await engine.run(CALL);
  expect(done.filter((one) => one === 'start').length).toBeGreaterThanOrEqual(2);
  engine.discard();
});

test('what cannot be loaded is said in a sentence, and tried again', async () => {
  let tries = 0;
  const loadFiles = () => (tries++ === 0 ? Promise.reject(new Error('No network.')) : Promise.resolve(FILES));
  const { engine } = engineSaying([{ t: 'end', kind: 'returned', text: 'x' }], { loadFiles });
  expect((await engine.run(CALL)).end).toEqual({ kind: 'unavailable', why: 'No network.' });
  expect(engine.state).toBe('absent');
  expect((await engine.run(CALL)).end).toEqual({ kind: 'returned', value: 'x' });
  expect(engine.state).toBe('ready');
  engine.discard();
});

test('a call that is stopped while Python loads ends at once', async () => {
  const stop = new AbortController();
  const { engine } = engineSaying([], { loadFiles: () => new Promise(() => undefined) });
  const result = engine.run(CALL, undefined, stop.signal);
  stop.abort();
  expect((await result).end).toEqual({ kind: 'stopped' });
});
