import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fragmentOfSource,
  hostsOf,
  mayHoldKey,
  nameOfSource,
  sourceOf,
  sourceOfFragment,
  type RemotePlugin,
} from './source.ts';

const repository = (path: string, ref: string | null): RemotePlugin => ({
  kind: 'repository',
  owner: 'harbour',
  repo: 'tools',
  path,
  ref,
});

test.each<[string, RemotePlugin | null]>([
  ['https://github.com/harbour/tools', repository('', null)],
  ['https://www.github.com/harbour/tools.git', repository('', null)],
  [' https://github.com/harbour/tools/tree/main/skills/tide ', repository('skills/tide', 'main')],
  ['https://github.com/harbour/tools/blob/v1/a%20b/plugin.json', repository('a b/plugin.json', 'v1')],
  [
    'https://github.com/harbour/tools/releases',
    { kind: 'file', address: 'https://github.com/harbour/tools/releases' },
  ],
  ['harbour/tools', repository('', null)],
  ['harbour/tools/skills/tide@feature/x', repository('skills/tide', 'feature/x')],
  ['https://gist.github.com/me/0123456789abcdef0123', { kind: 'gist', id: '0123456789abcdef0123' }],
  [
    'https://www.npmjs.com/package/@harbour/tide/v/1.2.0',
    { kind: 'package', name: '@harbour/tide', version: '1.2.0' },
  ],
  ['npm:tide', { kind: 'package', name: 'tide', version: null }],
  ['@harbour/tide@1.2.0', { kind: 'package', name: '@harbour/tide', version: '1.2.0' }],
  [
    'https://raw.githubusercontent.com/a/b/main/skill.json',
    { kind: 'file', address: 'https://raw.githubusercontent.com/a/b/main/skill.json' },
  ],
  ['tide', null],
  ['{"id": 1}', null],
  ['two words/here', null],
  ['https://', null],
  ['ftp://files.example/a', null],
  ['harbour/tools@', null],
  ['harbour/../x', null],
  ['harbour/tools/a/../../b', null],
  ['harbour/tools@../../../users/x', null],
  ['npm:..', null],
])('%s', (text, source) => {
  expect(sourceOf(text)).toEqual(source);
});

const step = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text && !/[\s/]|^\.{1,2}$/.test(text));

test('a fragment names the same source again', () => {
  const path = fc.array(step, { maxLength: 4 }).map((steps) => steps.join('/'));
  fc.assert(
    fc.property(path, fc.option(step), (where, ref) => {
      const source = repository(where, ref);
      expect(sourceOfFragment(fragmentOfSource(source))).toEqual(source);
      expect(sourceOf(nameOfSource(source))).toEqual(source);
    }),
  );
  for (const text of [
    'https://files.example/a b?x=1',
    'npm:@harbour/tide@1.0.0',
    'https://gist.github.com/0123456789abcdef0123',
  ]) {
    const source = sourceOf(text.replace(' ', '%20'));
    expect(source && sourceOfFragment(fragmentOfSource(source))).toEqual(source);
  }
});

test.each(['#v1.d.abc', '#url=', '#gh=harbour', '#npm=', '#gh=%E0%A4%A', '#other=x', ''])(
  '%s names none',
  (fragment) => {
    expect(sourceOfFragment(fragment)).toBeNull();
  },
);

test.each([
  ['https://files.example/a.json?token=x', true],
  ['https://files.example/a.json?X-Amz-Signature=1', true],
  ['https://files.example/a.json?v=0123456789abcdef01234567', true],
  ['https://files.example/a.json?raw=1', false],
  ['https://files.example/a.json', false],
  ['harbour/tools', false],
])('%s may hold a key: %s', (text, expected) => {
  const source = sourceOf(text);
  expect(source && mayHoldKey(source)).toBe(expected);
});

test('names and hosts are for the person', () => {
  expect(nameOfSource(repository('a', 'main'))).toBe('harbour/tools/a@main');
  expect(nameOfSource(repository('a b/c@1', null))).toBe('harbour/tools/a%20b/c%401');
  expect(hostsOf({ kind: 'file', address: 'https://files.example/a' })).toEqual(['files.example']);
});
