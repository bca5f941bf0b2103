// What a model reads of tools that do not describe themselves.

import { expect, test } from 'vitest';
import type { Sourced, Tool } from '../../model/plugin.ts';
import { toolDescription, shortened } from './tool-description.ts';
import { keep } from './output.ts';
import { pluginOf } from '../targets/tool-list.ts';

const text = (value: string): Sourced<string> => ({ value, file: 'f.json', pointer: `/${value}` });
const NONE: Tool = { parameters: [], frame: [], examples: [] };
const city = { name: text('city'), words: [], required: false };

test.each<[Partial<Tool>, string]>([
  [{ description: text('D'), title: text('T') }, 'D'],
  [{ description: text(' '), display: text('P') }, 'P'],
  [{ title: text('T') }, 'T'],
  [{ title: text('T'), prefix: text('T') }, 'T.'],
  [{ title: text('Map'), examples: [{ prompt: text('Show cairo') }] }, 'Map. For example: “Show cairo”.'],
  [{ prefix: text('Show map of'), parameters: [city] }, 'Show map of <city>.'],
  [{ id: text('showMapAt') }, 'Show map at'],
  [{}, 'By city'],
])('a tool with %j is described as %j', (tool, expected) => {
  const own = { ...NONE, ...tool };
  const two = { ...pluginOf([own, NONE]), description: text('All') };
  expect(toolDescription(two, own, 'by_city').value).toBe(expected);
});

test('the plugin describes its only tool', () => {
  expect(toolDescription({ ...pluginOf([NONE]), description: text('All') }, NONE, 'x').value).toBe('All');
});

test('a cut text ends with a whole character', () => {
  expect(shortened(keep(text('ab😀cd')), 4)).toMatchObject({ value: 'ab…', kind: 'approximated' });
  expect(shortened(keep(text('abcd')), 4)).toMatchObject({ value: 'abcd', kind: 'kept' });
});
