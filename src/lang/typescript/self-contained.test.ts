// Functions with what they use of other files: they run alone, or are left as they are.

import { runInNewContext } from 'node:vm';
import * as ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { PluginCompiler } from './program.ts';
import { selfContained } from './self-contained.ts';

const compiler = new PluginCompiler();

/** The function `it` of `index.ts`, with the declarations that it needs. */
function cutOut(files: Readonly<Record<string, string>>) {
  const program = compiler.compile(Object.entries(files).map(([path, text]) => ({ path, text })));
  const find = (node: ts.Node): ts.FunctionLikeDeclaration | undefined => {
    const value =
      ts.isVariableDeclaration(node) && node.name.getText() === 'it' ? node.initializer : undefined;
    return value && ts.isArrowFunction(value) ? value : ts.forEachChild(node, find);
  };
  const index = program.file('index.ts');
  const found = index && find(index);
  if (!found) throw new Error('no function');
  return selfContained(found, program);
}

const resultOf = (text: string): unknown => (runInNewContext(`(${text})`) as () => unknown)();

describe('runs alone', () => {
  test.each<[string, Record<string, string>, unknown]>([
    ['with a constant of its file', { 'index.ts': `const a: number = 1; export const it = () => a;` }, 1],
    [
      'with functions and enums of others',
      {
        'index.ts': `import { f } from './f'; export const it = () => f(1);`,
        'f.ts': `import { E } from './e'; export function f(n: number): number { return n + E.two; }`,
        'e.ts': `export enum E { two = 2 }`,
      },
      3,
    ],
    [
      'with a name that the import changes',
      {
        'index.ts': `import { f as g } from './f'; const x = g(); export const it = () => x + g();`,
        'f.ts': `export const f = () => 2;`,
      },
      4,
    ],
    [
      'with a class that is the default export',
      {
        'index.ts': `import T from './t'; export const it = () => new T(1).n;`,
        't.ts': `export default class Tide { constructor(public n: number) {} }`,
      },
      1,
    ],
    [
      'with what one statement declares together',
      { 'index.ts': `const { a, b: [c] } = { a: 1, b: [2] }; export const it = () => a + c;` },
      3,
    ],
    [
      'beside names of its own that are those of others',
      {
        'index.ts': `import { f } from './f'; export const it = () => { const inner = 5; return f() + inner; };`,
        'f.ts': `const inner = 1; export const f = () => inner;`,
      },
      6,
    ],
  ])('%s', (_, files, expected) => {
    const found = cutOut(files);
    expect(found && resultOf(found.text)).toBe(expected);
    const others = Object.keys(files).filter((path) => path !== 'index.ts');
    expect(found?.paths).toEqual(expect.arrayContaining(others));
  });
});

describe('stays as it is', () => {
  test.each<[string, Record<string, string>]>([
    ['where it uses a package', { 'index.ts': `import x from 'ms'; export const it = () => x('1s');` }],
    ['where it loads one', { 'index.ts': `const x = require('ms'); export const it = () => x('1s');` }],
    [
      'where a variable is set elsewhere',
      { 'index.ts': `let a = 0; export const init = () => { a = 1; }; export const it = () => a;` },
    ],
    ['where it counts', { 'index.ts': `let a = 0; export const it = () => ++a;` }],
    ['where it takes apart', { 'index.ts': `let a = 0; export const it = () => { [a] = [1]; return a; };` }],
    ['where it takes members', { 'index.ts': `let a = 0; export const it = () => (({ a } = { a: 1 }), a);` }],
    ['where it repeats', { 'index.ts': `let a = 0; export const it = () => { for (a of [1]); return a; };` }],
    [
      'where an object changes itself',
      {
        'index.ts': `class Client { #n = 0; ask() { return this.#next(); } #next() { return ++this.#n; } }\nconst client = new Client(); export const it = () => client.ask();`,
      },
    ],
    [
      'where a class of another file counts its calls',
      {
        'index.ts': `import { Client } from './client'; export const it = () => Client.ask();`,
        'client.ts': `export class Client { static asked = 0; static ask() { this.asked += 1; return this.asked; } }`,
      },
    ],
    [
      'where a function changes what it is given',
      {
        'index.ts': `import { add } from './add'; const all: number[] = []; export const it = () => add(1, all);`,
        'add.ts': `const put = (to: number[], n: number) => to.push(n); export function add(n: number, to: number[]) { return put(to, n); }`,
      },
    ],
    ...[`leave(to); to.push(1);`, `to.push(1); leave(to);`].map((body): [string, Record<string, string>] => [
      `where functions that change it call each other in a circle: ${body}`,
      {
        'index.ts': `function enter(to: number[]) { ${body} }\nfunction leave(from: number[]) { if (from.length < 3) turn(0, from); }\nfunction turn(n: number, at: number[]) { enter(at); }\nconst all: number[] = []; export const it = () => leave(all); export const other = () => enter([]);`,
      },
    ]),
    [
      'where methods that change their object call each other in a circle',
      {
        'index.ts': `class Client { n = 0; ask() { this.n++; this.count(); } count() { if (this.n < 3) this.ask(); } }\nconst client = new Client(); export const it = () => client.count(); export const other = () => new Client().ask();`,
      },
    ],
    [
      'where an object has methods of its own',
      {
        'index.ts': `import { Client } from './client'; const client = new Client(2); export const it = () => client.ask(4);`,
        'client.ts': `export class Client { #n: number; constructor(n: number) { this.#n = n; } ask(n: number) { const all = [this.#n]; all.push(n); return sum(all); } }\nfunction sum(all: number[]) { let n = 0; for (const one of all) n += one; return n; }`,
      },
    ],
    [
      'where a function is given something that it could change',
      {
        'index.ts': `function odd(all: number[]): boolean { return all.length > 0 && even(all.slice(1)); }\nfunction even(all: number[]): boolean { return all.length === 0 || odd(all.slice(1)); }\nconst all = [1, 2, 3]; export const it = () => odd(all);`,
      },
    ],
    ['where it collects', { 'index.ts': `const a: number[] = []; export const it = () => a.push(1);` }],
    [
      'where its file does something when it is loaded',
      { 'index.ts': `const a = {}; console.log(a); export const it = () => a;` },
    ],
    [
      'where two files use a name for different things',
      {
        'index.ts': `import { f } from './f'; const n = 1; export const it = () => f() + n;`,
        'f.ts': `const n = 2; export const f = () => n;`,
      },
    ],
    [
      'where a name hides one that another file means',
      {
        'index.ts': `import { f } from './f'; const Math = 1; export const it = () => f() + Math;`,
        'f.ts': `export const f = () => Math.max(1, 2);`,
      },
    ],
    [
      'where it asks a module for all of it',
      { 'index.ts': `import * as f from './f'; export const it = () => f.n;`, 'f.ts': `export const n = 1;` },
    ],
  ])('%s', (_, files) => {
    expect(cutOut(files)).toBeNull();
  });
});
