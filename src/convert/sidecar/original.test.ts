// What a sidecar may keep, and when the files beside it are still those that were written.

import { expect, test } from 'vitest';
import type { PluginFile } from '../../model/file.ts';
import type { SourceFile } from '../../model/portable.ts';
import type { Secrets } from '../secrets.ts';
import { isUnedited, keptFiles, originalOf } from './original.ts';
import { digestOf, type SidecarContent } from './sidecar.ts';

const json = (path: string, value: unknown): SourceFile => ({ path, value, text: JSON.stringify(value) });
const unread = (path: string, text: string): SourceFile => ({ path, text, value: text });

/** The value `hush` is a secret, and `.env` cannot be cleaned. */
const secrets = {
  has: (_, __, value) => value === 'hush',
  without: (path, text) => (path === '.env' ? null : text.replaceAll('hush', '')),
} satisfies Pick<Secrets, 'has' | 'without'> as unknown as Secrets;

test.each<[string, SourceFile, string | null]>([
  ['JSON without secrets', json('a.json', { b: 1 }), '{"b":1}'],
  ['a member of JSON', json('a.json', { b: 1, c: 'hush' }), '{\n  "b": 1\n}\n'],
  ['JSON that is one', json('a.json', 'hush'), null],
  ['JSON of nothing else', json('a.json', { c: ['hush'] }), null],
  ['code that a reader knows', { path: 'a.js', text: 'go("hush")', value: null }, 'go("")'],
  ['code that cannot be cleaned', { path: '.env', text: 'A=1', value: null }, null],
  ['a text of another kind', unread('a.md', 'plain'), 'plain'],
  ['such a text with a secret', unread('a.md', 'hush'), null],
  ['such a text of 256 KB', unread('a.md', 'x'.repeat(262_144)), 'x'.repeat(262_144)],
  ['such a text that is larger', unread('a.md', 'x'.repeat(262_145)), null],
])('%s', (_, file, kept) => {
  const files = keptFiles([file], secrets);
  expect(files.map(({ text }) => text)).toEqual(kept === null ? [] : [kept]);
  expect(files.map(({ path }) => path)).toEqual(kept === null ? [] : [file.path]);
});

function sidecarOf(files: readonly PluginFile[]): SidecarContent {
  const written = new Map(files.map((file) => [file.path, digestOf(file)]));
  return { from: 'left', to: 'right', files: [], written };
}

const file = (path: string, text = path): PluginFile => ({ path, text });
const main = json('quay/right.json', { id: 'quay' });
const notes = file('quay/notes.md');

test.each<[string, SidecarContent, SourceFile, PluginFile[], PluginFile[], boolean]>([
  ['the same files', sidecarOf([main, notes]), main, [notes], [], true],
  ['files that a reader knows', sidecarOf([main, notes]), main, [notes], [main, notes], true],
  ['one more that a reader knows', sidecarOf([main]), main, [notes], [main, notes], false],
  ['one more that no reader knows', sidecarOf([main]), main, [notes], [main], true],
  ['a file that is gone', sidecarOf([main, notes]), main, [], [], false],
  ['a file with another text', sidecarOf([main, file(notes.path, 'new')]), main, [notes], [], false],
  ['nothing written', sidecarOf([]), main, [], [], false],
  [
    'the same in another folder',
    sidecarOf([main, notes]),
    { ...main, path: 'pier/right.json' },
    [file('pier/notes.md', notes.text)],
    [],
    true,
  ],
  ['files of several folders', sidecarOf([main, file('lib/quay.js')]), main, [file('lib/quay.js')], [], true],
  [
    'one of them in another folder',
    sidecarOf([main, file('lib/quay.js')]),
    { ...main, path: 'pier/right.json' },
    [file('lib/quay.js')],
    [],
    false,
  ],
])('%s: unedited?', (_, sidecar, manifest, others, read, expected) => {
  expect(isUnedited(sidecar, { main: manifest, others }, read)).toBe(expected);
});

test('the original has what an engine read of it, where that was kept', () => {
  const sidecar = { ...sidecarOf([]), files: [main, notes] };
  const original = { main, others: [notes] };
  expect(originalOf(sidecar)).toStrictEqual(original);
  expect(originalOf({ ...sidecar, reading: [1] })).toStrictEqual({ ...original, reading: [1] });
  expect(originalOf(sidecarOf([main]))).toBeNull();
});
