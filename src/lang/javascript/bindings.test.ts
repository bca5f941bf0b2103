// Which declaration a name means: names with the same number are one variable, `-` is declared nowhere, `x` is not a name.

import { parse, type Identifier } from 'acorn';
import { describe, expect, test } from 'vitest';
import { bindingsOf, type Bindings, type Declaration } from './bindings.ts';

const read = (text: string): Bindings =>
  bindingsOf(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }));

/** The identifiers of a text, with the mark behind each. */
function marked({ all }: Bindings, text: string): (readonly [node: Identifier, mark: string])[] {
  return all.flatMap((node) => {
    const mark = node.type === 'Identifier' && /^\/\*(.)\*\//.exec(text.slice(node.end));
    return mark ? [[node, mark[1] ?? ''] as const] : [];
  });
}

describe('scopes', () => {
  test.each([
    'let a/*1*/; { let a/*2*/; a/*2*/; } a/*1*/;',
    'a/*1*/; var a/*1*/;',
    'var a/*1*/; { var a/*1*/; } function f() { a/*2*/; { if (1) { var a/*2*/; } } } a/*1*/;',
    '{ const a/*1*/ = 1; } a/*-*/;',
    'function f(a/*1*/, { b: c/*2*/, g/*7*/ = a/*1*/, ...d/*3*/ }, [e/*4*/, , h/*5*/ = e/*4*/], ...i/*6*/) { a/*1*/; c/*2*/; d/*3*/; e/*4*/; h/*5*/; i/*6*/; g/*7*/ } a/*-*/; i/*-*/;',
    'const { a/*1*/, b: [b/*2*/] } = {}; a/*1*/ + b/*2*/;',
    'try { } catch (a/*1*/) { a/*1*/; } a/*-*/;',
    'try { } catch ({ a/*1*/ }) { a/*1*/; } a/*-*/;',
    'try { } catch { a/*-*/; }',
    'for (let a/*1*/ = 0; a/*1*/ < 2; a/*1*/++) { let a/*2*/; a/*2*/; } a/*-*/;',
    'for (const a/*1*/ of a/*1*/) a/*1*/; a/*-*/;',
    'for (const a/*1*/ in {}) a/*1*/; a/*-*/;',
    'for (var a/*1*/ of []) a/*1*/; a/*1*/;',
    'switch (1) { case 1: let a/*1*/; a/*1*/; } a/*-*/;',
    'class A/*1*/ { b/*x*/ = A/*1*/; m/*x*/() { b/*-*/; } [c/*-*/]() {} [d/*-*/] = e/*-*/; static { let t/*2*/; var v/*3*/; t/*2*/; } } t/*-*/; A/*1*/;',
    'const a = class A/*1*/ { m() { A/*1*/; } }; A/*-*/;',
    'const f/*1*/ = function g/*2*/() { f/*1*/; g/*2*/; }; g/*-*/;',
    'function f/*1*/() { f/*1*/; } f/*1*/;',
    'const f = (a/*1*/) => a/*1*/; a/*-*/;',
    'const f = async ({ a/*1*/ }) => { await a/*1*/; };',
    'export default function (a/*1*/) { a/*1*/; }',
    'const o/*1*/ = { a/*x*/: b/*-*/, [c/*-*/]: 1, d/*x*/() {} }; o/*1*/.a/*x*/; o/*1*/[a/*-*/]; o/*1*/?.b/*x*/;',
    'a/*x*/: for (;;) { if (1) continue a/*x*/; break a/*x*/; }',
    'const a/*1*/ = 1; ({ a/*1*/ });',
    'let a/*1*/; ({ a/*1*/ } = {}); [a/*1*/] = []; `${a/*1*/}`;',
  ])('%s', (text) => {
    const bindings = read(text);
    const known = new Map<string, Declaration>();
    for (const [node, mark] of marked(bindings, text)) {
      const binding = bindings.bindingOf(node);
      if (!/\d/.test(mark)) {
        expect(binding).toBeNull();
        expect(bindings.free(node.name).includes(node)).toBe(mark === '-');
      } else if (isKeyOnly(bindings, node)) expect(binding).toBeNull();
      else {
        expect(binding?.name).toBe(node.name);
        expect(known.get(mark) ?? binding).toBe(binding);
        if (binding) known.set(mark, binding);
        expect(bindings.free(node.name)).not.toContain(node);
      }
    }
    expect(new Set(known.values()).size).toBe(known.size);
  });
});

/** `{ a }` is a key and a name at the same place. */
function isKeyOnly({ parentOf }: Bindings, node: Identifier): boolean {
  const parent = parentOf(node);
  return parent?.type === 'Property' && parent.shorthand && parent.value !== node;
}

test('a declaration has its uses in the order of the text, without the places that declare it', () => {
  const text = 'var a = 1; a; var a; (() => a)(); a.a = { a: a };';
  const { all, bindingOf } = read(text);
  const names = all.flatMap((node) => (node.type === 'Identifier' ? (bindingOf(node) ?? []) : []));
  expect(new Set(names).size).toBe(1);
  expect(names[0]?.uses.map(({ start }) => start)).toEqual([11, 28, 34, 45]);
});

test.each([
  ['function f() {}', 'FunctionDeclaration'],
  ['const f = function () {};', 'FunctionExpression'],
  ['let f = () => 1;', 'ArrowFunctionExpression'],
  ['const f = 1;', undefined],
  ['let f;', undefined],
  ['const { f } = () => 1;', undefined],
  ['const [f] = function () {};', undefined],
  ['class f {}', undefined],
  ['var f = function () {}; var f = () => 1;', undefined],
])('the function that a name is declared as: %s', (text, type) => {
  const { all, bindingOf } = read(text);
  const name = all.find((node) => node.type === 'Identifier' && node.name === 'f') as Identifier;
  expect(bindingOf(name)?.fn?.type).toBe(type);
});

test('nodes know what is around them', () => {
  const { all, parentOf } = read('f(1);');
  expect(all.map(({ type }) => type)).toEqual([
    'Program',
    'ExpressionStatement',
    'CallExpression',
    'Identifier',
    'Literal',
  ]);
  expect(all.map((node) => parentOf(node)?.type ?? null)).toEqual([
    null,
    'Program',
    'ExpressionStatement',
    'CallExpression',
    'CallExpression',
  ]);
});

test('a name that is nowhere has no uses', () => {
  expect(read('a;').free('b')).toEqual([]);
});
