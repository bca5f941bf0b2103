// What of many files is opened, and what is said of the others.

import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { hosts } from '../../hosts/registry.ts';
import { fromFiles, type Picked } from './picked.ts';
import { readBeside, readPlugin } from './reading.ts';

const search = {
  patterns: hosts.flatMap((host) => host.schemas.flatMap(({ fileMatch }) => fileMatch)),
  isKnown: (text: string): Promise<boolean> => Promise.resolve(text.includes('known')),
};

const PNG = '\x89PNG\r\n\x1a\n';
const file = (path: string, text = path): Picked => {
  const bytes = text.startsWith('\x89') ? Uint8Array.from(text, (char) => char.charCodeAt(0)) : text;
  return { path, file: () => Promise.resolve(new File([bytes], path.split('/').at(-1) ?? '')) };
};
const zip = (files: Record<string, string>): Picked[] => {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  return fromFiles([new File([new Uint8Array(bytes)], 'x.zip')]);
};
const filler = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`p/assets/deep/${String(i)}.txt`, 'x']));

const PLUGIN = {
  ...filler(2990),
  'p/lib/named.js': '1',
  'p/skills/tides/SKILL.md': '---\nname: tides\n---\n',
  'p/mcp.json': '{}',
  'p/plugin.json': '{"file": "lib/named.js"}',
};
const FIRST = ['p/plugin.json', 'p/mcp.json', 'p/skills/tides/SKILL.md', 'p/lib/named.js'];
const LEFT = 'Left out of 2,994 files: 2,794 beyond the 200 or 20 MB that Plugbench opens.';

test.each([
  ['a folder', Object.entries(PLUGIN).map(([path, text]) => file(path, text))],
  ['a zip', zip(PLUGIN)],
])('of %s with 3,000 files those are opened that a plugin needs first', async (_, picked) => {
  const { manifest, files, warnings } = await readPlugin(picked, search);
  expect(manifest.path).toBe('p/plugin.json');
  expect(files).toHaveLength(200);
  expect(files.slice(0, 4).map(({ path }) => path)).toEqual(FIRST);
  expect(warnings).toEqual([LEFT]);
});

test.each([
  ['{"dependencies": {}}', 'weather/plugin.json'],
  ['{"known": true}', 'package.json'],
])('package.json with %s leads to %s', async (text, path) => {
  const picked = [file('package.json', text), file('index.js'), file('weather/plugin.json', '{}')];
  expect((await readPlugin(picked, search)).manifest.path).toBe(path);
});

test('files that are not text are left out and counted, also where their name is that of a manifest', async () => {
  const picked = [file('skill.json', PNG), file('icon.png', PNG), file('a/plugin.json', '{}')];
  const { manifest, files, warnings } = await readPlugin(picked, search);
  expect([manifest.path, files.length, warnings]).toEqual([
    'a/plugin.json',
    1,
    ['Left out of 3 files: 2 without text.'],
  ]);
});

test.each([
  ['one image', [file('pic.png', PNG)], 'pic.png is an image.'],
  ['images', [file('a.png', PNG), file('b.png', PNG)], 'None of the 2 files is text.'],
  ['an empty file', [file('skill.json', '')], 'skill.json is empty.'],
  ['a zip without files', zip({}), 'It contains no files.'],
  ['a zip with an image', zip({ 'a.json': '\0\x01' }), 'a.json is not text.'],
])('%s is refused', async (_, picked, message) => {
  await expect(readPlugin(picked, search)).rejects.toThrow(message);
});

test('a zip is known by its bytes, whatever its name', async () => {
  const [packed] = zip({ 'tides/SKILL.md': '# Tides' });
  const named = new File([await ((await packed?.file()) ?? new Blob()).arrayBuffer()], 'tides.skill');
  expect((await readPlugin(fromFiles([named]), search)).manifest).toEqual({
    path: 'tides/SKILL.md',
    text: '# Tides',
  });
});

test('beside a manifest what it names comes first, and an image alone is refused', async () => {
  const picked = [...Object.keys(filler(300)).map((path) => file(path)), file('lib/a.js')];
  const { files } = await readBeside(picked, { path: 'plugin.json', text: '"lib/a.js"' });
  expect([files.length, files[0]?.path]).toEqual([200, 'lib/a.js']);
  await expect(readBeside([file('p.png', PNG)], { path: '', text: '' })).rejects.toThrow(
    'p.png is an image.',
  );
});

test.each([
  ['known', 'x/src/index.ts'],
  ['other', 'x/package.json'],
])('a package.json that is not known leads to an entry that is, as with %s', async (text, path) => {
  const picked = [file('x/package.json', '{}'), file('x/a.json', 'known'), file('x/src/index.ts', text)];
  expect((await readPlugin(picked, search)).manifest.path).toBe(path);
});
