// Code is found by its tool's name alone, so the report says which names have none, and which code no tool is named after.

import { expect, test } from 'vitest';
import type { Tool } from '../../model/plugin.ts';
import { noCodeIn } from './calls-module.ts';

const toolOf = (value: string): Tool => ({
  id: { value, file: 'a.json', pointer: '/name' },
  parameters: [],
  frame: [],
  examples: [],
});

test.each<[names: string[], has: string[], stubs: string[], says: string]>([
  [['a', 'b'], ['a'], ['b'], 'The source has a placeholder in place of code.'],
  [['a', 'new'], ['a', 'old'], [], '`f` has no code of this name, but of `old`, which no tool is called.'],
  [['a', 'b'], [], [], '`f` has no code of these names.'],
  [['a', 'new'], ['old'], ['a'], '`f` has no code of these names, but of `old`, which no tool is called.'],
])('tools %j, code of %j, placeholders of %j', (names, has, stubs, says) => {
  expect(noCodeIn('f', names.map(toolOf), has, stubs).says).toBe(says);
});
