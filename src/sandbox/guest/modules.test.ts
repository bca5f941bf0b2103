// What `require` does with odd requests and files, as Node.js 18 does, and in what time.

import { expect, test } from 'vitest';
import { nodeProgram } from '../../lang/javascript/node-program.ts';
import { ModuleLoader, type CompiledFiles } from './modules.ts';

const ENTRY = '/skill/handler.js';

/** The exports of the entry, or what it throws. */
function load(code: string, others: Readonly<Record<string, string>> = {}): unknown {
  const files = { [ENTRY]: code, ...others };
  const list = Object.entries(files).map(([path, text]) => ({ path, text }));
  const compiled = (0, eval)(`(${nodeProgram(list, 'node-18').text})`) as CompiledFiles;
  const needs = (what: string): never => {
    throw new Error(`needs ${what}`);
  };
  const loader = new ModuleLoader({
    files: new Map(Object.entries(files)),
    compiled,
    above: ['/server/index.js'],
    builtIn: () => undefined,
    isElsewhere: () => false,
    needs,
    caught: (error) => error,
  });
  return loader.enter(ENTRY).exports;
}

test.each([
  ['5', 'The "id" argument must be of type string. Received type number (5)'],
  ['null', 'The "id" argument must be of type string. Received null'],
  ['{}', 'The "id" argument must be of type string. Received an instance of Object'],
  ['Symbol("s")', 'The "id" argument must be of type string. Received type symbol (Symbol(s))'],
  ["''", "The argument 'id' must be a non-empty string. Received ''"],
])('require(%s)', (given, words) => {
  expect(() => load(`require(${given})`)).toThrow(words);
});

test('a request of 10 MB is not found, at once', () => {
  const began = performance.now();
  expect(() => load("require('./' + 'x/'.repeat(5e6))")).toThrow(/^Cannot find module '\.\/x\//);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('a file of 10 MB is read', () => {
  const big = JSON.stringify({ text: 'x'.repeat(1e7) });
  expect(load("module.exports = require('./big').text.length", { '/skill/big.json': big })).toBe(1e7);
});

test('500 files that require each other in a circle get what is there so far', () => {
  const file = (n: number): string =>
    `exports.n = ${String(n)}; exports.next = require('./${String((n + 1) % 500)}').n;`;
  const files = Object.fromEntries(
    Array.from({ length: 500 }, (_, n) => [`/skill/${String(n)}.js`, file(n)] as const),
  );
  const began = performance.now();
  expect(load("module.exports = require('./499').next + require('./498').next", files)).toBe(0 + 499);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a file that is not a text is refused as a script', () => {
  const bytes = { '/skill/icon.png': '\ufffdPNG\r\n\u001a\n\0\0\0' };
  expect(() => load("require('./icon.png')", bytes)).toThrow(new SyntaxError('Invalid or unexpected token'));
});

test('code may put a function of its own in the place of `require`', () => {
  expect(load("require = (name) => name + '!'; module.exports = require('x')")).toBe('x!');
  expect(load("var require = () => 7; module.exports = require('./missing')")).toBe(7);
  expect(() => load('const require = () => 7;')).toThrow("Identifier 'require' has already been declared");
});
