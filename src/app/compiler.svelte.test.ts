// A compiler that hangs on the types of a file: that file is left out and known, and everything else is answered.

import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BusyMessage, CodeRequest } from '../../workers/typescript-contract.ts';
import { Compiler } from './compiler.svelte.ts';
import { Notices } from './notices.svelte.ts';
import { Stopped } from './worker-client.ts';

/** Every call that a worker got, worker by worker: its name and what it left out. */
let asked: string[][];
let ports: MessagePort[];

const DEADLINE = 100;

beforeEach(() => {
  asked = [];
  ports = [];
});

afterEach(() => {
  for (const port of ports) port.close();
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Works out the types of a file at a time: `slow` never ends, `long` takes less than the deadline. */
function startWorker(): Worker {
  const { port1, port2 } = new MessageChannel();
  const calls: string[] = [];
  asked.push(calls);
  ports.push(port1, port2);
  let hangs = false;
  const never = new Promise<never>(() => undefined);
  const read = async (name: string, { plugin: { files }, leftOut = [] }: CodeRequest): Promise<unknown> => {
    calls.push([name, ...leftOut].join(' '));
    for (const { path, text } of files.filter((one) => !leftOut.includes(one.path))) {
      port2.postMessage({ busy: path } satisfies BusyMessage);
      if (text === 'long') await pause(DEADLINE * 0.7);
      hangs ||= text === 'slow';
      if (hangs) return never;
    }
    port2.postMessage({ busy: null } satisfies BusyMessage);
    hangs ||= files.some(({ text }) => text === 'late');
    return hangs ? never : { files: [], verdicts: null };
  };
  const api = {
    check: (request: CodeRequest) => read('check', request),
    preview: (request: CodeRequest) => read('preview', request),
    // A worker in the middle of a file answers nothing.
    alive: () => (hangs || calls.length > 0 ? never : true),
  };
  expose(api, port2);
  return Object.assign(port1, { terminate: () => port1.close() }) as unknown as Worker;
}

const request = (files: Readonly<Record<string, string>>): CodeRequest => ({
  plugin: { files: Object.entries(files).map(([path, text]) => ({ path, text })), manifests: [] },
  hostId: 'elizaos',
  release: null,
});

const compilerOf = (): Compiler => new Compiler(new Notices(), startWorker, DEADLINE, 30);

test('a file that takes too long is left out, and everything else is answered', async () => {
  const compiler = compilerOf();
  const files = request({ 'a.ts': 'quick', 'b.ts': 'slow', 'c.ts': 'quick' });
  const [answer] = await Promise.all([compiler.check(files), compiler.ask('preview', files)]);
  expect(answer).toEqual({ files: [], verdicts: null });
  expect(asked).toEqual([['check'], ['check b.ts', 'preview b.ts']]);
  // Another file changes, and then this one.
  await compiler.check(request({ 'a.ts': 'changed', 'b.ts': 'slow' }));
  await compiler.check(request({ 'a.ts': 'changed', 'b.ts': 'quick' }));
  expect(asked).toEqual([['check'], ['check b.ts', 'preview b.ts', 'check b.ts', 'check']]);
});

test('every slow file is found, one after the other', async () => {
  const compiler = compilerOf();
  await compiler.check(request({ 'a.ts': 'slow', 'b.ts': 'quick', 'c.ts': 'slow' }));
  expect(asked).toEqual([['check'], ['check a.ts'], ['check a.ts c.ts']]);
});

test('many files may take longer than one deadline together', async () => {
  const compiler = compilerOf();
  const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.ts`, 'long']));
  expect(await compiler.check(request(files))).toEqual({ files: [], verdicts: null });
  expect(asked).toEqual([['check']]);
});

test('where no file is known to be slow, the call fails, and others go on', async () => {
  const compiler = compilerOf();
  await expect(compiler.check(request({ 'a.ts': 'late' }))).rejects.toThrow(Stopped);
  expect(await compiler.check(request({ 'a.ts': 'quick' }))).toEqual({ files: [], verdicts: null });
  expect(asked).toEqual([['check'], ['check']]);
});
