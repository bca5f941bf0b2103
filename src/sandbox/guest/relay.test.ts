// What passes between a worker and the page, and what ends the worker.

import { expect, test } from 'vitest';
import { relay } from './relay.ts';

const CAPS = { longest: 10, count: 3, total: 25 };

/** A relay with a worker that only remembers whether it was ended; `heard` resolves once everything sent has come. */
function relayed(gives: 'texts' | 'buffer') {
  const faults: ((event: unknown) => void)[] = [];
  const worker = {
    ended: false,
    terminate: () => (worker.ended = true),
    addEventListener: (_: string, listener: (event: unknown) => void) => faults.push(listener),
  };
  const { port1: page, port2 } = new MessageChannel();
  const got: unknown[] = [];
  page.onmessage = ({ data }) => got.push(data);
  const { theirs } = relay(worker as unknown as Worker, port2, CAPS, gives);
  const worked: unknown[] = [];
  theirs.onmessage = ({ data }) => worked.push(data);
  const heard = async (): Promise<unknown[]> => {
    await new Promise((done) => setTimeout(done, 50));
    page.close();
    theirs.close();
    return got;
  };
  return {
    worker,
    page,
    theirs,
    worked,
    heard,
    fault: (event: unknown) => faults.forEach((one) => one(event)),
  };
}

test('texts pass in both directions', async () => {
  const { worker, page, theirs, worked, heard } = relayed('texts');
  theirs.postMessage('one');
  page.postMessage('two');
  expect(await heard()).toEqual(['one']);
  expect(worked).toEqual(['two']);
  expect(worker.ended).toBe(false);
});

test.each([
  ['a value that is not a text', 'type', [{ t: 'end' }]],
  ['a buffer', 'type', [new ArrayBuffer(1)]],
  ['a text that is too long', 'length', ['x'.repeat(11)]],
  ['too many texts', 'count', ['a', 'b', 'c', 'd']],
  ['too much in all', 'total', ['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(10)]],
])('%s ends the worker', async (_, what, sent) => {
  const { worker, theirs, heard } = relayed('texts');
  for (const one of [...sent, 'after']) theirs.postMessage(one);
  const got = await heard();
  expect(got.at(-1)).toBe(JSON.stringify({ t: 'cap', what }));
  expect(got).not.toContain('after');
  expect(worker.ended).toBe(true);
});

test('one buffer passes where one is made, and the worker hears nothing', async () => {
  const { worker, page, theirs, worked, heard } = relayed('buffer');
  page.postMessage('call');
  theirs.postMessage(new ArrayBuffer(3));
  theirs.postMessage(new ArrayBuffer(4));
  const got = await heard();
  expect(got.map((one) => (one instanceof ArrayBuffer ? one.byteLength : one))).toEqual([
    3,
    JSON.stringify({ t: 'cap', what: 'type' }),
  ]);
  expect(worked).toEqual([]);
  expect(worker.ended).toBe(true);
});

test('an error in the worker is reported with its place', async () => {
  const { fault, heard } = relayed('texts');
  let prevented = false;
  fault({ preventDefault: () => (prevented = true), message: 'x'.repeat(20_000), lineno: 3, colno: 4 });
  const [text] = await heard();
  expect(JSON.parse(String(text))).toEqual({ t: 'fault', message: 'x'.repeat(10_000), line: 3, column: 4 });
  expect(prevented).toBe(true);
});
