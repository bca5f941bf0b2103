import { expect, test } from 'vitest';
import { isSameWork, stateOf, type SharedState } from './state.ts';

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
])('%j is other work', (part) => {
  expect(isSameWork(work, { ...work, ...part })).toBe(false);
});

test('as many files are read again as a zip is opened with', () => {
  const files = Array.from({ length: 200 }, (_, i) => ({ path: `${String(i)}.js`, text: '' }));
  expect(stateOf({ text: '{}', files })?.files).toHaveLength(200);
});
