// Code of several tools in one module: what is written around it, and that it is found again.

import { describe, expect, test } from 'vitest';
import type { Code, Setting, Tool } from '../../../../model/plugin.ts';
import { printFile } from '../../../../pipeline/convert/print.ts';
import { allSettings, isCallable, nameInSource, settingTable, whyNot } from './adapter.ts';
import { callsFile, callsOf, codeInCalls } from './calls-module.ts';
import { commented } from './comment.ts';
import { codeOf, markedCode, marks } from './marks.ts';

const sourced = <T>(value: T): { value: T; file: string; pointer: string } => ({
  value,
  file: 'f.json',
  pointer: '/c',
});
const code = (text: string, more: Partial<Code> = {}): Code => ({
  convention: 'toy-car',
  text: sourced(text),
  shell: (inner) => [`const call = async (args) => { // ${String(inner.length)}\n`, '};\n'],
  ...more,
});
const tool = (id: string | undefined, held: Code | undefined): Tool => ({
  id: id === undefined ? undefined : sourced(id),
  parameters: [],
  frame: [],
  examples: [],
  code: held,
});

const blocked = { code: 'no', says: 'No.' };

test('code is called where its convention is known and it needs nothing from outside', () => {
  expect(isCallable(code('x'))).toBe(true);
  const needs = code('x', { needs: ['lib'] });
  const reason = code('x', { shell: blocked });
  const { shell, ...unknown } = code('x');
  expect(shell).toBeDefined();
  expect([needs, reason, unknown].map(isCallable)).toEqual([false, false, false]);
  expect([needs, reason, unknown].map((one) => whyNot(one).code)).toEqual([
    'outside-names',
    'no',
    'unknown-call',
  ]);
});

describe('a module', () => {
  const tools = [
    tool('Tide */', code('return 1;\n')),
    tool(undefined, code('return 2;')),
    tool('none', undefined),
    tool('hard', code('a\nb', { needs: ['lib'] })),
  ];
  const file = printFile({ path: 'm.js', language: 'javascript', content: callsOf(tools, []) });

  test('runs, with one function a tool in their order', async () => {
    expect(file.text).toContain('// Tide *\\/\n');
    expect(file.text).toContain('// tool 2\n');
    expect(file.text).toContain('// a\n// b\n');
    const module = `const node = null;\n${file.text}export { calls };`;
    const { calls } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
      calls: ((...args: unknown[]) => Promise<unknown>)[];
    };
    expect(calls).toHaveLength(4);
    expect([await calls[0]?.({}), await calls[1]?.({})]).toEqual([1, 2]);
    await expect(calls[2]?.()).rejects.toThrow('not written yet');
    await expect(calls[3]?.()).rejects.toThrow('not written yet');
  });

  test('says what became of each tool’s code', () => {
    expect(file.nodes.map(({ pointer, node }) => `${pointer} ${node.kind} ${node.reason.code}`)).toEqual([
      '/code/tool-0 reshaped adapted-code',
      '/code/tool-1 reshaped adapted-code',
      '/code/tool-2 invented no-code',
      '/code/tool-3 blocked outside-names',
    ]);
  });

  test('gives the code back', () => {
    expect(codeInCalls(file, 0)).toEqual({
      convention: 'toy-car',
      text: { value: 'return 1;\n', file: 'm.js', pointer: '/code/tool-0' },
    });
    expect(codeInCalls(file, 1)?.text.value).toBe('return 2;');
    expect([codeInCalls(file, 2), codeInCalls(undefined, 0)]).toEqual([undefined, undefined]);
    expect(callsFile(file).value).toEqual({ code: { 'tool-0': 'return 1;\n', 'tool-1': 'return 2;' } });
    expect(callsFile({ path: 'x.js', text: 'const calls = [];' }).value).toBeUndefined();
  });
});

describe('marks around code', () => {
  test('are found whatever is between them', () => {
    const [begin, end] = marks('toy-car');
    const [second] = marks('other', 12);
    const text = `a${begin}x\n/* y */${end}b${second}${end}`;
    expect(markedCode(text)).toEqual([
      { tool: 0, convention: 'toy-car', text: 'x\n/* y */' },
      { tool: 12, convention: 'other', text: '' },
    ]);
  });

  test('without an end hold nothing', () => {
    expect(markedCode(`${marks('toy')[0]}x`)).toEqual([]);
  });

  test('tell whose convention it is', () => {
    const [begin, end] = marks('toy');
    expect(codeOf(undefined, 'own')).toBeUndefined();
    expect(codeOf(sourced('x'), 'own')).toEqual({ convention: 'own', text: sourced('x') });
    expect(codeOf(sourced(`a${begin}x${end}`), 'own')).toEqual({ convention: 'toy', text: sourced('x') });
  });
});

test('settings are looked up by service and key', () => {
  const settings = [
    { service: 'a', key: 'x', to: 'A_X' },
    { service: '', key: 'z', to: 1 },
    { service: 'a', key: 'y', to: 'A_Y' },
  ];
  expect(JSON.parse(settingTable(settings))).toEqual({ a: { x: 'A_X', y: 'A_Y' }, '': { z: 1 } });
  expect(allSettings(settings)).toContain('of [["a","x"],["","z"],["a","y"]])');
  const setting: Setting = { key: sourced('x'), kind: 'text', required: false };
  expect(nameInSource(setting)).toEqual({ service: '', key: 'x' });
  expect(nameInSource({ ...setting, service: { name: sourced('s') } })).toEqual({ service: 's', key: 'x' });
});

test('a comment has no white space at the ends of its lines', () => {
  expect(commented('a\n\n  b', '#')).toBe('# a\n#\n#   b');
});
