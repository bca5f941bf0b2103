import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SourceFault, type Get } from './answers.ts';
import { listingOf } from './listing.ts';
import { sourceOf, type RemotePlugin } from './source.ts';
import { untar } from './tar.ts';

/** Answers by address; a number is a status. */
function playing(answers: Readonly<Record<string, unknown>>): { get: Get; asked: string[] } {
  const asked: string[] = [];
  const get: Get = (address) => {
    asked.push(address);
    const answer = answers[address] ?? 404;
    const bytes =
      answer instanceof Uint8Array
        ? Uint8Array.from(answer)
        : new TextEncoder().encode(JSON.stringify(answer));
    return Promise.resolve({ status: typeof answer === 'number' ? answer : 200, headers: [], bytes });
  };
  return { get, asked };
}

const at = (text: string): RemotePlugin => sourceOf(text) ?? expect.fail(text);
const API = 'https://api.github.com/repos/harbour/tools/git/trees/';
const blob = (path: string) => ({ path, type: 'blob', mode: '100644', size: 1 });

test('a branch with a slash in its name is found', async () => {
  const { get, asked } = playing({
    [`${API}feature/x?recursive=1`]: { tree: [blob('a/skill.json'), blob('b/skill.json')] },
  });
  const { files } = await listingOf(at('https://github.com/harbour/tools/tree/feature/x/a'), get);
  expect(files.map(({ path }) => path)).toEqual(['a/skill.json']);
  expect(asked).toHaveLength(2);
});

test('a file is named, and its folder is listed', async () => {
  const { get } = playing({
    [`${API}main?recursive=1`]: { tree: [blob('a/plugin.json'), blob('a/handler.js'), blob('c.md')] },
  });
  const { files, named } = await listingOf(
    at('https://github.com/harbour/tools/blob/main/a/plugin.json'),
    get,
  );
  expect(named).toBe('a/plugin.json');
  expect(files.map(({ path }) => path)).toEqual(['a/plugin.json', 'a/handler.js']);
});

test.each([
  ['harbour/tools', {}, 'GitHub has no public repository harbour/tools.'],
  ['harbour/tools/x', { [`${API}HEAD?recursive=1`]: { tree: [blob('a')] } }, 'tools has no files at x.'],
  ['harbour/tools', { [`${API}HEAD?recursive=1`]: { tree: [] } }, 'It contains no files.'],
  ['harbour/tools', { [`${API}HEAD?recursive=1`]: 429 }, 'The mirror does not have this repository.'],
  ['npm:tide', {}, 'npm has no package tide.'],
])('%s with %o: %s', async (text, answers, message) => {
  const failing = listingOf(at(text), playing(answers).get);
  await expect(failing).rejects.toThrow(message);
  await expect(failing).rejects.toThrow(SourceFault);
});

test('a list of another shape has no files, and no other exception', async () => {
  for (const odd of [null, 1, [], { tree: 'x' }, { tree: [null, 1, { path: 3 }] }])
    await expect(
      listingOf(at('harbour/tools'), playing({ [`${API}HEAD?recursive=1`]: odd }).get),
    ).rejects.toThrow(SourceFault);
});

test('where the tarball cannot be had, the mirror lists the package', async () => {
  const mirror = 'npm/tide@1.0.0';
  const { get } = playing({
    'https://registry.npmjs.org/tide/latest': {
      version: '1.0.0',
      dist: { tarball: 'https://registry.npmjs.org/t.tgz' },
    },
    'https://registry.npmjs.org/t.tgz': 500,
    [`https://data.jsdelivr.com/v1/packages/${mirror}?structure=flat`]: {
      files: [{ name: '/a b/skill.json', size: 3 }],
    },
  });
  const { files } = await listingOf(at('npm:tide'), get);
  expect(files).toEqual([
    { path: 'tide/a b/skill.json', size: 3, at: `https://cdn.jsdelivr.net/${mirror}/a%20b/skill.json` },
  ]);
});

test('a tarball at another host than the person said yes to is not asked for', async () => {
  const { get, asked } = playing({
    'https://registry.npmjs.org/tide/latest': {
      version: '1.0.0',
      dist: { tarball: 'https://elsewhere.example/t.tgz' },
    },
  });
  await expect(listingOf(at('npm:tide'), get)).rejects.toThrow(SourceFault);
  expect(asked.filter((address) => address.includes('elsewhere'))).toEqual([]);
});

test('damaged escapes in an address do not throw', async () => {
  const { get } = playing({ 'https://files.example/a%E0.json': {} });
  const { named } = await listingOf(at('https://files.example/a%E0.json'), get);
  expect(named).toBe('a%E0.json');
});

function entry(name: string, text: string, kind: string): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0);
  head.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
  head.write(`${kind}ustar`, 156);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
  body.write(text);
  return Buffer.concat([head, body]);
}

const packed = (...entries: Buffer[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)])));

test('a tarball gives its files, long names too, and counts links', async () => {
  const long = `package/${'deep/'.repeat(30)}ä.json`;
  const { files, links } = await untar(
    packed(
      entry('x', `${String(long.length + 10)} path=${long}\n`, 'x'),
      entry('cut', '{}', '0'),
      entry('l', '', '2'),
      entry('package/a', 'hello', '0'),
    ),
  );
  expect(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    [long, '{}'],
    ['package/a', 'hello'],
  ]);
  expect(links).toBe(1);
});

test.each([
  ['bytes that are not gzip', Uint8Array.from([1, 2, 3])],
  ['a size that leads out of it', packed(entry('a', 'x'.repeat(5000), '0').subarray(0, 512))],
])('%s: damaged', async (_, bytes) => {
  await expect(untar(bytes)).rejects.toThrow('The tarball is damaged.');
});
