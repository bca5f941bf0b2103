// Permissions against what a run did.

import { expect, test } from 'vitest';
import type { RunResult, RunTool } from '../../model/run.ts';
import { permissionAdvice } from './permission-advice.ts';

const tool = (code: string, ...permissions: string[]): RunTool => ({
  pointer: '/tools/0',
  name: 'tide',
  description: '',
  code,
  parameters: {},
  permissions,
  requiresApproval: false,
});
const result: RunResult = { mode: 'any', kind: 'ok', isError: false, ms: 1, timeline: [], used: [] };
const advice = (of: RunTool, part: Partial<RunResult> = {}): string =>
  permissionAdvice(of, { ...result, ...part })
    .map(({ kind, name }) => `${kind} ${name}`)
    .join();

test('a permission is idle only where no code could use it', () => {
  expect(advice(tool('return 1', 'network'))).toBe('idle network');
  expect(advice(tool('if (args.x) await fetch(args.x)', 'network'))).toBe('unreached network');
  expect(advice(tool('await fetch(args.x)', 'network'), { used: ['network'] })).toBe('');
  expect(advice(tool('boom()', 'network'), { kind: 'threw', isError: true })).toBe('');
  expect(advice(tool('return 1', 'filesystem'))).toBe('');
});

test('a permission that the run failed for is missing', () => {
  const content = 'Tool execution failed: TypeError: fetch is not a function';
  expect(advice(tool('fetch()'), { kind: 'threw', isError: true, content })).toBe('missing network');
  const failure = "Tool 'read_file' requires 'filesystem' permission which this custom tool does not have";
  const timeline = [{ kind: 'tool', at: 1, ms: 1, name: 'read_file', args: '{}', failure }] as const;
  expect(advice(tool('utils.callTool("read_file")'), { timeline })).toBe('missing filesystem');
});
