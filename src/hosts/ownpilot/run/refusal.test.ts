// Code that a release does not run, per mode.

import { expect, test } from 'vitest';
import { modes } from './modes.ts';
import { refusedCode } from './result.ts';

const modeOf = (id: string) => modes.find((mode) => mode.id === id) ?? modes[0];
const tool = { packageId: 'pkg', name: 't', permissions: [] };
const refused = (code: string, mode: string, permissions: readonly string[] = []) =>
  refusedCode({ ...tool, code, permissions }, modeOf(mode));

test('what is blocked is missing in a chat, refused at the call in the worker, and tried by the guide', () => {
  const code = 'return require("fs");';
  expect(refused(code, '2026-02')).toEqual({
    text: 'Tool code validation failed: require() is not allowed',
    missing: true,
  });
  expect(refused(code, '0.8.3-chat')?.missing).toBe(true);
  expect(refused(code, '0.8.3-worker')).toEqual({
    text: 'Code validation failed: require() is not allowed',
    missing: false,
  });
  expect(refused(code, 'documented')).toBeNull();
});

test('what `local` lets pass at registration fails at each call', () => {
  const code = 'return require("fs");';
  expect(refused(code, '0.8.3-chat', ['local', 'filesystem'])).toEqual({
    text: 'Tool execution error: Code validation failed: require() is not allowed',
    missing: false,
  });
});

test('a name that the registry refuses is missing in every real mode', () => {
  for (const mode of ['2026-02', '0.8.3-chat', '0.8.3-worker']) {
    expect(refusedCode({ ...tool, name: '_t', code: 'return 1;' }, modeOf(mode))?.text).toMatch(
      /^Invalid tool name: _t/,
    );
  }
});
