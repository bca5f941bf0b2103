import { expect, test } from 'vitest';
import { hosts } from '../../hosts/registry.ts';
import { arrange } from './opening.ts';
import { candidatesOf, neededFirst } from './needed.ts';

const patterns = hosts.flatMap((host) => host.schemas.flatMap(({ fileMatch }) => fileMatch));

test.each<[string[], string, string | null, string[]]>([
  [['handler.js', 'plugin.json'], 'plugin.json', null, ['handler.js']],
  [
    ['weather/README.md', 'weather/plugin.json', 'weather/lib/a.js'],
    'weather/plugin.json',
    'weather/plugin.json',
    ['README.md', 'lib/a.js'],
  ],
  [
    ['index.ts', 'package.json', 'elizaos.plugin.json'],
    'elizaos.plugin.json',
    null,
    ['index.ts', 'package.json'],
  ],
  [
    ['x/src/index.ts', 'x/package.json', 'y.txt'],
    'x/package.json',
    'x/package.json',
    ['src/index.ts', 'y.txt'],
  ],
  [
    ['tides/mcp.json', 'tides/plugin.json', 'tides/package.json', 'tides/skills/a/SKILL.md'],
    'tides/plugin.json',
    'tides/plugin.json',
    ['mcp.json', 'package.json', 'skills/a/SKILL.md'],
  ],
  [['mcp.json', 'README.md'], 'mcp.json', null, ['README.md']],
  [['a/b/skill.json', 'skill.json'], 'skill.json', null, ['a/b/skill.json']],
  [['tide.ts', 'README.md', 'index.ts'], 'index.ts', null, ['tide.ts', 'README.md']],
  [['x/src/tide.ts', 'x/src/index.ts'], 'x/src/index.ts', 'src/index.ts', ['tide.ts']],
  [
    ['x/lib/tide.ts', 'x/src/index.ts', 'x/src/hours.ts'],
    'x/src/index.ts',
    'src/index.ts',
    ['lib/tide.ts', 'src/hours.ts'],
  ],
  [['ferry.py'], 'ferry.py', 'ferry.py', []],
  [['tools/__init__.py', 'tools/ferry.py'], 'tools/ferry.py', 'tools/ferry.py', ['__init__.py']],
  [
    ['com.example.client/extension.json', 'plugin.json'],
    'plugin.json',
    null,
    ['com.example.client/extension.json'],
  ],
  [
    ['a/scripts/b.py', 'a/metadata.json', 'a/SKILL.md'],
    'a/SKILL.md',
    'a/SKILL.md',
    ['scripts/b.py', 'metadata.json'],
  ],
  [['skills/a/skill.json', 'p.json', 'plugin.json'], 'plugin.json', null, ['skills/a/skill.json', 'p.json']],
  [
    ['.claude-plugin/plugin.json', 'README.md'],
    '.claude-plugin/plugin.json',
    '.claude-plugin/plugin.json',
    ['README.md'],
  ],
  [['notes.txt'], 'notes.txt', null, []],
  [['plugbench.examples.json', 'ferry.py'], 'ferry.py', 'ferry.py', ['plugbench.examples.json']],
  [['tsconfig.json', 'my-thing.json'], 'my-thing.json', null, ['tsconfig.json']],
])('of %j the manifest is %s', (paths, manifest, path, others) => {
  const files = paths.map((one) => ({ path: one, text: one }));
  const { known, others: rest } = candidatesOf(files, patterns);
  const first = [...known, ...rest][0]?.path ?? '';
  const found = arrange(files, first);
  expect(first).toBe(manifest);
  expect(found.path).toBe(path);
  expect(found.others.map((file) => file.path)).toEqual(others);
});

test('saved examples are among the files that are opened first', () => {
  const files = ['x/a.js', 'x/plugbench.examples.json', 'x/plugin.json'].map((path) => ({ path }));
  const sorted = neededFirst(files, { path: 'x/plugin.json', text: '' });
  expect(sorted.map(({ path }) => path).slice(0, 2)).toEqual(['x/plugin.json', 'x/plugbench.examples.json']);
});
