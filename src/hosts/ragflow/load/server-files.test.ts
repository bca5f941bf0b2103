import { expect, test } from 'vitest';
import { serverFiles } from './server-files.ts';

const cases: readonly [path: string, onServer: readonly string[]][] = [
  ['my_tool.py', ['llm_tools/my_tool.py']],
  ['./my_tool.py', ['llm_tools/my_tool.py']],
  ['llm_tools/my_tool.py', ['llm_tools/my_tool.py']],
  ['tools/my_tool.py', ['llm_tools/tools/my_tool.py']],
  ['/home/me/ragflow/agent/plugin/embedded_plugins/other/deep/a.py', ['other/deep/a.py']],
  ['plugin\\embedded_plugins\\llm_tools\\a.py', ['llm_tools/a.py']],
  ['../../etc/a.py', ['llm_tools/etc/a.py']],
  ['__proto__', ['llm_tools/__proto__']],
  ['', []],
  ['embedded_plugins', []],
];

test.each(cases)('%s', (path, onServer) => {
  expect(Object.keys(serverFiles([{ path, text: '' }]).texts)).toEqual(onServer);
});

test('of two files for one path the first counts', () => {
  const files = [
    { path: 'a.py', text: 'first' },
    { path: 'llm_tools/a.py', text: 'second' },
  ];
  expect(serverFiles(files).texts).toEqual({ 'llm_tools/a.py': 'first' });
});

test.each([[['a.py', 'a.py/b.py']], [['a.py/b.py', 'a.py']], [['x/a.py/b/c.py', 'x/a.py']]])(
  'of a file and a folder with one name the first counts: %j',
  (paths) => {
    const files = paths.map((path) => ({ path, text: '' }));
    expect(Object.keys(serverFiles(files).texts)).toEqual([`llm_tools/${String(paths[0])}`]);
  },
);
