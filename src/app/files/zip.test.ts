// Zip files that lie about what they hold are refused; whole ones come in and go out as they are.

import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzip, zipOf } from './zip.ts';
import { centralAt, forged, withByte } from '../../../test/forged-zip.ts';

const HELLO = new Uint8Array(
  zipSync({ 'a/hello.txt': strToU8('hello '.repeat(100)), 'b.js': strToU8('1;') }),
);
const STORED = new Uint8Array(zipSync({ 'hello.txt': [strToU8('hello'), { level: 0 }] }));

async function textsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const { files } = unzip('x.zip', bytes);
  const texts = files.map(async ({ path, file }) => [path, await (await file()).text()] as const);
  return Object.fromEntries(await Promise.all(texts));
}

test('a whole zip is read, packed or stored, whichever tool made it', async () => {
  expect(await textsOf(HELLO)).toEqual({ 'a/hello.txt': 'hello '.repeat(100), 'b.js': '1;' });
  expect(await textsOf(STORED)).toEqual({ 'hello.txt': 'hello' });
});

test('what is packed here can be read here and elsewhere, and is the same every time', async () => {
  const files = [
    { path: 'tide/skill.json', text: '{}' },
    { path: 'tide/long.txt', text: 'tide '.repeat(200_000) },
    { path: 'empty.txt', text: '' },
  ];
  const bytes = await zipOf(files);
  expect(await zipOf(files)).toEqual(bytes);
  expect(await textsOf(bytes)).toEqual(Object.fromEntries(files.map(({ path, text }) => [path, text])));
});

test('many entries over the same bytes are refused', async () => {
  await expect(textsOf(forged(4_000_000, 100))).rejects.toThrow(/^x\.zip claims .*so it is not opened\.$/);
});

test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
  [
    'a stored file whose size is not its packed size',
    withByte(STORED, centralAt(STORED) + 24, 0),
    /claims other sizes/,
  ],
  ['heads that say different sizes', withByte(HELLO, centralAt(HELLO) + 24, 1), /claims other sizes/],
  [
    'both heads with too small a size',
    withByte(withByte(HELLO, 22, 1), centralAt(HELLO) + 24, 1),
    /claims other sizes/,
  ],
  [
    'both heads with too large a size',
    withByte(withByte(HELLO, 23, 9), centralAt(HELLO) + 25, 9),
    /claims other sizes/,
  ],
  [
    'a head outside of the file',
    withByte(HELLO, centralAt(HELLO) + 44, 9),
    /not a zip file that can be read/,
  ],
  [
    'a file that reaches into the list',
    withByte(withByte(STORED, 18, 99), centralAt(STORED) + 20, 99),
    /claims other sizes/,
  ],
  ['a password', withByte(HELLO, centralAt(HELLO) + 8, 1), /locked with a password/],
  ['another way of packing', withByte(HELLO, centralAt(HELLO) + 10, 9), /packed in a way/],
  ['a changed byte', withByte(STORED, 40, 0x41), /damaged/],
  ['a cut', HELLO.slice(0, -30), /not a zip file that can be read/],
  ['other bytes', new Uint8Array(strToU8('PK nothing')), /not a zip file that can be read/],
  ['nothing', new Uint8Array(), /not a zip file that can be read/],
  [
    'too much',
    new Uint8Array(zipSync({ 'a.json': new Uint8Array(30_000_000) })),
    /^a\.json has 30\.0 MB, and Plugbench opens files of up to 20\.0 MB\.$/,
  ],
])('%s is refused with a message', async (_, bytes, message) => {
  await expect(textsOf(bytes)).rejects.toThrow(message);
});

test('far too many files are refused, those of folders that are left out not counted', async () => {
  const many = (folder: string): Uint8Array<ArrayBuffer> => {
    const names = Array.from({ length: 20_001 }, (_, i) => [`${folder}${String(i)}.js`, new Uint8Array()]);
    return new Uint8Array(zipSync(Object.fromEntries(names) as Record<string, Uint8Array>));
  };
  await expect(textsOf(many('a/'))).rejects.toThrow(/^x\.zip has more than 20,000 files/);
  expect(unzip('x.zip', many('node_modules/a/')).files).toEqual([]);
});

test('a damaged file does not keep the others from being read', async () => {
  const { files } = unzip(
    'x.zip',
    withByte(
      new Uint8Array(zipSync({ 'a.txt': [strToU8('hello'), { level: 0 }], 'b.txt': strToU8('b') })),
      36,
      0x41,
    ),
  );
  expect(await (await files[1]?.file())?.text()).toBe('b');
});

test('a symbolic link is left out and counted', () => {
  const bytes = new Uint8Array(
    zipSync({
      'x.txt': [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
      'y.txt': strToU8('y'),
    }),
  );
  const { files, links } = unzip('x.zip', bytes);
  expect(files.map(({ path }) => path)).toEqual(['y.txt']);
  expect(links).toBe(1);
});

test('unpacking leaves the page time to answer', async () => {
  const bytes = new Uint8Array(
    zipSync({ 'a.txt': new Uint8Array(9_000_000), 'b.txt': new Uint8Array(9_000_000) }),
  );
  let beats = 0;
  const beat = setInterval(() => beats++, 1);
  await textsOf(bytes);
  clearInterval(beat);
  expect(beats).toBeGreaterThan(1);
});
