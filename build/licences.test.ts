// The licences page: which libraries are on it, and what ends the build.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { libraryIn, licences, packageFolder, pageOf } from './licences.ts';

const root = mkdtempSync(join(tmpdir(), 'plugbench-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function pack(name: string, license: string | undefined, files: Record<string, string>): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const about = {
    name,
    version: '1.2.3',
    type: 'module',
    main: 'index.js',
    ...(license === undefined ? {} : { license }),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  for (const [file, text] of Object.entries({ 'index.js': `export const it = '${name}';`, ...files }))
    writeFileSync(join(folder, file), text);
  return folder;
}

test('a package with an allowed licence is listed with its text', () => {
  const folder = pack('good', '(GPL-3.0 OR MIT)', { LICENCE: 'Good <licence>\r\n', 'NOTICE.txt': 'Noted' });
  expect(libraryIn(folder)).toEqual({
    name: 'good',
    version: '1.2.3',
    licence: '(GPL-3.0 OR MIT)',
    text: 'Good <licence>\n\nNoted',
  });
});

test.each([
  ['gpl', 'GPL-3.0-only', { LICENSE: 'text' }, /gpl has the licence GPL-3\.0-only/],
  ['both', 'MIT AND GPL-3.0-only', { LICENSE: 'text' }, /which is not on the list/],
  ['silent', undefined, { LICENSE: 'text' }, /silent has the licence none/],
  ['bare', 'MIT', { NOTICE: 'text' }, /bare comes without the text of its licence/],
])('%s ends the build', (name, license, files, message) => {
  const folder = pack(name, license, files);
  expect(() => libraryIn(folder)).toThrow(message);
});

test.each([
  ['/a/node_modules/fflate/esm/browser.js', '/a/node_modules/fflate'],
  ['\0/a/node_modules/@lezer/common/dist/index.js?commonjs', '/a/node_modules/@lezer/common'],
  ['/a/node_modules/x/node_modules/y/index.js', '/a/node_modules/x/node_modules/y'],
  ['/a/src/main.ts', null],
  ['\0plugbench', null],
])('the package of %j', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test('the page names every library once and shares equal texts, without any of it becoming HTML', () => {
  const library = { version: '1', licence: 'MIT', text: 'a <b> & c' };
  const page = pageOf([
    { ...library, name: 'z' },
    { ...library, name: 'a' },
    { ...library, name: 'x', text: 'other' },
  ]);
  expect(page.match(/<pre>/g)).toHaveLength(2);
  expect(page).toContain('<ul><li>a 1 (MIT)</li><li>z 1 (MIT)</li></ul><pre>a &#60;b&#62; &#38; c</pre>');
});

async function built(entry: string): Promise<string> {
  const file = join(root, 'entry.js');
  writeFileSync(file, entry);
  const { page } = licences();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [page],
    build: { write: false, rolldownOptions: { input: file, preserveEntrySignatures: 'strict' } },
  });
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const html = output.find(({ fileName }) => fileName === 'licences.html');
  return html?.type === 'asset' ? String(html.source) : '';
}

test('a build lists what is in its files, and fails with what may not be', async () => {
  pack('used', 'ISC', { LICENSE: 'Used text' });
  pack('unused', 'GPL-2.0', {});
  expect(await built(`export { it } from 'used';`)).toContain('<li>used 1.2.3 (ISC)</li>');
  await expect(built(`export { it } from 'gpl';`)).rejects.toThrow(/gpl has the licence/);
});
