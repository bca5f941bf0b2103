// Loading as a host's server does: one load at a time, Stop, and results that are outdated.

import { expect, test } from 'vitest';
import type { Verdict } from '../../model/verdict.ts';
import type { Loader, LoadResult } from '../../model/load.ts';
import type { PluginFile } from '../../model/file.ts';
import type { RunPython } from '../../model/python.ts';
import { loadedVerdict, readingOf } from './states.ts';
import { isOutdated, LoadState } from './load-state.svelte.ts';

const FILES: readonly PluginFile[] = [{ path: 'a.py', text: 'x = 1' }];
const UP: LoadResult = { kind: 'loaded', log: [], plugins: [], abort: null, printed: [], notes: [], ms: 1 };

const tooSlow: RunPython = () => Promise.resolve({ end: { kind: 'late' }, printed: [], ms: 0 });

/** A loader whose loads the test ends. */
function slowLoader(): {
  loader: Loader;
  finish: (result: LoadResult) => void;
  stopped: () => boolean;
  count: () => number;
} {
  let [settle, aborted, calls]: [(result: LoadResult) => void, () => boolean, number] = [
    () => undefined,
    () => false,
    0,
  ];
  const loader: Loader = {
    label: 'Load',
    applies: () => true,
    load: (_files, _release, _python, stop) => {
      calls++;
      aborted = () => stop?.aborted === true;
      return new Promise((resolve) => (settle = resolve));
    },
  };
  return { loader, finish: (result) => settle(result), stopped: () => aborted(), count: () => calls };
}

test('one load at a time, and its result is kept with what was loaded', async () => {
  const state = new LoadState(tooSlow, { loaded: null });
  const slow = slowLoader();
  const first = state.load(slow.loader, FILES, null);
  await state.load(slow.loader, FILES, '1');
  expect([state.busy, slow.count()]).toEqual([true, 1]);
  slow.finish(UP);
  await first;
  expect([state.busy, state.last]).toEqual([false, { files: FILES, release: null, result: UP }]);
});

test('Stop leaves the result before, and what comes late is dropped', async () => {
  const state = new LoadState(tooSlow, { loaded: null });
  const slow = slowLoader();
  const first = state.load(slow.loader, FILES, null);
  slow.finish(UP);
  await first;
  const before = state.last;
  const second = state.load(slow.loader, FILES, null);
  state.stop();
  expect([state.busy, state.stopped, slow.stopped()]).toEqual([false, true, true]);
  slow.finish({ ...UP, kind: 'failed' });
  await second;
  expect(state.last).toBe(before);
});

test('the newest text takes the place of another one that is loaded, and not of itself', async () => {
  const state = new LoadState(tooSlow, { loaded: null });
  const [old, next] = [slowLoader(), slowLoader()];
  const newer = [{ path: 'a.py', text: 'x = 2' }];
  const first = state.load(old.loader, FILES, null);
  await state.again(old.loader, FILES, null);
  expect([old.count(), old.stopped()]).toEqual([1, false]);
  const second = state.again(next.loader, newer, null);
  expect(old.stopped()).toBe(true);
  next.finish(UP);
  await Promise.all([second, (old.finish({ ...UP, kind: 'failed' }), first)]);
  expect(state.last).toEqual({ files: newer, release: null, result: UP });
});

test('a load after Stop is not ended by the one before', async () => {
  const state = new LoadState(tooSlow, { loaded: null });
  const [old, next] = [slowLoader(), slowLoader()];
  const first = state.load(old.loader, FILES, null);
  state.stop();
  const second = state.load(next.loader, FILES, null);
  old.finish({ ...UP, kind: 'failed' });
  await first;
  expect(state.busy).toBe(true);
  next.finish(UP);
  await second;
  expect(state.last?.result).toBe(UP);
});

test('a loader that breaks its contract gives a sentence', async () => {
  const state = new LoadState(tooSlow, { loaded: null });
  const loader: Loader = { ...slowLoader().loader, load: () => Promise.reject(new Error('x is undefined')) };
  await state.load(loader, FILES, null);
  expect(state.last?.result.kind).toBe('failed');
  expect(state.last?.result.notes.join()).toContain('x is undefined');
  expect(state.busy).toBe(false);
});

test.each<[string, readonly PluginFile[], string | null, boolean]>([
  ['the same', [{ path: 'a.py', text: 'x = 1' }], null, false],
  ['another text', [{ path: 'a.py', text: 'x = 2' }], null, true],
  ['another name', [{ path: 'b.py', text: 'x = 1' }], null, true],
  ['one more', [...FILES, { path: 'b.py', text: '' }], null, true],
  ['none', [], null, true],
  ['another release', FILES, '1', true],
])('outdated: %s', (_, files, release, outdated) => {
  expect(isOutdated({ files: FILES, release: null, result: UP }, files, release)).toBe(outdated);
});

test('conversions get the plugins of the files that were loaded, while these have the same texts', () => {
  const plugin = { name: 'A', file: 'a.py', version: null };
  const result: LoadResult = { ...UP, plugins: [plugin] };
  const last = { files: FILES, release: null, result };
  expect(readingOf({ last }, FILES)).toEqual({ files: FILES, loaded: [plugin] });
  expect(readingOf({ last }, [{ path: 'a.py', text: 'x = 2' }])).toBeUndefined();
  expect(readingOf({ last: { ...last, result: { ...result, kind: 'aborted' } } }, FILES)).toBeUndefined();
  expect(readingOf({ last: null }, FILES)).toBeUndefined();
});

test('what the text leaves open is gone once the plugin was loaded', () => {
  const open: Verdict = {
    release: 'new',
    kind: 'unknown',
    texts: [],
    notes: ['The text leaves it open.', 'The class is made once.'],
    untilLoad: ['The text leaves it open.'],
  };
  const plugins = [{ name: 'A', file: 'a.py', version: null }];
  const loaded = loadedVerdict(open, { ...UP, plugins, notes: ['It took a while.'] });
  expect(loaded.notes).toEqual(['The class is made once.', 'It took a while.']);
  expect(loadedVerdict(open, { ...UP, kind: 'failed' })).toBe(open);
});
