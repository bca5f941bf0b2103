// The trimmed compiler: it gives the answers of the whole one, and a package that is put together otherwise is noticed.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as whole from '../workers/compiling.ts';
import type { CodeRequest } from '../workers/typescript-contract.ts';
import { typesOfPackages } from './package-types.ts';
import { library } from './guest.ts';
import { typescriptLibs } from './typescript-libs.ts';
import { trimmedTypeScript, undefinedNames } from './typescript-trim.ts';
import { typescript } from './typescript.ts';
import { pluginOf } from '../src/files/plugin.ts';

type Compiling = typeof whole;

const out = mkdtempSync(join(tmpdir(), 'plugbench-typescript-'));
let trimmed: Compiling;

/** The worker's page, which hears of the file that is checked. */
beforeAll(() => vi.stubGlobal('postMessage', () => undefined));

/** Node.js would be taken for the file system that the trimmed compiler has no use for. */
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [library(), typescriptLibs(), typesOfPackages(), typescript()],
    build: {
      outDir: out,
      minify: false,
      target: 'es2022',
      lib: { entry: resolve('workers/compiling.ts'), formats: ['es'], fileName: () => 'compiling.js' },
    },
  });
  trimmed = (await import(pathToFileURL(join(out, 'compiling.js')).href)) as Compiling;
}, 60_000);
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(out, { recursive: true, force: true });
});

const TYPES = `import { Service, type Plugin, type Action } from '@elizaos/core';\n`;
const ACTION = `const go: Action = { name: 'go now', description: '', validate: () => true, handler: async () => ({ text: 'x' }) };\n`;
const SOURCES: readonly string[] = [
  `export default {};`,
  `${TYPES}export const plugin: Plugin = { name: 7, actoins: [] };`,
  `${TYPES}${ACTION}const base = { name: 'a' + 1, description: \`d\` } as const;\nenum M { A = 'TEXT_SMALL' }\nexport default { ...base, actions: [go, go], models: { [M.A]: async () => 1 }, routes: [{ type: 'GET', path: 'x' }] } satisfies Plugin;`,
  `${TYPES}class Tides extends Service { static serviceType = 'tides'; async stop() {} }\nconst p: Plugin = { name: 'p', description: 'p', services: [Tides], priority: -1, dependencies: ['p'] };\nexport { p as default };`,
  `${TYPES}type Deep<T> = T extends [infer H, ...infer R] ? [H, ...Deep<R>] : [];\nconst x: Deep<[1, 2]> = [1, 'b'];\nlet u: 'a' | 'b' = 'c';\nfunction f(a: { b: { c: number } }) {}\nf({ b: { c: '' } });\nexport default x;`,
  `export const a = ;`,
  `const words: string[] = [];\nwords.nothing.map((one) => one);\nexport default words;`,
];

const request = (text: string): CodeRequest => ({
  plugin: pluginOf({ path: 'elizaos.plugin.json', text: '{ "id": "p" }' }, [{ path: 'index.ts', text }]),
  hostId: 'elizaos',
  release: null,
});

test.each(SOURCES)('the whole and the trimmed compiler say the same of %j', async (text) => {
  expect(await trimmed.check(request(text))).toEqual(await whole.check(request(text)));
  const files = [{ path: 'index.ts', text }];
  expect(trimmed.transpile(files, 'index.ts')).toEqual(whole.transpile(files, 'index.ts'));
});

test('no name is lost', () => {
  expect(undefinedNames('export const a = (b) => b + c; function d() { return e; }')).toEqual(['c', 'e']);
});

test('another file than the one that was split is refused', () => {
  const text = readFileSync(resolve('node_modules/typescript/lib/typescript.js'), 'utf8');
  expect(() => trimmedTypeScript(text.replace('// src/compiler/checker.ts', '// src/checker.ts'))).toThrow(
    'put together in another way',
  );
});

test('the trimmed compiler helps as the whole one does', async () => {
  const text = `import type { Plugin } from '@elizaos/core';\n/** Of ours. */\nconst own = (given: string): string => given;\nown('a');\nexport default { name: 'x', actions: [] } satisfies Plugin;\n`;
  const at = (found: string) => ({
    ...request(text),
    path: 'index.ts',
    offset: text.indexOf(found) + 1,
  });
  const answers = async ({ complete, hover, signature, definition, rename }: Compiling) => [
    await complete(at('own(')),
    await complete(at("ame: 'x'")),
    await hover(at('own(')),
    await signature(at("'a'")),
    await definition(at('own(')),
    await rename(at('own('), 'other'),
  ];
  const expected = await answers(whole);
  expect(await answers(trimmed)).toEqual(expected);
  expect(expected.slice(2)).toMatchObject([
    { title: 'own: (given: string) => string', text: 'Of ours.' },
    { parameter: 'given' },
    { path: 'index.ts' },
    { refusal: null, files: [{ path: 'index.ts' }] },
  ]);
});
