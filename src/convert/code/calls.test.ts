// Code of several tools in one module: what is written around it, and that it is found again.

import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { Code, Setting, Tool } from '../../model/plugin.ts';
import { printFile } from '../print.ts';
import { allSettings, isCallable, whyNot } from './adapter.ts';
import { callsFile, readCalls } from './calls-module.ts';
import { commented } from '../values/literals.ts';
import { codeOf, markedCode, marks } from './marks.ts';
import { askedNames, asksOf, nameInSource, settingTable, sharedNames, tableIn } from './setting-names.ts';

const sourced = <T>(value: T): { value: T; file: string; pointer: string } => ({
  value,
  file: 'f.json',
  pointer: '/c',
});
const code = (text: string, more: Partial<Code> = {}): Code => ({
  convention: 'toy-car',
  text: sourced(text),
  shell: (inner) => [`const plugbenchCall = async (args) => { // ${String(inner.length)}\n`, '};\n'],
  ...more,
});
const tool = (id: string | undefined, held: Code | undefined): Tool => ({
  id: id === undefined ? undefined : sourced(id),
  parameters: [],
  frame: [],
  examples: [],
  code: held,
});

/** Runs a generated script, which fills `exports`. */
function run(script: string, exports: object): void {
  (compileFunction(script, ['exports', 'require']) as (...given: unknown[]) => void)(exports, null);
}

const blocked = { code: 'no', says: 'No.' };

test('code is called where its convention is known and it needs nothing from outside', () => {
  expect(isCallable(code('x'))).toBe(true);
  const needs = code('x', { needs: ['lib'] });
  const reason = code('x', { shell: blocked });
  const { shell, ...unknown } = code('x');
  expect(shell).toBeDefined();
  const faulty = [
    'return }{',
    'import x from "y"; x();',
    'const a = ;',
    '}; {',
    '/* open',
    'let a; let a;',
    'function (a) { return a; }',
    'return a⒞;',
  ].map((text) => code(text));
  const all = [needs, reason, unknown, ...faulty];
  expect(all.filter(isCallable)).toEqual([]);
  expect(all.map((one) => whyNot(one).code)).toEqual([
    'outside-names',
    'no',
    'unknown-call',
    ...faulty.map(() => 'not-javascript'),
  ]);
});

test.each([
  'return 010;',
  'with (args) { return name; }',
  'total = 1; return this;',
  'async (runtime) => ({ success: true })',
  'module.exports.runtime = { handler: async function () {} };',
  'const label = `a\n${1}`; // the end',
  'for await (const x of args.list) await x;',
])('%s is callable', (text) => {
  expect(isCallable(code(text))).toBe(true);
});

test('a function without a name is callable where its shell holds an expression', () => {
  const held = code('function (a) { return a; }', {
    convention: 'toy-train',
    shell: () => ['const plugbenchCall = (\n', ');\n'],
  });
  expect(isCallable(held)).toBe(true);
});

describe('a script', () => {
  const tools = [
    { name: 'tide', tool: tool('Tide */', code('return 1;\n')) },
    { name: 'a-b */', tool: tool(undefined, code('return 010;')) },
    { name: 'none', tool: tool('none', undefined) },
    { name: 'hard', tool: tool('hard', code('a\nb', { needs: ['lib'] })) },
    { name: 'broken', tool: tool('broken', code('return }{')) },
    { name: 'twice', tool: tool('twice', code('let a; let a;')) },
  ];
  const file = printFile(callsFile('m.cjs', tools, []));
  const nowhere = (): undefined => undefined;

  test('runs, with one function a tool under its name', async () => {
    expect(file.text).toContain('// a-b *\\/\n');
    expect(file.text).toContain('// a\n// b\n');
    const calls: Record<string, () => Promise<unknown>> = {};
    run(file.text, calls);
    expect(Object.keys(calls)).toEqual(['tide', 'a-b */', 'none', 'hard', 'broken', 'twice']);
    expect([await calls['tide']?.(), await calls['a-b */']?.()]).toEqual([1, 8]);
    for (const name of ['none', 'hard', 'broken', 'twice'])
      await expect(calls[name]?.()).rejects.toThrow('not written yet');
  });

  test('says what became of each tool’s code', () => {
    expect(file.nodes.map(({ pointer, node }) => `${pointer} ${node.kind} ${node.reason.code}`)).toEqual([
      '/code/tide kept kept',
      '/code/a-b *~1 kept kept',
      '/code/none invented no-code',
      '/code/hard blocked outside-names',
      '/code/broken blocked not-javascript',
      '/code/twice blocked not-javascript',
    ]);
  });

  test('gives the code back, in whatever order it is asked for', () => {
    const { codeOf: find, constants, file: read } = readCalls(file);
    expect(find('tide', nowhere)).toEqual({
      convention: 'toy-car',
      text: { value: 'return 1;\n', file: 'm.cjs', pointer: '/code/tide' },
    });
    expect(find('a-b */', nowhere)?.text.value).toBe('return 010;');
    expect([find('none', nowhere), find('other', nowhere)]).toEqual([undefined, undefined]);
    expect(read.value).toEqual(file.value);
    expect(constants.map(({ pointer }) => pointer)).toEqual([
      '/code/none',
      '/code/hard',
      '/code/broken',
      '/code/twice',
    ]);
    expect(readCalls({ path: 'x.js', text: 'const calls = [];' }).file.value).toBeUndefined();
  });

  test('finds settings under the names that the code asks for', async () => {
    const names = [
      { service: '', key: 'TIDES_KEY', to: 'A' },
      { service: '', key: 'OTHER', to: 'B' },
    ];
    const asks = (service: string, key: string, is: string): NonNullable<Code['asks']>[number] => ({
      service,
      key,
      is: { service: '', key: is },
    });
    const reads: Partial<Code> = {
      shell: () => ['const plugbenchCall = async (args, setting) => {\nreturn (', ');\n};\n'],
    };
    const several = [
      { name: 'own', tool: tool('own', code("setting('', 'OTHER')", reads)) },
      {
        name: 'unwrapped',
        tool: tool(
          'unwrapped',
          code("setting('tides', 'key')", { ...reads, asks: [asks('tides', 'key', 'TIDES_KEY')] }),
        ),
      },
      {
        name: 'other',
        tool: tool(
          'other',
          code("setting('', 'OTHER')", { ...reads, asks: [asks('', 'OTHER', 'TIDES_KEY')] }),
        ),
      },
    ];
    const script = printFile(callsFile('m.cjs', several, names));
    const calls: Record<string, (args: object, read: (to: unknown) => unknown) => Promise<unknown>> = {};
    run(script.text, calls);
    const answers = await Promise.all(Object.values(calls).map((call) => call({}, (to) => to)));
    expect(answers).toEqual(['B', 'A', 'A']);
    const back = readCalls(script);
    const found = (to: unknown): { service: string; key: string } => ({ service: '', key: String(to) });
    expect(back.codeOf('other', found)?.asks).toEqual([asks('', 'OTHER', 'A')]);
    expect(back.codeOf('unwrapped', found)?.asks).toContainEqual(asks('tides', 'key', 'A'));
  });
});

describe('marks around code', () => {
  test('are found whatever is between them', () => {
    const [begin, end] = marks('toy-car');
    const [second] = marks('other', '*/ "x');
    const text = `a${begin}x\n/* y */${begin}${end}b${second}${end}`;
    expect(markedCode(text)).toMatchObject([
      { tool: undefined, convention: 'toy-car', text: `x\n/* y */${begin}` },
      { tool: '*/ "x', convention: 'other', text: '' },
    ]);
  });

  test('without an end hold nothing', () => {
    expect(markedCode(`${marks('toy')[0]}x`)).toEqual([]);
  });

  test('tell whose convention it is', () => {
    const [begin, end] = marks('toy');
    expect(codeOf(undefined, 'own', () => undefined)).toBeUndefined();
    expect(codeOf(sourced('x'), 'own', () => undefined)).toEqual({ convention: 'own', text: sourced('x') });
    expect(codeOf(sourced(`a${begin}x${end}`), 'own', () => undefined)).toEqual({
      convention: 'toy',
      text: sourced('x'),
    });
  });
});

test('settings are looked up by service and key', () => {
  const settings = [
    { service: 'a', key: 'x', to: 'A_X' },
    { service: '', key: 'z', to: 1 },
    { service: 'a', key: 'y', to: 'A_Y' },
  ];
  expect(settingTable(settings)).toEqual({ a: { x: 'A_X', y: 'A_Y' }, '': { z: 1 } });
  expect(settingTable(settings.slice(1, 2))).toEqual({ z: 1 });
  expect(allSettings(settings)).toContain('of [["a","x"],["","z"],["a","y"]])');
  expect(allSettings(settings.slice(1, 2))).toContain('const key of ["z"])');
  const setting: Setting = { key: sourced('x'), kind: 'text', required: false };
  expect(nameInSource(setting)).toEqual({ service: '', key: 'x' });
  expect(nameInSource({ ...setting, service: { name: sourced('s') } })).toEqual({ service: 's', key: 'x' });
});

test('code that was unwrapped asks for settings under its own names', () => {
  const names = [
    { service: '', key: 'X', to: 1 },
    { service: '', key: 'Y', to: 2 },
  ];
  const asks = [
    { service: 's', key: 'x', is: { service: '', key: 'X' } },
    { service: 's', key: 'gone', is: { service: '', key: 'GONE' } },
  ];
  expect(askedNames(code('x'), names)).toBe(names);
  expect(askedNames(code('x', { asks }), names)).toEqual([{ service: 's', key: 'x', to: 1 }]);
  expect(sharedNames([code('x', { asks })], names)).toEqual([
    { service: 's', key: 'x', to: 1 },
    { service: '', key: 'Y', to: 2 },
  ]);
  expect(tableIn('const plugbenchSettings = {"s":{"x":["s","x"]},"Y":"Y"};')).toEqual([
    { service: 's', key: 'x', to: ['s', 'x'] },
    { service: '', key: 'Y', to: 'Y' },
  ]);
  expect([tableIn('none'), tableIn('const plugbenchSettings = 1;')]).toEqual([null, null]);
  expect(asksOf(null, () => undefined)).toBeUndefined();
  expect(
    asksOf(tableIn('const plugbenchSettings = {a: 1, b: 2}'), (to) =>
      to === 1 ? { service: '', key: 'A' } : undefined,
    ),
  ).toEqual([{ service: '', key: 'a', is: { service: '', key: 'A' } }]);
});

test('a comment has no white space at the ends of its lines', () => {
  expect(commented('a\n\n  b', '#')).toBe('# a\n#\n#   b');
});

test('code may not declare a name of its shell again', () => {
  const shell = (): [string, string] => ['const plugbenchCall = async (args) => {\n', '};\n'];
  expect(isCallable(code('const args = 1;', { shell }))).toBe(false);
  expect(isCallable(code('const list = 1; { const args = 2; }', { shell }))).toBe(true);
});

test('code says what it needs of where', () => {
  const text = { value: 'x', file: 'a.ts', pointer: '' };
  const shell = (): [string, string] => ['', ''];
  const code = { convention: 'action-handler', text, shell, needs: ['Service'], from: ['./tide.ts'] };
  expect(whyNot(code).says).toContain('The code uses parts of `./tide.ts`, which are not converted.');
});
