// Completion, hover, signatures, definitions and new names, at a caret that is written as `‸`.

import { expect, test } from 'vitest';
import type { PluginFile } from '../../model/file.ts';
import { applyEdits } from '../json/change.ts';
import { completeIn, definitionIn, hoverIn, signatureIn } from './assist.ts';
import { PluginCompiler, type PluginProgram } from './program.ts';
import { renameIn } from './symbols.ts';

const CORE: PluginFile = {
  path: '/types/core.d.ts',
  text: `declare module '@elizaos/core' {
    /** A plugin of the host. */
    export interface Plugin { name: string;
    /** Higher comes first. */ priority?: number; kind?: 'fast' | 'slow' }
    export interface Runtime { getSetting(key: string, fallback?: number | undefined): string | null; agentId: string }
  }`,
};
const IMPORT = `import type { Plugin, Runtime } from '@elizaos/core';\n`;

interface Place {
  readonly plugin: PluginProgram;
  readonly path: string;
  readonly offset: number;
}

function placeIn(texts: Readonly<Record<string, string>>): Place {
  const [path = '', marked = ''] = Object.entries(texts).find(([, text]) => text.includes('‸')) ?? [];
  const files = Object.entries(texts).map(([path, text]) => ({ path, text: text.replace('‸', '') }));
  return { plugin: new PluginCompiler([CORE]).compile(files), path, offset: marked.indexOf('‸') };
}

const at = (text: string): Place => placeIn({ 'a.ts': IMPORT + text });
const labels = ({ plugin, path, offset }: Place): string[] =>
  completeIn(plugin, path, offset)?.options.map(({ label }) => label) ?? [];

test.each<[string, string, string[]]>([
  ['members', 'function f(r: Runtime) { r.‸ }', ['getSetting', 'agentId']],
  ['members of what may be missing', 'function f(r?: Runtime) { r?.ag‸ }', ['getSetting', 'agentId']],
  ['members that an object lacks', "const p: Plugin = { name: 'x', ‸ };", ['priority', 'kind']],
  ['members that are begun', "const p: Plugin = { name: 'x', pri‸ };", ['priority', 'kind']],
  ['texts', "const p: Plugin = { name: 'x', kind: '‸' };", ['fast', 'slow']],
  ['nothing in a comment', 'const a = 1; // a.‸', []],
  ['nothing in a text', "const a: string = 'b‸';", []],
])('completes %s', (_, text, expected) => expect(labels(at(text))).toEqual(expected));

test('completes what is in scope, and types where types stand', () => {
  expect(labels(at('const own = 1; function f(given: number) { gi‸ }'))).toEqual(
    expect.arrayContaining(['own', 'given', 'f', 'setTimeout']),
  );
  const types = labels(at('type Own = number; const a: ‸ = 1;'));
  expect(types).toEqual(expect.arrayContaining(['Own', 'Plugin', 'Promise']));
  expect(types).not.toContain('setTimeout');
});

test.each([
  ['const p: Plugin = {} as Plugin; p.prio‸rity;', 'priority: number | undefined', 'Higher comes first.'],
  ['let p: Plu‸gin;', 'type Plugin', 'A plugin of the host.'],
  ['const li‸st = [1];', 'list: number[]', ''],
])('explains %s', (text, title, info) => {
  const { plugin, path, offset } = at(text);
  expect(hoverIn(plugin, path, offset)).toMatchObject({ title, text: info });
});

test.each([
  ['function f(r: Runtime) { r.getSetting(‸) }', 'key'],
  ["function f(r: Runtime) { r.getSetting('a', ‸) }", 'fallback'],
  ["function f(r: Runtime) { r.getSetting('a'‸, 1) }", 'key'],
])('tells the parameter of %s', (text, parameter) => {
  const { plugin, path, offset } = at(text);
  const label = 'r.getSetting(key: string, fallback?: number | undefined): string | null';
  expect(signatureIn(plugin, path, offset)).toMatchObject({
    label,
    parameter,
  });
});

test('no signature outside of calls', () => {
  const { plugin, path, offset } = at('parseInt("1"); const a = ‸1;');
  expect(signatureIn(plugin, path, offset)).toBeNull();
});

test('finds declarations in the open files, through imports', () => {
  const texts = {
    'a.ts': `import { one as two } from './b.ts';\nexport const x = tw‸o;`,
    'b.ts': 'export const one = 1;',
  };
  const { plugin, path, offset } = placeIn(texts);
  expect(definitionIn(plugin, path, offset)).toEqual({ path: 'b.ts', from: 13, to: 16 });
  const other = at('let p: Plug‸in;');
  expect(definitionIn(other.plugin, other.path, other.offset)).toBeNull();
});

function renamed(texts: Readonly<Record<string, string>>, name: string): unknown {
  const { plugin, path, offset } = placeIn(texts);
  const { files, refusal } = renameIn(plugin, path, offset, name);
  const textOf = (one: string): string => (texts[one] ?? '').replace('‸', '');
  return (
    refusal ?? Object.fromEntries(files.map(({ path: one, edits }) => [one, applyEdits(textOf(one), edits)]))
  );
}

test.each<[string, Record<string, string>, unknown]>([
  [
    'a constant in every file that imports it',
    {
      'a.ts': 'export const on‸e = 1;',
      'b.js': "import { one } from './a.ts';\nexport const x = { one, y: one };",
    },
    {
      'a.ts': 'export const renamed = 1;',
      'b.js': "import { renamed } from './a.ts';\nexport const x = { one: renamed, y: renamed };",
    },
  ],
  [
    'a parameter, and nothing else of its name',
    {
      'a.ts':
        'function f(o‸ne: number) { return one + g({ one }); }\nconst g = (x: { one: number }) => x.one;',
    },
    {
      'a.ts':
        'function f(renamed: number) { return renamed + g({ one: renamed }); }\nconst g = (x: { one: number }) => x.one;',
    },
  ],
  [
    'a member, and not the variable of the same name',
    {
      'a.ts':
        'interface A { o‸ne: number }\nconst f = ({ one }: A) => one;\nconst one = 2;\nexport const a: A = { one };',
    },
    {
      'a.ts':
        'interface A { renamed: number }\nconst f = ({ renamed: one }: A) => one;\nconst one = 2;\nexport const a: A = { renamed: one };',
    },
  ],
  ['not what others declare', { 'a.ts': 'parse‸Int("1");' }, '`parseInt` is not declared in the open files.'],
  [
    'not to what is there already',
    { 'a.ts': 'const on‸e = 1; const renamed = one;' },
    '`renamed` is already something else in a.ts.',
  ],
  ['nothing without a name', { 'a.ts': 'const one = 1‸;' }, 'The caret is not on a name.'],
])('renames %s', (_, texts, expected) => expect(renamed(texts, 'renamed')).toEqual(expected));

test('renames to names only', () => {
  expect(renamed({ 'a.ts': 'const on‸e = 1;' }, 'class')).toBe('`class` cannot be a name.');
  expect(renamed({ 'a.ts': 'const on‸e = 1;' }, 'a b')).toBe('`a b` cannot be a name.');
});
