// Files that are not text are refused with a sentence that says what they are.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const bytesOf = (latin: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(latin, (char) => char.charCodeAt(0));
const messageOn = (name: string, latin: string): Promise<unknown> =>
  readFile(new File([bytesOf(latin)], name)).catch((error: unknown) => (error as Error).message);

test.each([
  ['pic.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'pic.png is an image.'],
  ['plugin.json', '\xff\xd8\xff\xe0\0\x10JFIF', 'plugin.json is an image.'],
  ['a.webp', 'RIFF\x10\0\0\0WEBPVP8 ', 'a.webp is an image.'],
  ['manual.pdf', '%PDF-1.7\n', 'manual.pdf is a PDF.'],
  ['a.tgz', '\x1f\x8b\x08\0', 'a.tgz is an archive.'],
  ['report.docx', 'PK\x03\x04\x14\0', 'report.docx is an archive.'],
  ['song.wav', 'RIFF\x10\0\0\0WAVEfmt ', 'song.wav is not text.'],
  ['tool.wasm', '\0asm\x01\0\0\0', 'tool.wasm is not text.'],
  ['skill.json', '\x01\x02{"id": 1}\0\0\0', 'skill.json is not text.'],
  ['noise.json', '\xe9\xff\xc0\x80\xbf\xfe\x90{}', 'noise.json is not text.'],
])('%s that begins with %j is refused', async (name, latin, message) => {
  expect(await messageOn(name, latin)).toBe(message);
});

test('a file above the limit is refused with both sizes', async () => {
  const file = new File([new Uint8Array(30_000_000)], 'huge.json');
  await expect(readFile(file)).rejects.toThrow(
    'huge.json has 30.0 MB, and Plugbench opens files of up to 20.0 MB.',
  );
});

test.each([
  ['a.json', '{"a": "caf\xe9"}', '{"a": "caf\ufffd"}', /not valid UTF-8: 1 unreadable place is/],
  ['b.json', '\xff\xfe{\0}\0', '\ufeff{}', /UTF-16LE; hosts read UTF-8/],
  ['c.json', '{\0}\0', '{}', /UTF-16LE; hosts read UTF-8/],
  ['d.json', '\xef\xbb\xbf{}', '\ufeff{}', null],
  ['e.md', 'GIF pictures, BZhang and ID3 tags', 'GIF pictures, BZhang and ID3 tags', null],
])('%s is text', async (name, latin, text, warning) => {
  const opened = await readFile(new File([bytesOf(latin)], name));
  expect(opened.text).toBe(text);
  if (warning) expect(opened.warning).toMatch(warning);
  else expect(opened.warning).toBeNull();
});

test('every text without control characters is read as it is', async () => {
  const texts = fc.string({ unit: 'binary' }).filter((text) => !/[\0-\x08\x0e-\x1f\ufffd]/.test(text));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const source = `{"a": ${JSON.stringify(text)}}`;
      expect((await readFile(new File([source], 'a.json'))).text).toBe(source);
    }),
  );
});
