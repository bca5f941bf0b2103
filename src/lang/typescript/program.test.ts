// Programs over files in memory: what the compiler finds, what it imports, and what it survives.

import { expect, test } from 'vitest';
import type { PluginFile } from '../../model/file.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { PluginCompiler } from './program.ts';

const CORE: PluginFile = {
  path: '/types/core.d.ts',
  text: `declare module '@elizaos/core' { export interface Plugin { name: string; priority?: number } }`,
};

function reported(files: Record<string, string>): string[] {
  const plugin = new PluginCompiler([CORE]).compile(
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  return diagnosticsOf(plugin).map(({ path, span, code, text }) => {
    const part = (files[path] ?? '').slice(span.from, span.to);
    return `${path} TS${String(code)} ${part}: ${text}`;
  });
}

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', { 'src/index.ts': 'export const a: number = 1;' }, []],
  [
    'a wrong type, across files',
    {
      'src/index.ts': `import { name } from './name.ts';\nimport type { Plugin } from '@elizaos/core';\nexport const p: Plugin = { name };`,
      'src/name.ts': 'export const name = 3;',
    },
    [`src/index.ts TS2322 name: Type 'number' is not assignable to type 'string'.`],
  ],
  [
    'imports without an ending, of a folder, of JSON, of JavaScript',
    {
      'src/index.ts': `import { a } from './a';\nimport { b } from './b';\nimport c from './c.json';\nimport { d } from './d.js';\nexport const n: string = a + b + c.n + d;`,
      'src/a.ts': 'export const a = 1;',
      'src/b/index.ts': 'export const b = 1;',
      'src/c.json': '{ "n": 1 }',
      'src/d.js': 'export const d = 1;',
    },
    [`src/index.ts TS2322 n: Type 'number' is not assignable to type 'string'.`],
  ],
  [
    'packages, which are any, and what Node.js has',
    {
      'src/index.ts': `import { z, type ZodType } from 'zod';\nimport * as fs from 'node:fs';\nimport discord from '@scope/discord/sub';\nexport const t: ZodType<string> = z.string();\nexport default [fs.readFileSync('x'), discord.y, process.env.HOME, Buffer.from(''), await fetch('x'), import.meta.url];\nconsole.log(setTimeout(() => 1), new URL('x').href, new AbortController().signal);`,
    },
    [],
  ],
  [
    'a missing file',
    { 'src/index.ts': `export { a } from './gone.ts';` },
    [
      `src/index.ts TS2307 './gone.ts': Cannot find module './gone.ts' or its corresponding type declarations.`,
    ],
  ],
  [
    'cyclic imports',
    {
      'src/index.ts': `import { b } from './b.ts';\nexport const a: number = b;`,
      'src/b.ts': `import { a } from './index.ts';\nexport const b: number = a;`,
    },
    [],
  ],
  [
    'only the syntax while it is broken',
    { 'src/index.ts': 'export const a: number = ;', 'src/b.ts': 'export const b: number = "x";' },
    ['src/index.ts TS1109 ;: Expression expected.'],
  ],
])('%s', (_, files, expected) => {
  expect(reported(files)).toEqual(expected);
});

test('a second text is compiled with what the first one left', () => {
  const compiler = new PluginCompiler([CORE]);
  const codes = (text: string): (number | null)[] =>
    diagnosticsOf(compiler.compile([{ path: 'index.ts', text }])).map(({ code }) => code);
  expect(codes('export const a: number = "";')).toEqual([2322]);
  expect(codes('export const a: string = "";')).toEqual([]);
  expect(codes('export const a: string = b;')).toEqual([2304]);
});

test.each([
  ['comments that never end', '/*'.repeat(200_000)],
  ['deep lists', `export default ${'['.repeat(200_000)}`],
  ['deep calls', `export default ${'f('.repeat(50_000)}1${')'.repeat(50_000)};`],
  ['a long sum', `export default ${'1 + '.repeat(5_000)}1;`],
])('%s end nothing', (_, text) => {
  const plugin = new PluginCompiler().compile([{ path: 'src/index.ts', text }]);
  for (const { span } of diagnosticsOf(plugin)) {
    expect(span.from).toBeLessThanOrEqual(span.to);
    expect(span.to).toBeLessThanOrEqual(text.length);
  }
});

test('a file that is left out is any where it is imported, and every other file is judged', () => {
  const watched: (string | null)[] = [];
  const compiler = new PluginCompiler([], (path) => void watched.push(path));
  const files = Object.entries({
    'src/index.ts': `import { a, type A } from './slow.js';\nimport all from '../src/slow';\nexport const x: string = a;\nexport const y: A = all;\nexport const z: number = "";`,
    'src/slow.ts':
      'export const a = 1; export type A = never; export default 2; export const b: number = "";',
    'src/other.ts': `export { gone } from './gone.ts';`,
  }).map(([path, text]) => ({ path, text }));
  const codesWithout = (leftOut: readonly string[]) =>
    diagnosticsOf(compiler.compile(files, leftOut)).map(({ path, code }) => [path, code]);
  expect(codesWithout(['src/slow.ts'])).toEqual([
    ['src/index.ts', 2322],
    ['src/other.ts', 2307],
  ]);
  expect(watched).toEqual(['src/index.ts', null, 'src/other.ts', null]);
  watched.length = 0;
  expect(codesWithout([])).toContainEqual(['src/slow.ts', 2322]);
  // What is imported comes first, so it is known which file is slow.
  expect(watched.slice(0, 3)).toEqual(['src/slow.ts', null, 'src/index.ts']);
});
