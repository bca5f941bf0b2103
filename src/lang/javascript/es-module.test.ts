// Modules as functions: what they import and export when they run.

import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { spliced } from './caught.ts';
import { asFunction } from './es-module.ts';

const OTHER = { default: 'main', one: 1, 'two words': 2 };

type Exports = Readonly<Record<string, unknown>>;

interface Ran {
  readonly exports: Exports;
  /** Module and names, as they were asked for. */
  readonly links: readonly (readonly [source: string, names: readonly string[] | undefined])[];
}

async function run(text: string): Promise<Ran> {
  const { head, splices } = asFunction(
    parse(text, { ecmaVersion: 2023, sourceType: 'module', allowAwaitOutsideFunction: true }),
    text,
  );
  const links: (readonly [string, readonly string[] | undefined])[] = [];
  const exports: Exports = {};
  const given = {
    $link: (source: string, names?: readonly string[]) => {
      links.push([source, names]);
      return Promise.resolve(OTHER);
    },
    $export: (getters: Readonly<Record<string, () => unknown>>) => {
      for (const [name, get] of Object.entries(getters))
        Object.defineProperty(exports, name, { get, enumerable: true });
    },
    $star: ({ default: _, ...others }: Exports) => {
      for (const [name, value] of Object.entries(others))
        if (!(name in exports)) Object.defineProperty(exports, name, { value, enumerable: true });
    },
  };
  const AsyncFunction = run.constructor as (...texts: string[]) => (...values: unknown[]) => Promise<void>;
  const body = AsyncFunction(...Object.keys(given), `'use strict'; ${head}${spliced(text, splices)}`);
  await body(...Object.values(given));
  return { exports, links };
}

describe('exports', () => {
  test.each<[text: string, exports: Exports]>([
    ['export const a = 1, b = 2;', { a: 1, b: 2 }],
    [
      'export const { a, b: [c, ...d], ...e } = { a: 1, b: [2, 3], f: 4 };',
      { a: 1, c: 2, d: [3], e: { f: 4 } },
    ],
    ['export let a = 1; a = 2;', { a: 2 }],
    ['const a = 1; export { a, a as b, a as "c d" };', { a: 1, b: 1, 'c d': 1 }],
    ['export default 1 + 1;', { default: 2 }],
    ['export default ({ a: 1 });', { default: { a: 1 } }],
    ['export /* one */ default\n// two\n((1), 2)', { default: 2 }],
    ['export default [1];', { default: [1] }],
    ["export { one, 'two words' as two } from './other.mjs';", { one: 1, two: 2 }],
    ["export * from './other.mjs';", { one: 1, 'two words': 2 }],
    ["export * as all from './other.mjs';", { all: OTHER }],
    [
      "import main, { one, 'two words' as two } from './other.mjs'; export { main, one, two };",
      { main: 'main', one: 1, two: 2 },
    ],
    ["import * as all from './other.mjs'; export const names = Object.keys(all).length;", { names: 3 }],
    ["import main, * as all from './other.mjs'; export default main + all.one;", { default: 'main1' }],
    ["import './other.mjs'; export const a = await 1;", { a: 1 }],
  ])('%s', async (text, exports) => {
    expect({ ...(await run(text)).exports }).toEqual(exports);
  });

  test.each([
    ['export function f() { return 1; }', 'f'],
    ['export async function* f() { yield 1; }', 'f'],
    ['export class f {}', 'f'],
    ['export default function f() { return f.name; }', 'default'],
    ['export default class f { static own = f.name; }', 'default'],
    ['export default (function f() {});', 'default'],
    ['export default (class f {});', 'default'],
  ])('%s', async (text, name) => {
    const { exports } = await run(text);
    expect(Object.keys(exports)).toEqual([name]);
    expect(exports[name]).toHaveProperty('name', 'f');
  });

  test.each(['export default function () {}', 'export default class {}', 'export default () => 1;'])(
    '%s',
    async (text) => {
      expect(typeof (await run(text)).exports['default']).toBe('function');
    },
  );

  test('a function is there before the text runs, as its name is', async () => {
    const { exports } = await run(
      'export const before = f(); export default function f() { return 1; } f.more = 2;',
    );
    expect(exports['before']).toBe(1);
    expect(exports['default']).toHaveProperty('more', 2);
  });
});

test('modules are asked for in the order of the text, with the names that must be there', async () => {
  const text = [
    "import main, { one } from 'a';",
    "import 'b';",
    "import * as all from 'c';",
    "export { one as two, default } from 'd';",
    "export * from 'e';",
    "export * as whole from 'f';",
  ].join('\n');
  expect((await run(text)).links).toEqual([
    ['a', ['default', 'one']],
    ['b', []],
    ['c', []],
    ['d', ['one', 'default']],
    ['e', undefined],
    ['f', undefined],
  ]);
});

test('every line stays where it was', () => {
  const text =
    "import {\n  one,\n} from 'a';\nexport {\n  one\n};\nexport const x = 1;\nexport default\n  x;\n";
  const { head, splices } = asFunction(parse(text, { ecmaVersion: 2023, sourceType: 'module' }), text);
  const made = spliced(text, splices);
  expect(head).not.toContain('\n');
  expect(made.split('\n').map((line) => line.trim())).toEqual([
    ';',
    '',
    '',
    ';',
    '',
    '',
    'const x = 1;',
    'const $default =',
    'x;',
    '',
  ]);
});
