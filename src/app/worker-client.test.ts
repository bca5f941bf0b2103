// A worker that hangs: what its callers hear, what is asked again, and what is not.

import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerClient, Stopped } from './worker-client.ts';

interface Api {
  format(text: string): unknown;
  alive(): true;
}

/** Texts that a worker was asked to lay out, worker by worker. */
let asked: string[][];
let ports: MessagePort[];

/** Never answers `hang`, nor anything after it. */
class FakeWorker {
  constructor() {
    const { port1, port2 } = new MessageChannel();
    const texts: string[] = [];
    let hangs = false;
    const answer = <T>(value: T): T | Promise<never> => (hangs ? new Promise<never>(() => undefined) : value);
    const format = (text: string): unknown => {
      texts.push(text);
      if (text === 'wait') return new Promise((done) => setTimeout(() => done([]), 250));
      hangs ||= text === 'hang';
      if (text === 'throw') throw new Error('not like this');
      return answer([]);
    };
    expose({ format, alive: () => answer(true) }, port2);
    asked.push(texts);
    ports.push(port1, port2);
    return Object.assign(port1, { terminate: () => port1.close() });
  }
}

beforeEach(() => {
  asked = [];
  ports = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of ports) port.close();
});

const lane = (): WorkerClient<Api> =>
  new WorkerClient<Api>(
    () => new Worker(''),
    () => 'Laying out the text',
    100,
    50,
  );

test('a worker that hangs is replaced: its call fails, the others are sent again', async () => {
  const { api } = lane();
  const calls = [api.format('hang'), api.format('a'), api.format('b')];
  await expect(calls[0]).rejects.toThrow('Laying out the text took too long and was stopped.');
  expect(await Promise.all(calls.slice(1))).toEqual([[], []]);
  expect(asked).toEqual([
    ['hang', 'a', 'b'],
    ['a', 'b'],
  ]);
});

test('what made a worker hang is not asked a second time', async () => {
  const { api } = lane();
  await expect(api.format('hang')).rejects.toThrow(Stopped);
  await expect(api.format('hang')).rejects.toThrow(/tried again when the text changes/);
  expect(await api.format('a')).toEqual([]);
  expect(asked).toEqual([['hang'], ['a']]);
});

test('a worker that waits for a file longer than the deadline is kept', async () => {
  const { api } = lane();
  expect(await api.format('wait')).toEqual([]);
  expect(asked).toEqual([['wait']]);
});

test('an error of the worker reaches the caller and replaces nothing', async () => {
  const { api } = lane();
  await expect(api.format('throw')).rejects.toThrow('not like this');
  expect(await api.format('a')).toEqual([]);
  expect(asked).toEqual([['throw', 'a']]);
});

test('a worker that cannot be loaded fails its calls, and the next call starts another one', async () => {
  const { api } = lane();
  const first = api.format('hang');
  ports[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  expect(await api.format('a')).toEqual([]);
  expect(asked[1]).toEqual(['a']);
});

test('calls that a person stops fail, the others are asked again', async () => {
  const client = lane();
  const [long, alive] = [client.api.format('hang'), client.api.alive()];
  await vi.waitFor(() => expect(asked).toEqual([['hang']]));
  client.stop(['format']);
  await expect(long).rejects.toThrow('Laying out the text was stopped.');
  expect(await alive).toBe(true);
  client.stop(['format']);
  expect(asked).toEqual([['hang'], []]);
});

test('stopping calls that are not open replaces nothing', async () => {
  const client = new WorkerClient<Api & { other(): void }>(
    () => new Worker(''),
    () => 'Laying out the text',
    10_000,
  );
  const call = client.api.format('a');
  client.stop(['other']);
  await call;
  expect(asked).toEqual([['a']]);
});

test('further calls give a worker that hangs no more time', async () => {
  const { api } = lane();
  const hung = api.format('hang');
  let isOver = false;
  const heard = hung.then(String, (error: unknown) => String(error)).finally(() => (isOver = true));
  const later: Promise<unknown>[] = [];
  for (let i = 0; i < 60 && !isOver; i++) {
    later.push(api.format(`later ${String(i)}`));
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(isOver).toBe(true);
  expect(await heard).toContain('took too long');
  await Promise.all(later);
});

test('an error of a worker that was replaced costs the next one nothing', async () => {
  const started: Worker[] = [];
  const client = new WorkerClient<Api>(
    () => {
      const worker = new Worker('');
      started.push(worker);
      return worker;
    },
    () => 'Laying out the text',
    10_000,
  );
  const ended = client.api.format('wait');
  await vi.waitFor(() => expect(asked).toEqual([['wait']]));
  client.stop(['format']);
  await expect(ended).rejects.toThrow('was stopped');
  const call = client.api.format('wait');
  await vi.waitFor(() => expect(asked).toEqual([['wait'], ['wait']]));
  started[0]?.dispatchEvent(new Event('error'));
  expect(await call).toEqual([]);
  expect(started).toHaveLength(2);
});
