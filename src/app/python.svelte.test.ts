// What the page says of CPython: nothing before it is asked for, progress while it comes, and a way back from a failure.

import { afterEach, expect, test, vi } from 'vitest';
import type { PythonCall, PythonResult } from '../model/python.ts';
import { PagePython, WAITS, type Engine } from './python.svelte.ts';

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
    discard: () => undefined,
    run: async (...[, , , onstart]) => {
      try {
        await start();
        onstart?.();
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

afterEach(() => void vi.useRealTimers());

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('looking loads nothing', async () => {
  let loads = 0;
  const engine: Engine = { ...slowEngine().engine, load: () => Promise.resolve(void loads++) };
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
  expect([python.state, python.loaded, python.starting]).toEqual(['loading', 4, true]);
  slow.arrive();
  expect(await called).toBe(DONE);
  expect([python.state, python.starting]).toEqual(['ready', false]);
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
  expect(python.state).toBe('absent');
  const again = python.retry();
  await settled();
  slow.arrive();
  await again;
  expect(python.state).toBe('ready');
});

test('without the page’s own part of it, a call says so and another one tries again', async () => {
  const slow = slowEngine();
  let broken = true;
  const python = new PagePython(() =>
    broken
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ engine: slow.engine, download: 10, isKept: () => Promise.resolve(false) }),
  );
  expect((await python.run(CALL)).end).toMatchObject({
    kind: 'unavailable',
    why: expect.stringContaining('needs a network once') as string,
  });
  broken = false;
  const called = python.run(CALL);
  await settled();
  slow.arrive();
  expect(await called).toBe(DONE);
});

/** How often the interpreter was freed, with calls that the test ends. */
function countedEngine() {
  let freed = 0;
  let finish: (result: PythonResult) => void = () => undefined;
  const engine: Engine = {
    load: () => Promise.resolve(),
    run: () => new Promise((resolve) => (finish = resolve)),
    discard: () => void freed++,
  };
  const room = { engine, download: 10, isKept: () => Promise.resolve(true) };
  const python = new PagePython(() => Promise.resolve(room));
  return { python, finish: () => finish(DONE), freed: () => freed };
}

test('what waits is freed after a time without use, sooner where nothing that calls it is shown', async () => {
  vi.useFakeTimers();
  const { python, finish, freed } = countedEngine();
  const release = python.hold();
  const called = python.run(CALL);
  await vi.advanceTimersByTimeAsync(0);
  finish();
  await called;
  await vi.advanceTimersByTimeAsync(WAITS.shown - 1);
  expect(freed()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(freed()).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(WAITS.hidden);
  expect(freed()).toBe(2);
});

test('going from one tab to another keeps it, and so does a long call', async () => {
  vi.useFakeTimers();
  const { python, finish, freed } = countedEngine();
  const first = python.hold();
  const called = python.run(CALL);
  first();
  await vi.advanceTimersByTimeAsync(WAITS.hidden - 1);
  const second = python.hold();
  await vi.advanceTimersByTimeAsync(WAITS.hidden);
  second();
  await vi.advanceTimersByTimeAsync(WAITS.hidden);
  expect(freed()).toBe(0);
  finish();
  await called;
  await vi.advanceTimersByTimeAsync(WAITS.hidden);
  expect(freed()).toBe(1);
});
