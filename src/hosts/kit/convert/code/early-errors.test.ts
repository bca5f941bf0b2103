// Early errors: what the engine says decides. Code that it takes is never refused, and the errors here are all found.

import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { isJavaScript, isSound } from './javascript.ts';

/** As a tool's code: the body of a function, or an expression. */
const wrapped = (code: string): string[] => [`async () => {\n${code}\n}`, `(\n${code}\n)`];

const isFit = (code: string): boolean => isJavaScript(code) && wrapped(code).some(isSound);

function compiles(code: string): boolean {
  return wrapped(code).some((text) => {
    try {
      return new Script(text) instanceof Script;
    } catch {
      return false;
    }
  });
}

const REFUSED = [
  'let a; let a;',
  'let a, a;',
  'const a = 1; var a = 2;',
  'var a; let a;',
  '{ var a; } let a;',
  '{ let a; { var a; } }',
  'class A {} const A = 1;',
  'const { a, b: [a] } = x;',
  'function f() {} let f;',
  '{ function f() {} var f; }',
  'for (let i of x) { var i; }',
  'switch (x) { case 1: let a; break; case 2: let a; }',
  'function f(a) { let a; }',
  '(a) => { const a = 1; };',
  '(a, a) => 1;',
  'function f(a, [a]) {}',
  'function f(a, a) { "use strict"; }',
  'x = { m(a, a) {} };',
  'const a;',
  'let { a };',
  'for (const a;;) break;',
  'x.forEach((one) => { await fetch(one); });',
  'function f() { return await x; }',
  'x.map((one) => { for await (const a of one) b(a); });',
  'function f() { yield 1; }',
  'break;',
  'if (x) { continue; }',
  'for (const a of b) { x.map(() => { break; }); }',
  'switch (x) { case 1: continue; }',
  'a: for (;;) { break b; }',
  'function f() { super.x(); }',
  'import.meta.url;',
  'x = /(/;',
  'x = /a/gg;',
  'class A { m() { with (x) y; } }',
  'function f() { "use strict"; return 010; }',
];

const SOUND = [
  'let a; { let a; }',
  'var a; var a; function a() {}',
  'function f() {} function f() {}',
  '{ function f() {} function f() {} }',
  'function f(a, a) { var a; }',
  'function f(a) { { let a; } }',
  'try { x; } catch (e) { var e; }',
  'try { x; } catch { let e; }',
  'for (let i = 0; i < 1; i++) { let i; }',
  'for (const a in b); for (const a of b);',
  'for (let i = 0, n = 2; i < n; i++) x(i);',
  'for await (const a of b) c(a);',
  'switch (x) { case 1: break; default: { let a; } }',
  'const { a, b = () => { let a; } } = x;',
  'await x; async function f() { await y; } async () => await z;',
  'function f() { await (x); }',
  'function* g() { yield 1; yield* x; yield; }',
  'const f = async function* () { yield await x; };',
  'function f() { return yield / 2; }',
  'a: for (;;) { for (;;) { continue a; } }',
  'a: { break a; }',
  'while (x) { if (y) break; else continue; }',
  'do { break; } while (x);',
  'switch (x) { case 1: break; }',
  'class A extends B { constructor() { super(); } m() { return () => super.m(); } x = super.y; }',
  'x = { m() { return super.m(); }, get a() { return 1; }, set a(b) {}, async *n() { yield 1; } };',
  'class A { static { var a; } static { var a; } #p = 1; q() { return this.#p; } }',
  'x = /[(]/u.test(y) || /(?<name>a)\\k<name>/.test(y) || /[/]/g;',
  'with (x) { y; } x = 010;',
  'if (x) function f() {}',
  'return { a, ...b, [c]: d, e() {} };',
  'let [a, , b = 1, ...c] = x; [a, b] = [b, a]; ({ a, ...b } = x);',
  'import("x");',
  '({ a: 1 })',
  'async (args) => args',
  'class A {} { class A {} }',
  'let x = 1; label: x = 2;',
  'const a = 1, b = () => { const a = 2; return a; };',
];

describe('code that an engine refuses', () => {
  test.each(REFUSED)('%s', (code) => {
    expect([compiles(code), isFit(code)]).toEqual([false, false]);
  });
});

describe('code that an engine takes', () => {
  test.each(SOUND.filter(compiles))('%s', (code) => {
    expect(isFit(code)).toBe(true);
  });
});
