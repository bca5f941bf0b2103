// Examples are kept in files beside the manifest, and run in every mode.

import { expect, test } from 'vitest';
import type { RunMode, Runner, RunResult, RunTarget } from '../../model/run.ts';
import type { PluginFile } from '../../model/file.ts';
import type { OpenDocument } from '../document.svelte.ts';
import { ExampleStore } from './example-store.svelte.ts';
import { EXAMPLES_FILE, readExamples, type RunExample } from './example.ts';

const mode = (id: string): RunMode => ({ id, release: id, label: id, about: '', asksApproval: false });
const modes = [mode('old'), mode('new')] as const;
const tool = {
  pointer: '',
  name: 'weather',
  description: '',
  code: '',
  parameters: {},
  permissions: [],
  requiresApproval: false,
};
const target: RunTarget = { packageId: 'p', tool, services: [] };
const example: RunExample = {
  name: 'Sunny',
  packageId: 'p',
  tool: 'weather',
  mode: 'old',
  args: '{}',
  http: [],
  tools: [],
  config: {},
  leftOut: [],
  clock: null,
  seed: null,
  expected: { isError: false, content: 'sun' },
};
const none = new AbortController().signal;

/** The files of a plugin without the page around them. */
class Files {
  others: readonly PluginFile[] = [];

  load() {
    const change = (path: string, text: string | null): void => {
      const kept = this.others.filter((file) => file.path !== path);
      this.others = text === null ? kept : [...kept, { path, text }];
    };
    return Promise.resolve({
      find: (path: string | null) => {
        const file = this.others.find((one) => one.path === path);
        return file
          ? ({ ...file, setText: (text: string) => change(file.path, text) } as OpenDocument)
          : null;
      },
      add: (files: readonly PluginFile[]) => files.forEach(({ path, text }) => change(path, text)),
      close: ({ path }: OpenDocument) => change(path, null),
    });
  }
}

function storeOf(answer: (mode: string) => Partial<RunResult>): { store: ExampleStore; files: Files } {
  const runner = {
    modes,
    run: ({ mode }: { mode: string }) =>
      Promise.resolve({
        mode,
        kind: 'ok',
        isError: false,
        ms: 1,
        timeline: [],
        used: [],
        ...answer(mode),
      }),
  } as unknown as Runner;
  const files = new Files();
  return { store: new ExampleStore(runner, files), files };
}

test('examples are added, changed and removed in their file, which goes with the last one', async () => {
  const { store, files } = storeOf(() => ({}));
  await store.add(example);
  await store.add({ ...example, name: 'Rain' });
  expect(files.others.map(({ path }) => path)).toEqual([EXAMPLES_FILE]);
  const [first, second] = store.all;
  if (!first || !second) throw new Error('They are not there.');
  await store.replace(first, { ...first, lookedFor: { kind: 'text', text: 'sun' } });
  expect(readExamples(files.others[0]?.text ?? '').map(({ name }) => name)).toEqual(['Sunny', 'Rain']);
  expect(store.all[0]?.lookedFor).toEqual({ kind: 'text', text: 'sun' });
  for (let [one] = store.all; one; [one] = store.all) await store.replace(one, null);
  expect(files.others).toEqual([]);
});

test('a file under another name is read and written too', async () => {
  const { store, files } = storeOf(() => ({}));
  const text = JSON.stringify({ format: 'plugbench-examples-1', examples: [example] });
  files.others = [{ path: 'examples.json', text }];
  await store.add(example);
  expect(store.all).toHaveLength(2);
  expect(files.others).toHaveLength(1);
});

test('nothing is written to a file that cannot be read', async () => {
  const { store, files } = storeOf(() => ({}));
  files.others = [{ path: EXAMPLES_FILE, text: '{ typed' }];
  expect(store.faults).toEqual([`${EXAMPLES_FILE} cannot be read. It is not valid JSON.`]);
  await expect(store.add(example)).rejects.toThrow('Nothing was saved.');
  expect(files.others[0]?.text).toBe('{ typed');
});

test('every example runs in every mode, and a changed expectation judges what ran', async () => {
  const { store } = storeOf((mode) => ({ content: mode === 'old' ? 'sun' : 'sun and rain' }));
  await store.add(example);
  const states = () => store.all.map((one) => modes.map((mode) => store.outcome(one, mode)?.state ?? 'none'));
  expect(states()).toEqual([['none', 'none']]);
  await store.run([target], {}, none);
  expect(states()).toEqual([['passed', 'failed']]);
  expect(store.progress).toBeNull();
  const [one] = store.all;
  if (one) await store.replace(one, { ...one, lookedFor: { kind: 'text', text: 'sun' } });
  expect(states()).toEqual([['passed', 'passed']]);
});

test.each<[string, Partial<RunExample>, Partial<RunResult>, string]>([
  ['another tool', { tool: 'tides' }, {}, 'The manifest has no tool `tides` with code.'],
  ['no JSON', { args: '{' }, {}, 'Its arguments are not JSON.'],
  ['no Python', {}, { kind: 'unavailable', isError: true, note: 'Nothing was run.' }, 'Nothing was run.'],
  [
    'a request',
    {},
    {
      timeline: [
        {
          kind: 'request',
          at: 0,
          ms: 0,
          by: 'unanswered',
          request: { method: 'GET', address: 'https://a.test/', headers: [], body: null },
        },
      ],
    },
    'It saves no answer to `GET https://a.test/`.',
  ],
])('what cannot be run says why: %s', async (_, part, result, why) => {
  const { store } = storeOf(() => result);
  await store.add({ ...example, ...part });
  await store.run([target], {}, none);
  const [one] = store.all;
  expect(one && store.outcome(one, modes[0])).toEqual({ state: 'not run', why, content: null });
});

test('a run that is stopped keeps what it has', async () => {
  const stop = new AbortController();
  const { store } = storeOf((mode) => {
    if (mode === 'new') stop.abort();
    return { content: 'sun' };
  });
  await store.add(example);
  await store.run([target], {}, stop.signal);
  const [one] = store.all;
  expect(modes.map((mode) => (one && store.outcome(one, mode))?.state ?? 'none')).toEqual(['passed', 'none']);
});
