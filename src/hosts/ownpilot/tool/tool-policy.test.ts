import { describe, expect, test } from 'vitest';
import { V2026_02, V0_8_3 } from '../releases.ts';
import { callTool, listTools, type ToolPolicy } from './tool-policy.ts';
import { UTILITY_TOOLS } from './host-tools.ts';

const chat: ToolPolicy = { permissions: [], real: V0_8_3, worker: false, mocks: [], without: false };
const chatIn2026_02: ToolPolicy = { ...chat, real: V2026_02 };
const worker: ToolPolicy = { ...chat, worker: true };

const mock = (name: string, content: string, isError = false): ToolPolicy['mocks'][number] => ({
  name,
  content,
  isError,
});

function answerTo(name: string, policy: ToolPolicy, args?: string): string {
  try {
    return `gives ${callTool(name, policy, args).content}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const BLOCKED =
  'is blocked for security — custom tools cannot invoke code execution, file mutation, email, or git tools';

describe('in a chat', () => {
  test.each<[string, ToolPolicy, string]>([
    ['move_file', chat, `Tool 'move_file' ${BLOCKED}`],
    ['ns.git_stash', chat, `Tool 'ns.git_stash' ${BLOCKED}`],
    [
      'call_json_api',
      chat,
      "Tool 'call_json_api' requires 'network' permission which this custom tool does not have",
    ],
    [
      'get_file_info',
      chat,
      "Tool 'get_file_info' requires 'filesystem' permission which this custom tool does not have",
    ],
    [
      'get_file_info',
      chatIn2026_02,
      "Tool 'get_file_info' requires 'filesystem' permission which this custom tool does not have",
    ],
    [
      'ns.toString',
      chat,
      "Tool 'ns.toString' requires 'function toString() { [native code] }' permission which this custom tool does not have",
    ],
    [
      'constructor',
      chatIn2026_02,
      "Tool 'constructor' requires 'function Object() { [native code] }' permission which this custom tool does not have",
    ],
    [
      '__proto__',
      chat,
      "Tool '__proto__' requires '[object Object]' permission which this custom tool does not have",
    ],
  ])('%s is refused', (name, policy, text) => {
    expect(answerTo(name, policy)).toBe(text);
  });

  test('0.8.3 lists what may be called where nothing is found', () => {
    const names = UTILITY_TOOLS.map(({ name }) => name);
    expect(answerTo('nothing_here', chatIn2026_02)).toBe(
      `Tool 'nothing_here' not found. Available tools: ${names.join(', ')}`,
    );
    expect(answerTo('nothing_here', chat)).toBe(
      `Tool 'nothing_here' not found. Available tools: ${names.filter((name) => name !== 'calculate').join(', ')}`,
    );
  });

  test('2026-02 compares whole names', () => {
    expect(answerTo('core.delete_file', chatIn2026_02)).toMatch(/^Tool 'core.delete_file' not found/);
    expect(answerTo('ns.parse_csv', { ...chatIn2026_02, mocks: [mock('parse_csv', '{}')] })).toMatch(
      /not found/,
    );
    expect(answerTo('call_json_api', { ...chatIn2026_02, mocks: [mock('call_json_api', '{}')] })).toBe(
      'gives {}',
    );
  });

  test('0.8.3 finds a tool by its base name', () => {
    const policy = { ...chat, mocks: [mock('core.add_task', '{"id":1}')] };
    expect(answerTo('add_task', policy)).toBe('gives {"id":1}');
    expect(answerTo('other.add_task', policy)).toBe('gives {"id":1}');
  });

  test('the permission that let a call pass is reported', () => {
    const policy = { ...chat, permissions: ['network'], mocks: [mock('search_web', '[]')] };
    expect(callTool('search_web', policy)).toEqual({ content: '[]', permission: 'network' });
  });

  test('a failing tool throws with its content', () => {
    expect(answerTo('parse_csv', { ...chat, mocks: [mock('parse_csv', 'no rows', true)] })).toBe(
      "Tool 'parse_csv' failed: no rows",
    );
    expect(answerTo('parse_csv', chat)).toBe(
      "Tool 'parse_csv' failed: No answer is set for this tool, so it was not called",
    );
  });

  test('2026-02 lets the calculator fail in its own words', () => {
    expect(answerTo('calculate', chatIn2026_02, '{"expression":7}')).toBe(
      "Tool 'calculate' failed: Calculation error: expr.replace is not a function",
    );
    expect(answerTo('calculate', chatIn2026_02, '{"expression":"1+1"}')).toMatch(/No answer is set/);
  });

  test('lists what may be called, with parameters', () => {
    expect(listTools(chat).map(({ name }) => name)).not.toContain('calculate');
    expect(listTools({ ...chat, mocks: [mock('core.add_task', '')] }).at(-1)).toEqual({
      name: 'add_task',
      description: '',
      parameters: [],
    });
    expect(listTools(chatIn2026_02)).toHaveLength(22);
  });
});

describe('in the worker', () => {
  test.each<[string, string]>([
    [
      'core.git_push',
      'permission_denied: tool "core.git_push" is blocked from extension callTool — code execution, file mutation, email, and git tools cannot be invoked from sandboxed extension code',
    ],
    ['query_records', 'permission_denied: tool "query_records" requires "custom-data" permission'],
    ['core.search_web', 'permission_denied: tool "core.search_web" requires "network" permission'],
    ['nothing_here', 'Tool not found: nothing_here'],
    ['read_file', 'Tool not found: read_file'],
  ])('%s is refused', (name, text) => {
    expect(answerTo(name, { ...worker, permissions: ['network', 'filesystem'] })).toBe(text);
  });

  test('content is handed on as it is', () => {
    expect(answerTo('parse_csv', { ...worker, mocks: [mock('parse_csv', 'no rows', true)] })).toBe('no rows');
    expect(callTool('parse_csv', { ...worker, mocks: [mock('parse_csv', '{}')] })).toEqual({ content: '{}' });
  });

  test('nothing can be called before the host has wired its tools', () => {
    expect(answerTo('move_file', { ...worker, without: true })).toBe('No callTool handler registered');
  });

  test('lists everything, without parameters', () => {
    expect(listTools(worker)).toHaveLength(22);
    expect(Object.keys(listTools(worker)[0] ?? {})).toEqual(['name', 'description']);
  });
});
