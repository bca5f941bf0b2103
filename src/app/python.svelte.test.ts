// What the page says of CPython: nothing before it is asked for, progress while it comes, and a way back from a failure.

import { expect, test } from 'vitest';
import type { PythonCall, PythonResult } from '../model/python.ts';
import { PagePython, type Engine } from './python.svelte.ts';

const CALL: PythonCall = { setup: '', entry: 'f', args: [], limit: 1000 };
const DONE: PythonResult = { end: { kind: 'returned', value: '1' }, printed: [], ms: 1 };

/** An engine whose download is in the hands of the test. */
function slowEngine(): {
  engine: Engine;
  progress: (loaded: number) => void;
  arrive: () => void;
  fail: (why: string) => void;
} {
  let report: (loaded: number, total: number) => void = () => undefined;
  let arrive: () => void = () => undefined;
  let fail: (why: string) => void = () => undefined;
  let files: Promise<void> | null = null;
  const start = (): Promise<void> =>
    (files ??= new Promise((resolve, reject) => {
      arrive = resolve;
      fail = (why) => {
        files = null;
        reject(new Error(why));
      };
    }));
  const engine: Engine = {
    load: (onprogress) => {
      report = onprogress;
      return start();
    },
    run: async () => {
      try {
        await start();
        return DONE;
      } catch (error) {
        return { end: { kind: 'unavailable', why: String(error) }, printed: [], ms: 0 };
      }
    },
  };
  return {
    engine,
    progress: (loaded) => report(loaded, 10),
    arrive: () => arrive(),
    fail: (why) => fail(why),
  };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('looking loads nothing', async () => {
  let loads = 0;
  const engine: Engine = { load: () => Promise.resolve(void loads++), run: () => Promise.resolve(DONE) };
  const python = new PagePython(() =>
    Promise.resolve({ engine, download: 10, isKept: () => Promise.resolve(true) }),
  );
  await python.measure();
  expect([python.state, python.size, python.kept, loads]).toEqual(['absent', 10, true, 0]);
});

test('a call loads it and shows how far that is', async () => {
  const slow = slowEngine();
  const python = new PagePython(() =>
    Promise.resolve({ engine: slow.engine, download: 10, isKept: () => Promise.resolve(false) }),
  );
  const called = python.run(CALL);
  await settled();
  slow.progress(4);
  expect([python.state, python.loaded]).toEqual(['loading', 4]);
  slow.arrive();
  expect(await called).toBe(DONE);
  expect(python.state).toBe('ready');
});

test('a failure is said, and Retry loads it', async () => {
  const slow = slowEngine();
  const python = new PagePython(() =>
    Promise.resolve({ engine: slow.engine, download: 10, isKept: () => Promise.resolve(false) }),
  );
  const called = python.run(CALL);
  await settled();
  slow.fail('No network.');
  expect((await called).end.kind).toBe('unavailable');
  await settled();
  expect([python.state, python.failed]).toEqual(['absent', 'No network.']);
  const again = python.retry();
  await settled();
  slow.arrive();
  await again;
  expect([python.state, python.failed]).toEqual(['ready', null]);
});

test('without the page’s own part of it, a call says so and another one tries again', async () => {
  const slow = slowEngine();
  let broken = true;
  const python = new PagePython(() =>
    broken
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ engine: slow.engine, download: 10, isKept: () => Promise.resolve(false) }),
  );
  expect((await python.run(CALL)).end.kind).toBe('unavailable');
  expect(python.failed).toContain('needs a network once');
  broken = false;
  const called = python.run(CALL);
  await settled();
  slow.arrive();
  expect(await called).toBe(DONE);
});
