// Functions without their types: the text that is left, and that it runs.

import { compileFunction } from 'node:vm';
import * as ts from 'typescript';
import { expect, test } from 'vitest';
import { functionText } from './function-text.ts';

/** The first function of a text that nothing else is around. */
function textOf(source: string): string {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.ES2022, true);
  const find = (node: ts.Node): ts.FunctionLikeDeclaration | undefined =>
    ts.isFunctionLike(node) && 'body' in node && node.body ? node : ts.forEachChild(node, find);
  const found = find(file);
  if (!found) throw new Error('no function');
  return functionText(found);
}

test.each<[string, string, string]>([
  ['without types', 'x = async (a) => a;', 'async (a) => a'],
  ['parameters', 'x = (a: A, b?: B[], ...c: C): D => a;', '(a, b, ...c) => a'],
  ['a parameter `this`', 'function f(this: A, b: B): void {}', 'function f(b) {}'],
  ['type parameters', 'x = <T extends A<B>>(a: T) => g<T>(a);', '(a) => g(a)'],
  ['casts', 'x = (a) => (a as A).b! + <B>a.c;', '(a) => (a).b + a.c'],
  ['`satisfies`', 'x = (a) => ({ a } satisfies A);', '(a) => ({ a })'],
  ['an exported function', 'export default async function f(a: A) {}', 'async function f(a) {}'],
  ['a function that is exported alone', 'export function f(a: A) {}', 'function f(a) {}'],
  ['a method', 'x = { async f(a: A): Promise<B> { return a; } };', 'async function (a) { return a; }'],
  ['a generator', 'x = { *f<T>(a: T) { yield a; } };', 'function* (a) { yield a; }'],
  [
    'layout and comments',
    'x = async (\n  a: A, // first\n): Promise<B> => {\n  type C = A;\n\n  /* b */\n  return a as C;\n};',
    'async (\n  a, // first\n) => {\n\n  /* b */\n  return a;\n}',
  ],
  [
    'classes inside',
    'x = () => {\n  class K<T> extends L<T> implements M {\n    private a?: string = "";\n    readonly b!: T;\n    declare c: T;\n    m(): void;\n    m(d?: T) {}\n  }\n};',
    'x = () => {\n  class K extends L {\n    a = "";\n    b;\n    m(d) {}\n  }\n};'.slice(4, -1),
  ],
])('%s', (_, source, expected) => {
  expect(textOf(source)).toBe(expected);
});

test.each<[string, string]>([
  ['an enum', 'x = () => { enum E { A = 7 } return E.A; };'],
  [
    'a parameter that is a member',
    'x = () => { class K { constructor(public a: number) {} } return new K(7).a; };',
  ],
  ['a method with an enum', 'x = { f(): number { enum E { A = 7 } return E.A; } };'],
  [
    'a cast that ends a line',
    'x = () => {\n  const a = 7 as unknown as number\n  ;[1 as number].forEach((b: number) => b)\n  return a\n}',
  ],
  [
    'nested types',
    'x = () => { const f = (a: { b: () => Array<{ c: number }> }): number => a.b()[0]!.c; return f({ b: () => [{ c: 7 }] }); };',
  ],
  [
    'comparisons that look like types',
    'x = () => { const a = 1, b = 2; return a < b && b > (a as number) ? 7 : 0; };',
  ],
])('%s: what more than types would have to leave runs', (_, source) => {
  const run = compileFunction(`return (${textOf(source)})();`) as () => unknown;
  expect(run()).toBe(7);
});
