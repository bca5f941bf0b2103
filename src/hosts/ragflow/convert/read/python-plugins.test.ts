// Python of which something is certain is read; what only running it would show is kept as its code.

import { expect, test } from 'vitest';
import type { LoadedPlugin } from '../../../../model/load.ts';
import { readPythonPlugins } from './python-plugins.ts';

const IMPORT = 'from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n\n';

/** A plugin whose `get_metadata` has this body. */
function plugin(body: string, before = '', rest = ''): string {
  return `${IMPORT}${before}class A(LLMToolPlugin):\n    _version_ = "1.0"\n\n    @classmethod\n    def get_metadata(cls):\n        ${body}\n\n    def invoke(self):\n        return ""\n${rest}`;
}

const CODE = '    def invoke(self):\n        return ""';

test('plain literals are read, with the method', () => {
  const body = `"""Says what it is."""\n        return {\n            'a': "x\\n",  # { "b": 1 }\n            "list": [1, -2.5, True, None,],\n        }`;
  expect(readPythonPlugins(plugin(body)).value).toEqual({
    tools: [{ version: '1.0', metadata: { a: 'x\n', list: [1, -2.5, true, null] }, code: CODE }],
  });
});

test('what is not known is left out, and its code is kept', () => {
  const body = 'return {"name": "n", "b": load(1), "c": {"d": [f(), 1], **MORE}, "e": "x" "y"}';
  expect(readPythonPlugins(plugin(body)).value).toEqual({
    tools: [{ version: '1.0', metadata: { name: 'n', c: {}, e: 'xy' }, code: CODE }],
    unknown: {
      'tools.0.metadata.b': 'load(1)',
      'tools.0.metadata.c.d': '[f(), 1]',
      'tools.0.metadata.c.**': '{"d": [f(), 1], **MORE}',
    },
  });
});

test('a plugin without a certain name is left out beside another one', () => {
  const other = plugin('return load()').slice(IMPORT.length).replace('class A', 'class B');
  expect(readPythonPlugins(plugin('return {"name": "n"}', '', other)).value).toEqual({
    tools: [
      { version: '1.0', metadata: { name: 'n' }, code: CODE },
      { version: '1.0', code: CODE },
    ],
    unknown: { 'tools.1.metadata': 'load()' },
  });
});

test('code is what follows `invoke` too, and not the metadata', () => {
  const text = `${IMPORT}class A(LLMToolPlugin):\n    @wrap\n    async def invoke(self): return self.b()\n\n    @classmethod\n    def get_metadata(cls):\n        return {}\n\n    def b(self): pass\n\n# The end.\n`;
  expect(readPythonPlugins(text).value?.tools).toEqual([
    {
      metadata: {},
      code: '    @wrap\n    async def invoke(self): return self.b()\n\n    def b(self): pass',
    },
  ]);
});

test.each([
  ['a call', plugin('return load()')],
  ['a name that is not known', plugin('return {"name": NAME, "a": 1}')],
  ['a name that may be spread', plugin('return {**BASE, "a": 1}')],
  ['an open bracket', plugin('return {"a": 1')],
  ['a decorated class', plugin('return {}', '@wrap\n')],
  ['a class under a condition', `${IMPORT}if True:\n    class A(LLMToolPlugin):\n        pass\n`],
  ['a method that is set later', plugin('return {}', '', 'A.get_metadata = None\n')],
  ['a class without its import', plugin('return {}').replace(IMPORT, '')],
  ['text that does not end', plugin('return {}', 'X = "\n')],
  ['a metadata method of objects', plugin('return {}').replace('    @classmethod\n', '')],
])('%s is not read', (_, text) => {
  expect(readPythonPlugins(text).value).toBeNull();
});

/** What loading gave of the class `A`. */
function loaded(metadata: unknown, version = '2.0'): LoadedPlugin {
  return { name: 'A', file: 'p.py', version, metadata };
}

test.each([
  ['a part of it', plugin('return {"name": "n", "b": load(1)}'), '1.0'],
  ['all of it', plugin('return load()'), '1.0'],
  ['its version', plugin('return load()').replace('"1.0"', 'load()'), '2.0'],
  ['a class that is changed', plugin('return {}', '@wrap\n'), '2.0'],
])('CPython gives %s', (_, text, version) => {
  const metadata = { name: 'loaded', b: [1] };
  const reading = readPythonPlugins(text, [loaded(metadata)]);
  expect(reading).toMatchObject({ value: { tools: [{ version, metadata }] }, unknown: [], loaded: ['A'] });
  expect(reading.value?.tools[0]?.code).toContain('def invoke(self)');
});

test('what the text shows for certain needs no CPython, nor does a class that the server left out', () => {
  const text = plugin('return {"name": "n"}');
  expect(readPythonPlugins(text, [loaded({ name: 'other' })])).toMatchObject({
    value: { tools: [{ version: '1.0', metadata: { name: 'n' } }] },
    loaded: [],
  });
  const skipped = plugin('return {"name": "n", "b": load()}');
  expect(readPythonPlugins(skipped, [{ ...loaded({}), name: 'B' }])).toEqual(
    expect.objectContaining({ loaded: [], value: readPythonPlugins(skipped).value }),
  );
});

test('values have their places in the text', () => {
  const text = plugin('return {"name": "n", "b": load(1), "c": {"d": [1, 2]}}');
  const { spanOf } = readPythonPlugins(text);
  const at = (pointer: string): string => {
    const { from, to } = spanOf(pointer)!;
    return text.slice(from, to);
  };
  expect(at('/tools/0/metadata/name')).toBe('"n"');
  expect(at('/tools/0/version')).toBe('"1.0"');
  expect(at('/tools/0/metadata/c/d/1')).toBe('[1, 2]');
  expect(at('/unknown/tools.0.metadata.b')).toBe('load(1)');
  expect(at('/tools/0/code')).toBe(`${CODE.trim()}\n`);
});

test.each([
  ['1.5', '1.5'],
  ['2.0', '2.0'],
  ['3', '3'],
])('the version %s is the text that the server makes of it', (number, version) => {
  const text = plugin('return {"name": "n"}').replace('"1.0"', number);
  expect(readPythonPlugins(text, [])).toMatchObject({ value: { tools: [{ version }] } });
});
