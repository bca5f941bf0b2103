// What code loads, and arguments that arrive as text.

import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { requiredBy } from './required.ts';
import { PARSED, passedArguments, textArgumentsIn } from './text-arguments.ts';

const find = (files: Readonly<Record<string, string>>) => (path: string) => {
  const text = files[path];
  return text === undefined ? undefined : { path: `skill/${path}`, text };
};

test('files are found through others, and packages with their versions', () => {
  const files = {
    'lib/a.js': "require('../b'); require('lodash/fp'); require('fs');",
    'b/index.js': "require('./data.json');",
    'b/data.json': '{"require": 1}',
    'package.json': '{"dependencies": {"lodash": "^4.0.0"}}',
  };
  const found = requiredBy("require('./lib/a'); await import('@a/b/c'); require('node:path');", find(files));
  expect(found.files.map(({ path }) => path)).toEqual(['lib/a.js', 'b/index.js', 'b/data.json']);
  expect(found.packages).toEqual([
    { name: '@a/b' },
    {
      name: 'lodash',
      version: { value: '^4.0.0', file: 'skill/package.json', pointer: '/dependencies/lodash' },
    },
  ]);
  expect(found.missing).toEqual([]);
  expect(found.sources.map(({ path }) => path)).toContain('skill/package.json');
});

test('modules bring along what they import and export again', () => {
  const files = {
    'a.mjs':
      "import b from './b.json' with { type: 'json' };\nimport './c.mjs';\nexport { d } from './d.mjs';",
    'b.json': '{}',
    'c.mjs': 'export const text = "import \'./no.mjs\'";',
    'd.mjs': 'export const d = 1;',
  };
  const found = requiredBy("await import('./a.mjs')", find(files));
  expect(found.files.map(({ path }) => path).sort()).toEqual(Object.keys(files));
  expect(found.missing).toEqual([]);
});

test('files that are not open, lead out, are the manifest, or have a name that is made are missing', () => {
  const code =
    "require('./gone.js'); require('../other/x.js'); require('./plugin.json'); require('./' + name);";
  const found = requiredBy(code, find({ 'plugin.json': '{}' }), ['plugin.json']);
  expect(found.missing).toEqual(["require('./' + name)", './gone.js', '../other/x.js', './plugin.json']);
  expect(found.files).toEqual([]);
});

const parsed = (compileFunction(`${PARSED}return plugbenchParsed;`) as () => unknown)() as (
  args: object,
  types: object,
) => unknown;

test.each<[object, object, object]>([
  [{ list: '[1, 2]' }, { list: 'array' }, { list: [1, 2] }],
  [
    { list: [1], place: '{"a":1}' },
    { list: 'array', place: 'object' },
    { list: [1], place: { a: 1 } },
  ],
  [{ list: ' ', other: '[1]' }, { list: 'array' }, { other: '[1]' }],
])('%j with %j is %j', (args, types, expected) => {
  expect(parsed(args, types)).toEqual(expected);
});

test.each([
  ['1, 2', 'array'],
  ['{"a": 1}', 'array'],
  ['[1]', 'object'],
  ['null', 'object'],
])('%s is not an %s, and the error says what is', (list, type) => {
  expect(() => parsed({ list }, { list: type })).toThrow(`"list" must be JSON of an ${type}, for example`);
});

test('types are found in an adapter again', () => {
  const types = { prices: 'array', place: 'object' };
  expect(textArgumentsIn(`return plugbenchCall(${passedArguments(types)}, setting);`)).toEqual(types);
  expect([passedArguments({}), textArgumentsIn('plugbenchCall(args, setting)')]).toEqual(['args', {}]);
});
