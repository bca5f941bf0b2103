// What is known of a handler without running it, and what is left open.

import { describe, expect, test } from 'vitest';
import { MAX_LENGTH, readHandler } from './read.ts';

const names = (text: string): unknown => {
  const args = readHandler(text)?.args;
  return args && { read: args.names.map(({ name }) => name), open: args.open };
};
const settings = (body: string): unknown => {
  const found = readHandler(`module.exports.runtime = { handler: async function (args) { ${body} } };`);
  return found && { read: found.settings.names.map(({ name }) => name), open: found.settings.open };
};

describe('arguments', () => {
  test.each<[string, string, string[], boolean]>([
    ['a pattern', 'async function ({ a, b: c, d = 1 }) {}', ['a', 'b', 'd'], false],
    ['a pattern with a rest', 'async function ({ a, ...rest }) {}', ['a'], true],
    ['a pattern with a default', 'async ({ a } = {}) => a', ['a'], false],
    ['a name', "async function (args) { return args.a + args['b'] + args?.c; }", ['a', 'b', 'c'], false],
    ['a name that is destructured', 'async (args) => { const { a, b } = args; }', ['a', 'b'], false],
    ['a name that is passed on', 'async (args) => { return call(args, args.a); }', ['a'], true],
    ['a name in an object', 'async (args) => ({ args })', [], true],
    ['a computed member', 'async (args) => args[key]', [], true],
    ['no parameters', 'async function () { return 1; }', [], false],
    ['the arguments object', 'async function () { return arguments[0].a; }', [], true],
  ])('%s', (_, code, read, open) => {
    expect(names(`module.exports.runtime = { handler: ${code} };`)).toMatchObject({ open });
    expect(names(`module.exports.runtime = { handler: ${code} };`)).toEqual({
      read: expect.arrayContaining(read) as string[],
      open,
    });
  });
});

describe('the exported handler is found', () => {
  test.each<[string, string]>([
    ['as a method', 'module.exports.runtime = { async handler({ a }) {} };'],
    ['under exports', 'exports.runtime = { handler: ({ a }) => a };'],
    ['in the exports object', 'module.exports = { runtime: { handler: async ({ a }) => a } };'],
    ['by its name', 'async function handler({ a }) {}\nmodule.exports.runtime = { handler };'],
    ['as an object with a name', 'const runtime = { handler: ({ a }) => a };\nmodule.exports = { runtime };'],
    ['set on its own', "module['exports'].runtime = {};\nmodule.exports.runtime.handler = ({ a }) => a;"],
  ])('%s', (_, code) => {
    expect(names(code)).toEqual({ read: ['a'], open: false });
    expect(readHandler(code)?.missing).toBeNull();
  });
});

test.each<[string, string, string | null]>([
  ['nothing is exported', 'async function handler() {}', 'runtime'],
  ['something else is exported', 'module.exports.handler = async () => 1;', 'runtime'],
  ['the exports have no runtime', 'module.exports = { handler: async () => 1 };', 'runtime'],
  ['runtime has no handler', 'module.exports.runtime = { run: async () => 1 };', 'handler'],
  ['ECMAScript modules', 'export const runtime = { handler: async () => 1 };', 'runtime'],
  ['another module makes it', "module.exports = require('./skill.js');", null],
  ['a function fills the exports', "require('./skill.js')(module);", null],
  ['runtime is spread', 'module.exports.runtime = { ...base };', null],
])('%s', (_, code, missing) => {
  expect(readHandler(code)?.missing).toBe(missing);
});

test.each<[string, string, string[], boolean]>([
  ['members', "this.runtimeArgs.A; this.runtimeArgs['B'];", ['A', 'B'], false],
  ['a pattern', 'const { A, B: b } = this.runtimeArgs;', ['A', 'B'], false],
  ['a pattern with a fallback', 'const { A } = this.runtimeArgs ?? {};', ['A'], false],
  ['a name', 'const own = this.runtimeArgs; own.A;', ['A'], false],
  ['destructured from this', 'const { runtimeArgs } = this; runtimeArgs.A;', ['A'], false],
  ['passed on', 'call(this.runtimeArgs);', [], true],
  ['a computed name', 'this.runtimeArgs[name];', [], true],
  ['none', 'return 1;', [], false],
])('settings: %s', (_, body, read, open) => {
  expect(settings(body)).toEqual({ read, open });
});

test('a syntax error has its line, and nothing else is claimed', () => {
  const found = readHandler('module.exports.runtime = {\n  handler: async function ( {\n};');
  expect(found).toMatchObject({ missing: null, args: { open: true }, settings: { open: true } });
  expect(found?.fault).toBeGreaterThan(1);
});

test('names in a circle end', () => {
  expect(settings('const a = this.runtimeArgs; const b = a; a.X; b.Y;')).toEqual({
    read: ['Y', 'X'],
    open: false,
  });
  expect(
    names('exports.runtime = { handler: (a) => { var b = a; var c = b; var b2 = c; var b = b2; } };'),
  ).toMatchObject({ open: true });
});

test('code that is too long is not read', () => {
  expect(readHandler(' '.repeat(MAX_LENGTH + 1))).toBeNull();
});
