// What the registries answer to tools whose permissions or names are odd.

import { describe, expect, test } from 'vitest';
import { ERA, NOW } from '../releases.ts';
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
    for (const release of [ERA, NOW] as const) {
      expect(registerTool({ ...tool, permissions }, release).rejected).toBe(rejected);
    }
  });

  test('the name comes first', () => {
    expect(registerTool({ ...tool, name: '_x', permissions: null }, NOW).rejected).toMatch(
      /^Invalid tool name: _x/,
    );
  });
});

test('a package without an id adds no name of its own', () => {
  expect(qualifiedName({ packageId: '', name: 'run' }, NOW)).toBe('ext.run');
  expect(qualifiedName({ packageId: '', name: 'run', agentSkill: true }, NOW)).toBe('skill.run');
});
