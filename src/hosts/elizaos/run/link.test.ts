// Modules of a plugin, linked and really evaluated.

import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { asCommonJs } from './link.ts';

function load(text: string, others: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const { body = '', isModule } = asCommonJs(text) ?? {};
  const names = isModule ? ['$module', '$exports', '$require'] : ['module', 'exports', 'require'];
  const run = compileFunction(body, [...names, '$importMeta']) as (...given: unknown[]) => void;
  run(module, module.exports, (name: string) => others[name], { url: 'file:///plugin.js' });
  return module.exports;
}

test.each<[string, string, Readonly<Record<string, unknown>>]>([
  ['a value', 'export const a: number = 1;', { a: 1 }],
  ['two values', 'export const a = 1, b = 2;', { a: 1, b: 2 }],
  ['a default', 'const p = { x: 1 } as const;\nexport default p;', { default: { x: 1 } }],
  ['a list with another name', 'const p = 1;\nexport { p as default, p as q };', { default: 1, q: 1 }],
  ['from another module', "export { x as y } from './x.js';", { y: 7 }],
  ['everything of another module', "export * from './x.js';", { x: 7, default: 8 }],
  ['named imports', "import { x, type T, x as z } from './x.js';\nexport const s = x + z;", { s: 14 }],
  ['a default import', "import d, { x } from './x.js';\nexport const s = d + x;", { s: 15 }],
  ['a namespace', "import * as n from './x.js';\nexport const s = n.x;", { s: 7 }],
  ['a default and a namespace', "import d, * as n from './x.js';\nexport const s = d + n.x;", { s: 15 }],
  ['a default by name', "import { default as d } from './x.js';\nexport const s = d;", { s: 8 }],
  ['only types', "import type { T } from 'none';\nexport type U = T;\nexport interface V { a: U }", {}],
  [
    'declarations',
    'declare const q: string;\nfunction f(a: string): string;\nfunction f(a: unknown) { return a; }\nexport const s = f(1);',
    { s: 1 },
  ],
  ['the address of the module', 'export const u = import.meta.url;', { u: 'file:///plugin.js' }],
  [
    'names that CommonJS has',
    "import { createRequire } from 'module';\nconst require = createRequire(import.meta.url), exports = 1, module = 2;\nexport const s = require + exports + module;",
    { s: 10 },
  ],
  [
    'a class',
    "export class K<T> implements I { private readonly a: string = 'x'; get(): string { return this.a!; } }\nexport const s = new K<string>().get();",
    { s: 'x' },
  ],
])('%s', (_, text, expected) => {
  const { K: _class, ...made } = load(text, {
    './x.js': { x: 7, default: 8 },
    module: { createRequire: () => 7 },
  });
  expect({ ...made }).toEqual(expected);
});

test('functions are there before they stand', () => {
  const { f } = load('export const g = 1;\nexport async function f(): Promise<number> { return g; }');
  expect(typeof f).toBe('function');
});
