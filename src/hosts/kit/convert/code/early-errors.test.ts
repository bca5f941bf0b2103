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
  '𘠧𔕎⒞𔗹𝒮𛋥',
  'return a⒞;',
  'x.⒞ = 1;',
  'class A { #⒞ = 1; }',
  'x = "a',
  "x = 'a\nb';",
  "x = '\\x1';",
  'x = "\\u{110000}";',
  'x = `a${b}\\u{}`;',
  'function f() { "use strict"; return "\\07"; }',
  'x = 1_;',
  'x = 1__0;',
  'x = 0x_f;',
  'x = 08n;',
  'x = 3a;',
  'x = 1.e;',
  '// a\u2028b c',
  'enum',
  'x = { if };',
  'const { case, ...b } = x;',
  'x = await;',
  'function* g() { const yield = 1; }',
  'class A { m(package) {} }',
  'function f(eval) { "use strict"; }',
  'delete a = 1;',
  'a?.b = 1;',
  '++a++;',
  '(1)++;',
  '--a?.b;',
  '[1]++;',
  'x = a!;',
  'x = a as b;',
  'function f(a?) {}',
  'a ?? b || c;',
  'a && b ?? c;',
  '-a ** 2;',
  'function f() { return new.goal; }',
  'class A { m() { return this.#p; } }',
  'class A { #p; } x.#p;',
  'if (a) let b = 1;',
  'if (a) class B {}',
  'while (a) function f() {}',
  'if (a) async function f() {}',
  'switch (a) { case1: b(); break; default: c(); }',
  'switch (a) { default: b(); default: c(); }',
  'try { a(); }',
  'a; function (b) {}',
  'x = { a: b<!--c };',
  'x = /a\rb/;',
  '// a\rlet b; let b;',
  'class A { m() { super; } }',
  'function f(...a, b) {}',
  'const [...a, b] = c;',
  '@a class B {}',
  "x = { a, 'b' };",
  'class A { b: 1; }',
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
  'const größe = 1, 潮汐 = µ, $a_1 = ﬁsh, a\u200c = 𝒮; x.日付 = { é: 1 };',
  `x = 'a\\x41\\u0041\\u{1F30A}\\u{0010ffff}\\n\\'\\\nb\u2028' + "\\0\\08";`,
  'x = `a\n\\u{41}${b + `${c}\\x41`}d`; y`\\u${1}`;',
  'x = 0 + 1_000.5e-3 + .5 + 5. + 0xfFn + 0b1_0 + 0o17 + 017 + 08.5 + 10n; y = 1..z; 1 in x;',
  'x = { if: 1, enum: 2, case() {}, "a": 1, 1: 2, a, async b() {}, get c() { return 1; } }; x.class = x?.new;',
  'await (async () => 1)(); await (0, x.y)(z); x = await [a], await `b`, await +c;',
  'function* g() { yield; yield* (0, a)(b); x = yield (a); }',
  'function f() { const await = 1, package = 2, yield = await; return arguments; }',
  'x = -a++ + !b-- + typeof c++; await d++; (a)++; ((a.b))--; --a[0].b, a();',
  'x = (a ?? b) || c; y = a || b && c; z = (-a) ** 2; w = 2 ** -a;',
  'a || (b = c); x = a ? b = 1 : c = 2; [a, ...c] = d;',
  'class A { #p = 1; static #q() {} m() { return #p in this && (() => this.#p + A.#q()); } get #r() { return class { x = (a) => a.#p; }; } }',
  'const\u3000a = 1;\u2003return\ufeffa;',
  'const a\u2028= b\u2029;',
  `// a\r\nx = 'a\\\r\nb';\r\nlet y; // b\rlet z;`,
  'if (a) var b = 1; else function f() {} l: function g() {}',
  'switch (a) { /* b */ case 1: default: c(); } switch (a) {}',
  'function f(a, ...b /* , c */) { return new.target; } const [a, ...[b, c]] = d, { e, ...g } = h;',
  '(t = (() => 1)()) => t; x = (() => 1)().y; a = b || ((c) => c);',
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
