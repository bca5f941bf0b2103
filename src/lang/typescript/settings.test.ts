import { expect, test } from 'vitest';
import { diagnosticsOf, judgedFiles, notJudgedIn } from './diagnostics.ts';
import { PluginCompiler } from './program.ts';

const compiler = new PluginCompiler();

function judged(config: string, index: string, others: Readonly<Record<string, string>> = {}) {
  const all = Object.entries({
    'tsconfig.json': config,
    'src/index.ts': `${index}\nexport {};\n`,
    ...others,
  });
  const plugin = compiler.compile(all.map(([path, text]) => ({ path, text })));
  return { codes: diagnosticsOf(plugin).map(({ code }) => code), plugin, says: plugin.settings.judgedWith };
}

const LOOSE = `function go(depth) { return depth; }\nconst text: string = null;\nvoid [go, text];`;

test('without one nothing is said, and the compiler is strict', () => {
  const plugin = compiler.compile([{ path: 'src/index.ts', text: LOOSE }]);
  expect(diagnosticsOf(plugin).map(({ code }) => code)).toEqual([7006, 2322]);
  expect(plugin.settings.judgedWith).toBeNull();
});

test.each([
  [
    'comments and commas',
    `{ // loose\n "compilerOptions": { "strict": false, }, }`,
    [],
    'Judged with `tsconfig.json`: `strict` off.',
  ],
  [
    'one of the family',
    `{ "compilerOptions": { "strict": true, "noImplicitAny": false } }`,
    [2322],
    'Judged with `tsconfig.json`: `noImplicitAny` off.',
  ],
  ['what it does not set', '{}', [7006, 2322], 'Judged with `tsconfig.json`.'],
  [
    'a package that it extends',
    `{ "extends": "@tsconfig/node20" }`,
    [7006, 2322],
    'Judged with `tsconfig.json`, without what it extends, which is not open.',
  ],
  [
    'an unfinished text',
    `{ "compilerOptions": { "strict": false`,
    [],
    'Judged with `tsconfig.json`: `strict` off.',
  ],
])('%s', (_, config, codes, says) => {
  expect(judged(config, LOOSE)).toMatchObject({ codes, says });
});

test('an open file that it extends counts, and an older compiler is not strict by itself', () => {
  const base = { 'base.json': `{ "compilerOptions": { "strict": false } }` };
  expect(judged(`{ "extends": "./base.json" }`, LOOSE, base).codes).toEqual([]);
  const old = { 'package.json': `{ "devDependencies": { "typescript": "^5.4.0" } }` };
  expect(judged('{}', LOOSE, old).codes).toEqual([]);
  expect(judged(`{ "compilerOptions": { "strict": true } }`, LOOSE, old).codes).toEqual([7006, 2322]);
});

test('what an older compiler takes, and what the settings ask to take, is not out of date', () => {
  const data = `import data from './data.json' assert { type: 'json' };\nvoid data;`;
  const others = { 'src/data.json': '{}' };
  expect(judged('{}', data, others).codes).toEqual([2880]);
  expect(judged(`{ "compilerOptions": { "ignoreDeprecations": "6.0" } }`, data, others).codes).toEqual([]);
  const old = { ...others, 'package.json': `{ "devDependencies": { "typescript": "^5.9.3" } }` };
  expect(judged('{}', data, old).codes).toEqual([]);
});

test.each([
  ['["src"]', ['src/index.ts', 'src/a/deep.ts', 'tests/used.ts']],
  ['["src/**/*.ts"]', ['src/index.ts', 'src/a/deep.ts', 'tests/used.ts']],
  ['["./src/*.ts"], "exclude": ["tests"]', ['src/index.ts', 'tests/used.ts']],
  ['["**/*"], "exclude": ["**/*.test.ts", "src/a/"]', ['src/index.ts', 'tests/used.ts']],
  ['["lib/?.ts", "src/**/de*p.ts"]', ['src/a/deep.ts']],
  ['["**/**/src/**/**/deep.ts", "*a*a*a*a*a*a*/none.ts"]', ['src/a/deep.ts']],
  ['["nothing"]', ['src/index.ts', 'src/a/deep.ts', 'tests/used.ts', 'tests/a.test.ts']],
])('what is judged with include %s', (include, paths) => {
  const { plugin } = judged(`{ "include": ${include} }`, "import '../tests/used';", {
    'src/a/deep.ts': 'export {};',
    'tests/used.ts': 'export {};',
    'tests/a.test.ts': 'cy.visit(1);',
  });
  expect(judgedFiles(plugin).map((file) => plugin.pathOf(file))).toEqual(expect.arrayContaining(paths));
  expect(judgedFiles(plugin)).toHaveLength(paths.length);
});

test('paths lead to open files', () => {
  const config = `{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }`;
  const other = { 'src/depth.ts': `export const depth: string = 'deep';` };
  expect(judged(config, `import { depth } from '@/depth';\nvoid (depth * 2);`, other).codes).toEqual([2362]);
});

test('newer libraries are there, and names of browsers are not judged where theirs is asked for', () => {
  const sorted = `void [3, 1].toSorted();`;
  expect(judged('{}', sorted).codes).toEqual([2550]);
  expect(judged(`{ "compilerOptions": { "lib": ["ESNext"] } }`, sorted).codes).toEqual([]);
  expect(judged(`{ "compilerOptions": { "target": "ES2023" } }`, sorted).codes).toEqual([]);
  const table = `const rows = (table: HTMLTableElement) => table;\nvoid rows;`;
  expect(judged('{}', table).codes).toEqual([2552]);
  const { codes, plugin } = judged(`{ "compilerOptions": { "lib": ["ES2022", "DOM"] } }`, table);
  expect([codes, notJudgedIn(plugin)]).toEqual([[], ['lib.dom']]);
});

test('globals of test runners need types that are not here', () => {
  expect(judged('{}', `describe('tides', () => {});`).codes).toEqual([]);
});
