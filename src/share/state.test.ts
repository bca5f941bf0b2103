import { describe, expect, test } from 'vitest';
import { beginningOfText, isSameWork, readState, stateOf, writeState, type SharedState } from './state.ts';

const work: SharedState = {
  host: 'ownpilot',
  release: null,
  path: 'skill.json',
  tab: 'run',
  selection: [0, 2],
  target: null,
  text: '{}',
  older: null,
  run: { args: { a: '1' } },
  files: [{ path: 'a.js', text: 'one' }],
};

test('the tab and the caret are not work', () => {
  expect(isSameWork(work, { ...work, tab: 'convert', selection: null })).toBe(true);
});

test('equal runs and files are the same work, whoever has made them', () => {
  expect(isSameWork(work, structuredClone(work))).toBe(true);
});

test.each<Partial<SharedState>>([
  { host: null },
  { release: '2026-02' },
  { path: null },
  { target: 'mcp' },
  { text: '{ }' },
  { older: '{}' },
  { run: null },
  { files: [] },
  { files: [{ path: 'b.js', text: 'one' }] },
  { files: [{ path: 'a.js', text: 'two' }] },
  {
    files: [
      { path: 'a.js', text: 'one' },
      { path: 'b.js', text: 'two' },
    ],
  },
])('%j is other work', (part) => {
  expect(isSameWork(work, { ...work, ...part })).toBe(false);
});

test('as many files are read again as a zip is opened with', () => {
  const files = Array.from({ length: 200 }, (_, i) => ({ path: `${String(i)}.js`, text: '' }));
  expect(stateOf({ text: '{}', files })?.files).toHaveLength(200);
});

test('of two files both must be the same', () => {
  const two = (text: string): SharedState => ({
    ...work,
    files: [...work.files, { path: 'b.js', text }],
  });
  expect(isSameWork(two('x'), two('x'))).toBe(true);
  expect(isSameWork(two('x'), two('y'))).toBe(false);
  expect(isSameWork(two('x'), work)).toBe(false);
});

test('more files than a zip is opened with are left out', () => {
  const files = Array.from({ length: 201 }, (_, i) => ({ path: `${String(i)}.js`, text: '' }));
  expect(stateOf({ text: '{}', files })?.files).toEqual(files.slice(0, 200));
});

test('what says nothing is not written, and comes back as nothing', () => {
  const bare: SharedState = {
    host: null,
    release: null,
    path: null,
    tab: null,
    selection: null,
    target: null,
    text: '',
    older: null,
    run: undefined,
    files: [],
  };
  expect(writeState(bare)).toBe('{"text":""}');
  expect(readState(writeState(bare))).toEqual({ ...bare, run: null });
  expect(readState(writeState(work))).toEqual(work);
});

describe('an envelope that anyone may have written', () => {
  test.each([null, undefined, 1, 'text', [], {}, { text: 1 }, { text: null }])('%j is not one', (value) => {
    expect(stateOf(value)).toBeNull();
    expect(readState(JSON.stringify(value) ?? '{')).toBeNull();
  });

  test.each(['host', 'release', 'path', 'tab', 'target'] as const)(
    '%s is a short word or left out',
    (name) => {
      const read = (value: unknown): unknown => stateOf({ text: '', [name]: value })?.[name];
      expect(read('x'.repeat(500))).toBe('x'.repeat(500));
      expect(read('x'.repeat(501))).toBeNull();
      expect(read(1)).toBeNull();
    },
  );

  test('an older version is a text or left out', () => {
    expect(stateOf({ text: '', older: '{}' })?.older).toBe('{}');
    expect(stateOf({ text: '', older: {} })?.older).toBeNull();
  });

  test.each<[unknown, boolean]>([
    [[0, 3], true],
    [[3, 3], true],
    [[0, 4], false],
    [[4, 3], false],
    [[-1, 2], false],
    [[0, -1], false],
    [[0.5, 2], false],
    [['0', 2], false],
    [[0], false],
    [[0, 1, 2], false],
    ['02', false],
  ])('a selection of %j in three characters is kept: %s', (selection, kept) => {
    expect(stateOf({ text: 'abc', selection })?.selection).toEqual(kept ? selection : null);
  });

  test('what is not a file is left out, and a long path cut', () => {
    const file = { path: 'a.js', text: 'one' };
    const wrong = [null, 1, 'a.js', {}, { path: '', text: 'x' }, { path: 1, text: 'x' }, { path: 'b.js' }];
    const long = { path: 'p'.repeat(301), text: '' };
    expect(stateOf({ text: '', files: [...wrong, file, long] })?.files).toEqual([
      file,
      { path: 'p'.repeat(300), text: '' },
    ]);
    expect(stateOf({ text: '', files: { 0: file, length: 1 } })?.files).toEqual([]);
  });
});

test.each<[string, string | null]>([
  ['{"host":"x","text":"a b', 'a b'],
  ['{"text":"a\\nb\\"c\\', 'a\nb"c'],
  ['{"text":"a\\u0001b\\u00', 'a\u0001b'],
  ['{"text":"a\\uD83D\\uDE00","older"', 'a😀'],
  ['{"text":"', ''],
  ['{"te', null],
])('%s begins with %j', (json, text) => {
  expect(beginningOfText(json)).toBe(text);
});

test('the open file is kept, and the selection is of its text', () => {
  const opened = { ...work, open: 'a.js', selection: [0, 3] as const };
  expect(readState(writeState(opened))).toEqual(opened);
  expect(isSameWork(work, opened)).toBe(true);
  expect(stateOf({ ...opened, open: 'gone.js' })).toEqual({ ...work, selection: null });
});
