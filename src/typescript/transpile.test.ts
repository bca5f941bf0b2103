// Modules of CommonJS: the features of TypeScript that leave something to run, the imports, and the places of errors.

import { expect, test } from 'vitest';
import { sourcePlace } from '../text/source-map.ts';
import { transpile, type TranspiledModule } from './transpile.ts';

function modulesOf(files: Record<string, string>, entry = 'src/index.ts'): readonly TranspiledModule[] {
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
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const body = new Function('exports', 'require', 'module', '$importMeta', one?.code ?? '') as (
      ...args: unknown[]
    ) => void;
    body(module.exports, require, module, { url: `file:///${path}` });
    return module.exports;
  };
  return load('src/index.ts');
}

/** The source's `out` when it has run. */
test.each<[string, string, unknown]>([
  ['an enum', `export enum Tide { Low = 4, High }\nexport const out = Tide[5] + Tide.Low;`, 'High4'],
  ['a constant enum', `const enum Tide { Low = 2 }\nexport const out = Tide.Low;`, 2],
  [
    'namespaces',
    `namespace Port { export const depth = 9; export namespace Pier { export const half = depth / 3 } }\nexport const out = Port.Pier.half;`,
    3,
  ],
  [
    'parameter properties',
    `class Boat { constructor(readonly mast: number, protected sail = 5) {} all() { return this.mast * this.sail } }\nexport const out = new Boat(4).all();`,
    20,
  ],
  [
    'an import of a name',
    `namespace Port { export const berth = 7 }\nimport berth = Port.berth;\nexport const out = berth;`,
    7,
  ],
  [
    'an import that is only a type',
    `import { Plugin } from '@elizaos/core';\nconst plugin: Plugin = { name: 'harbour' } as never;\nexport const out = plugin.name;`,
    'harbour',
  ],
  [
    'a decorator',
    `const twice = (f: () => number, _: unknown) => function (this: unknown) { return 2 * f.call(this) };\nclass Buoy { @twice light() { return 6 } }\nexport const out = new Buoy().light();`,
    12,
  ],
  ['an accessor', `class Buoy { accessor lit = 8 }\nexport const out = new Buoy().lit;`, 8],
  ['type parameters', `const same = <T,>(value: T): T => value;\nexport const out = same<number>(11);`, 11],
  [
    'overloads',
    `function knots(speed: string): string; function knots(speed: number): number; function knots(speed: any) { return speed }\nexport const out = knots(12);`,
    12,
  ],
  [
    'abstract members and declared fields',
    `abstract class Vessel { abstract crew(): number; declare flag: string }\nclass Ferry extends Vessel { override crew() { return 13 } }\nexport const out = 'flag' in new Ferry() ? 0 : new Ferry().crew();`,
    13,
  ],
  [
    'satisfies and as',
    `export const out = ({ at: 14 } satisfies Record<string, number>).at as unknown as number;`,
    14,
  ],
  ['a value that is not null', `export const out = new Map([['x', 15]]).get('x')!;`, 15],
  [
    'types that are exported again',
    `type Depth = number;\nexport { type Depth as Fathom };\nexport const out = 16;`,
    16,
  ],
  [
    'the type of this',
    `function depth(this: { at: number }) { return this.at }\nexport const out = depth.call({ at: 17 });`,
    17,
  ],
  [
    'fields of all kinds',
    `class Log { note?: string; name!: string; static start: number = 10; readonly #end: number = 8; get all(): number { return Log.start + this.#end } }\nexport const out = new Log().all;`,
    18,
  ],
  ['types over lines', `export const out = ((\n  depth: number,\n):\n  number => depth)(19);`, 19],
  [
    'a line without a semicolon',
    `let depth = 20\ntype Depth = number\n;(depth as any)\nexport const out = depth`,
    20,
  ],
  [
    'using',
    `let closed = 0;\n{ using log = { [Symbol.dispose]() { closed = 21 } }; }\nexport const out = closed;`,
    21,
  ],
  ['an assertion in angle brackets', `export const out = <number>(22 as any);`, 22],
  [
    'a default class',
    `export default class Berth { static length: number = 23 }\nexport const out = Berth.length;`,
    23,
  ],
  ['a default arrow', `export default (depth: number): number => depth;\nexport const out = 24;`, 24],
  ['a default object', `export default { name: 'x' } as const;\nexport const out = 25;`, 25],
  [
    'a tagged template',
    'const tag = <T,>(parts: TemplateStringsArray, ...values: T[]): string => parts.join("/") + values.length;\nexport const out = tag`x${1}y${2}`;',
    'x/y/2',
  ],
  ['everything of a file as one name', `export * as other from './other';\nexport const out = 27;`, 27],
  ['the type of an import', `export const out = typeof import('./other');`, 'object'],
  [
    'type syntax in a text',
    `export const out = 'depth: number as string // note' as string;`,
    'depth: number as string // note',
  ],
  ['import.meta', `export const out = import.meta.url;`, 'file:///src/index.ts'],
])('%s', (_, text, out) => {
  expect(run({ 'src/index.ts': text, 'src/other.ts': 'export const x = 1;' })['out']).toEqual(out);
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

test('packages and missing files are named apart', () => {
  const [entry] = modulesOf({
    'src/index.ts': `import z from 'zod';\nimport g from './gone';\nexport default [z, g];`,
  });
  expect(entry?.files).toEqual({});
  expect(entry?.others).toEqual(['zod', './gone']);
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
