// The open files beside a manifest, without a page.

import { expect, test, vi } from 'vitest';
import type { Analysis } from '../../check/check.ts';
import type { CheckRequest } from '../../check/recognise.ts';
import { pluginOf } from '../../files/plugin.ts';
import { FileSet, type FileSetContext, type FileStore } from './file-set.svelte.ts';

/** What a check found: nothing, but that there is more. */
const found = (path: string, hidden: number): Analysis => ({
  path,
  language: path.endsWith('.json') ? 'json' : 'javascript',
  problems: [],
  hidden,
  code: [],
  verdicts: [],
  hostId: null,
  detected: { kind: 'unknown', reason: '' },
});

/** A set of the given paths with a store that records its calls. */
function setOf(...paths: string[]) {
  const shown: (string | null)[] = [null];
  const changed = vi.fn();
  const store: FileStore = {
    get open() {
      return shown.at(-1) ?? null;
    },
    show: (path) => shown.push(path),
    changed,
  };
  const analyse = vi.fn(({ file = '' }: CheckRequest): Promise<Analysis> => Promise.resolve(found(file, 0)));
  const main = {
    path: 'tide/plugin.json',
    text: '{}',
    analysis: null,
    plugin: pluginOf({ path: 'tide/plugin.json', text: '{}' }),
    requestFor: () => ({ hostId: null, release: null, older: null }),
    check: vi.fn(() => Promise.resolve(null)),
  };
  const notices = { show: vi.fn() };
  const context = {
    main,
    notices,
    drafts: null,
    engineFor: () => null,
    api: { analyse },
  } as unknown as FileSetContext;
  const files = paths.map((path) => ({ path, text: `text of ${path}` }));
  const set = new FileSet(context, store, files);
  return {
    set,
    store,
    changed,
    analyse,
    main,
    notices,
    names: () => set.documents.map(({ path }) => path),
  };
}

test('every file that a check reads is checked when it is opened', async () => {
  const { analyse } = setOf('a.js', 'b.json', 'notes.txt', 'SKILL.md');
  await vi.waitFor(() => expect(analyse).toHaveBeenCalledTimes(4));
  const asked = analyse.mock.calls.map(([{ file }]) => file);
  expect(asked).toEqual(['a.js', 'b.json', 'notes.txt', 'SKILL.md']);
});

test('a text that changes while it is checked is checked again, and only its own problems are shown', async () => {
  const { set, analyse } = setOf();
  const answers: ((analysis: Analysis) => void)[] = [];
  analyse.mockImplementation(() => new Promise((done) => answers.push(done)));
  const document = set.create('a.js', 'one');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  document.setText('two');
  document.setText('three');
  answers[0]?.(found('a.js', 1));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(document.squiggles).toEqual([]);
  answers[1]?.(found('a.js', 2));
  await vi.waitFor(() => expect(document.hidden).toBe(2));
  expect(document.analysedText).toBe('three');
});

test('the manifest is checked once after a pause, not with every change', async () => {
  vi.useFakeTimers();
  const { set, main, changed } = setOf('a.js');
  set.documents[0]?.setText('one');
  set.documents[0]?.setText('two');
  expect(changed).toHaveBeenLastCalledWith([{ path: 'a.js', text: 'two' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(main.check).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('names are safe, and no other file has them, the manifest included', () => {
  const { set, names } = setOf('a.js');
  set.create('A.js', '');
  set.create('../plugin.json', '');
  set.create('run.sh', '');
  expect(names()).toEqual(['a.js', 'A-2.js', 'plugin-2.json', 'run.sh.txt']);
  const [first] = set.documents;
  if (!first) throw new Error('The first file is gone');
  expect(set.rename(first, 'a.js')).toBe('a.js');
  expect(set.rename(first, 'RUN.SH.txt')).toBe('RUN.SH-2.txt');
});

test('the file beside a closed one is shown, and Undo brings it back where it was', () => {
  const { set, store, notices, names } = setOf('a.js', 'b.js', 'c.js');
  const [, second] = set.documents;
  if (!second) throw new Error('The second file is missing');
  store.show('b.js');
  set.close(second);
  expect(store.open).toBe('c.js');
  expect(names()).toEqual(['a.js', 'c.js']);
  expect(set.closed).toEqual([second]);
  const [, , actions] = notices.show.mock.calls[0] as [string, string, { run: () => void }[]];
  actions[0]?.run();
  expect(names()).toEqual(['a.js', 'b.js', 'c.js']);
  expect(store.open).toBe('b.js');
  // A second press of the button does nothing.
  actions[0]?.run();
  expect(names()).toEqual(['a.js', 'b.js', 'c.js']);
});

test('a file that comes back gets a free name if another one has its own now', () => {
  const { set, names } = setOf('a.js');
  const [first] = set.documents;
  if (!first) throw new Error('The first file is gone');
  set.close(first);
  set.create('a.js', 'new');
  set.reopen(first);
  expect(names()).toEqual(['a.js', 'a-2.js']);
  expect(first.text).toBe('text of a.js');
});

test('an added file with the path of another one is its new text', () => {
  const { set } = setOf('a.js');
  set.add([
    { path: 'a.js', text: 'new' },
    { path: 'b.js', text: 'b' },
  ]);
  expect(set.documents.map(({ path, text }) => [path, text])).toEqual([
    ['a.js', 'new'],
    ['b.js', 'b'],
  ]);
});
