// `fs` over files in memory beside that of the Node.js that runs the tests.

import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { nodeBuffer } from '../../../node/buffer.ts';
import { filesModule } from './files.ts';

const root = fs.mkdtempSync(`${tmpdir()}/files-`);
afterAll(() => fs.rmSync(root, { recursive: true }));

/** What both modules have of `fs`, as far as this test calls it. */
type Sync = Readonly<Record<string, (...args: unknown[]) => unknown>>;

const START = { 'data.json': '{ "a": 1 }\n', 'deep/er/note.txt': 'ü', 'deep/other.txt': '' };

/** Calls of a function with paths below one folder, one after the other. */
const CALLS: readonly (readonly [name: string, ...args: unknown[]])[] = [
  ['readFileSync', '/data.json', 'utf8'],
  ['readFileSync', '/data.json', { encoding: 'base64' }],
  ['readFileSync', '/none.txt', 'utf8'],
  ['readFileSync', '/deep'],
  ['existsSync', '/deep/er'],
  ['existsSync', '/none'],
  ['readdirSync', '/deep'],
  ['readdirSync', '/data.json'],
  ['readdirSync', '/none'],
  ['writeFileSync', '/new.txt', 'one'],
  ['appendFileSync', '/new.txt', ' two'],
  ['readFileSync', '/new.txt', 'utf8'],
  ['writeFileSync', '/no/folder.txt', 'x'],
  ['writeFileSync', '/deep', 'x'],
  ['accessSync', '/none'],
  ['mkdirSync', '/made'],
  ['mkdirSync', '/made'],
  ['mkdirSync', '/a/b/c'],
  ['mkdirSync', '/made', { recursive: true }],
  ['renameSync', '/new.txt', '/made/new.txt'],
  ['renameSync', '/new.txt', '/made/new.txt'],
  ['copyFileSync', '/made/new.txt', '/copy.txt'],
  ['readFileSync', '/copy.txt', 'utf8'],
  ['rmdirSync', '/made'],
  ['unlinkSync', '/made/new.txt'],
  ['unlinkSync', '/made/new.txt'],
  ['rmdirSync', '/made'],
  ['rmSync', '/none', { force: true }],
  ['statSync', '/none', { throwIfNoEntry: false }],
  ['statSync', '/none'],
  ['rmSync', '/deep', { recursive: true }],
  ['readdirSync', '/'],
];

function called(module: object, folder: string): unknown[] {
  return CALLS.map(([name, ...args]) => {
    const given = args.map((arg) => (/^\//.test(String(arg)) ? `${folder}${String(arg)}` : arg));
    try {
      return (module as Sync)[name]?.(...given);
    } catch (error) {
      const { code, message, syscall } = error as NodeJS.ErrnoException;
      return { code, syscall, message: message.replaceAll(folder, '') };
    }
  });
}

test('the same calls give the same', () => {
  const ours = filesModule({
    files: new Map(Object.entries(START).map(([path, text]) => [`/skill/${path}`, text])),
    resolve: (path) => path.replace(/\/$/, ''),
    check: () => undefined,
    wrote: () => undefined,
    Buffer: nodeBuffer,
  });
  fs.mkdirSync(`${root}/deep/er`, { recursive: true });
  for (const [path, text] of Object.entries(START)) fs.writeFileSync(`${root}/${path}`, text);
  expect(called(ours, '/skill')).toEqual(called(fs, root));
});
