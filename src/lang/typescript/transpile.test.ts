// Modules of CommonJS: the features of TypeScript that leave something to run, the imports, and the places of errors.

import { expect, test } from 'vitest';
import { other, snippets } from '../../../test/typescript/snippets.ts';
import { sourcePlace } from './source-map.ts';
import type { RunModule } from '../../model/run.ts';
import { transpile } from './transpile.ts';

function modulesOf(files: Record<string, string>, entry = 'src/index.ts'): readonly RunModule[] {
  const made = transpile(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    entry,
  );
  if (made.kind === 'refused') throw new Error(`${made.path}: ${made.reason}`);
  return made.modules;
}

type Exports = Record<string, unknown>;

/** Runs modules as Node.js would; packages are empty. */
function run(files: Record<string, string>): Exports {
  const modules = new Map(modulesOf(files).map((one) => [one.path, one]));
  const done = new Map<string, { exports: Exports }>();
  const load = (path: string): Exports => {
    const known = done.get(path);
    if (known) return known.exports;
    const one = modules.get(path);
    const module = { exports: {} };
    done.set(path, module);
    const require = (name: string): Exports => {
      const file = one?.files[name];
      return file === undefined ? {} : load(file);
    };
    // oxlint-disable-next-line typescript/no-implied-eval
    const body = new Function('exports', 'require', 'module', '$importMeta', one?.code ?? '') as (
      ...args: unknown[]
    ) => void;
    body(module.exports, require, module, { url: `file:///${path}` });
    return module.exports;
  };
  return load('src/index.ts');
}

test.each(snippets)('%s', (_, text, out) => {
  expect(run({ 'src/index.ts': text, 'src/other.ts': other })['out']).toEqual(out);
});

test('imports are found as bundlers find them, in circles too', () => {
  const exports = run({
    'src/index.ts': `import { a } from './a.js';\nimport b from './b';\nimport data from '../data.json';\nimport { z } from 'zod';\nexport const one = 1;\nexport const out = [a(), b, data.n, typeof z];`,
    'src/a.ts': `import { one } from './index.ts';\nexport const a = () => one;`,
    'src/b/index.ts': `export default 2;`,
    'data.json': '{ "n": 3 }',
    'src/unused.ts': 'not ( code',
  });
  expect(exports['out']).toEqual([1, 2, 3, 'undefined']);
});

test('a module may have a `require` of its own', () => {
  const exports = run({
    'src/index.ts': `import { createRequire } from 'node:module';\nimport { two } from './two';\nconst make = createRequire as unknown;\nconst require = (n: number) => n + two;\nexport const out = [require(1), typeof make];\nexport { require };`,
    'src/two.ts': 'export const two: number = 2;',
  });
  expect(exports['out']).toEqual([3, 'undefined']);
  expect(typeof exports['require']).toBe('function');
});

test('a module may have names of its own that CommonJS gives to modules', () => {
  const exports = run({
    'src/index.ts': `import { two } from './two';\nfunction module() { return two; }\nclass exports { static n = module(); }\nconst { require } = { require: 3 };\nexport const out = [exports.n, require];\nexport { exports, module };`,
    'src/two.ts': 'const [exports] = [2];\nexport const two: number = exports;\nexport default exports;',
  });
  expect(exports['out']).toEqual([2, 3]);
  expect((exports['module'] as () => unknown)()).toBe(2);
});

test('a script runs as it is, and not as strict code', () => {
  const text = `var a = 010;\nmodule.exports = { out: [a, typeof this, (function () { return typeof this; })()] };`;
  expect(
    run({ 'src/index.ts': `import s from '../s.cjs';\nexport const out = s.out;`, 's.cjs': text })['out'],
  ).toEqual([8, 'object', 'object']);
});

test('packages and missing files are none of its files', () => {
  const [entry] = modulesOf({
    'src/index.ts': `import z from 'zod';\nimport g from './gone';\nexport default [z, g];`,
  });
  expect(entry?.files).toEqual({});
});

test.each([
  ['const a = ;', 'TS1109: Expression expected.', ';'],
  ['const a = 1;\nawait a;', '`await` outside of a function cannot be run here.', 'await a'],
  [
    'for await (const a of []) {}',
    '`await` outside of a function cannot be run here.',
    'for await (const a of []) {}',
  ],
])('%j is refused with its place', (text, reason, part) => {
  const made = transpile([{ path: 'a.ts', text }], 'a.ts');
  expect(made).toMatchObject({ kind: 'refused', path: 'a.ts', reason });
  if (made.kind === 'refused') expect(text.slice(made.span.from, made.span.to)).toBe(part);
});

test('where the compiler itself crashes, its message is the reason', () => {
  expect(transpile([{ path: 'a.ts', text: '@shown\nexport default {};' }], 'a.ts')).toMatchObject({
    kind: 'refused',
    path: 'a.ts',
    reason: 'The compiler crashes on this file: Debug Failure. Use `modifierVisitor` instead.',
  });
});

test('broken JSON and a missing entry are refused', () => {
  const files = [
    { path: 'a.ts', text: `import b from './b.json';\nexport default b;` },
    { path: 'b.json', text: '{' },
  ];
  expect(transpile(files, 'a.ts')).toMatchObject({ kind: 'refused', path: 'b.json' });
  expect(transpile(files, 'c.ts')).toMatchObject({ kind: 'refused', path: 'c.ts' });
});

test('a place in a module leads to its place in the source', () => {
  const text = `import type { Plugin } from '@elizaos/core';\n\ninterface Depth {\n  at: number;\n}\n\nexport function fail(depth: Depth): never {\n  throw new Error('here');\n}\n`;
  const [made] = modulesOf({ 'src/index.ts': text });
  const lines = made?.code.split('\n') ?? [];
  const line = lines.findIndex((one) => one.includes(`new Error('here')`));
  const column = (lines[line] ?? '').indexOf('new Error');
  const place = sourcePlace(made?.mappings ?? '', { line, column });
  expect(place).toEqual({ line: 7, column: 8 });
  expect(sourcePlace(made?.mappings ?? '', { line: 999, column: 0 })).toBeNull();
});
