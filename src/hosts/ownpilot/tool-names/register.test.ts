// What the registries answer to tools whose permissions or names are odd.

import { describe, expect, test } from 'vitest';
import { V2026_02, V0_8_3 } from '../releases.ts';
import { qualifiedName, registerTool } from './register.ts';

const tool = { packageId: 'p', name: 'run', code: 'return exec(1)' };
const BLOCKED = 'Tool code validation failed: exec() is not allowed';

describe('permissions of any type', () => {
  test.each<[string, unknown, string | undefined]>([
    ['none', undefined, BLOCKED],
    ['a list', ['local', 'shell'], undefined],
    ['a text that names them', 'local shell', undefined],
    ['an empty string', '', BLOCKED],
    ['null', null, "Cannot read properties of null (reading 'includes')"],
    ['an object', { local: true }, 'permissions.includes is not a function'],
    ['false', false, 'permissions.includes is not a function'],
    ['a number', 0, 'permissions.includes is not a function'],
  ])('%s', (_, permissions, rejected) => {
    for (const release of [V2026_02, V0_8_3] as const) {
      expect(registerTool({ ...tool, permissions }, release).rejected).toBe(rejected);
    }
  });

  test('the name comes first', () => {
    expect(registerTool({ ...tool, name: '_x', permissions: null }, V0_8_3).rejected).toMatch(
      /^Invalid tool name: _x/,
    );
  });
});

test('a package without an id adds no name of its own', () => {
  expect(qualifiedName({ packageId: '', name: 'run' }, V0_8_3)).toBe('ext.run');
  expect(qualifiedName({ packageId: '', name: 'run', agentSkill: true }, V0_8_3)).toBe('skill.run');
});
