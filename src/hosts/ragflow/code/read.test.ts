// What is read of a plugin's file is what CPython would give; all else is unknown.

import { expect, test } from 'vitest';
import type { PythonValue } from '../../../lang/python/value.ts';
import { readPluginSource } from './read.ts';

const IMPORT = 'from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n';
const UNKNOWN = 'unknown';

/** A file with a plugin whose `get_metadata` has this body. */
function plugin(body: string, before = '', after = '', members = ''): string {
  return `${IMPORT}${before}\nclass A(LLMToolPlugin):\n    _version_ = "1"\n${members}    @classmethod\n    def get_metadata(cls) -> LLMToolMetadata:\n        ${body}\n${after}`;
}

/** The value as JSON; `unknown` for what is not known. */
function plain(value: PythonValue | null | undefined): unknown {
  if (!value || value.kind === 'none') return null;
  if (value.kind === 'unknown') return UNKNOWN;
  if (value.kind === 'dict')
    return value.open
      ? UNKNOWN
      : Object.fromEntries(value.entries.map((one) => [String(plain(one.key)), plain(one.value)]));
  return 'items' in value ? value.items.map(plain) : value.value;
}

/** What `get_metadata` gives; `unknown` too where the file may mean something else. */
function metadata(text: string): unknown {
  const { plugins, unread, importDoubt } = readPluginSource(text);
  return unread || importDoubt ? UNKNOWN : plain(plugins[0]?.metadata);
}

test.each<readonly [string, unknown]>([
  ['("a" \'b\'\n r"\\c")', 'ab\\c'],
  ['"\\x41\\u00e9\\101\\q\\N{BULLET}"', 'A\xE9A\\q\u2022'],
  ['f"v{1+1}{{}}"', 'v2{}'],
  ['f"{x}"', UNKNOWN],
  ['b"x"', UNKNOWN],
  ['"%s of %d%%" % ("a", 3)', UNKNOWN],
  ['"{}".format(1)', UNKNOWN],
  ['", ".join(["a", "b"])', 'a, b'],
  ['", ".join(x for x in "ab")', UNKNOWN],
  ['[0x1F, -1.5e3, 1_000, not "", +2, -0]', [31, -1500, 1000, true, 2, 0]],
  ['[*(1, 2), 3]', [1, 2, 3]],
  ['dict({"a": 1}, b=2)', { a: 1, b: 2 }],
  ['LLMToolMetadata(name="x")', { name: 'x' }],
  ['{"a": 1, "b": 2, "a": 3}', { a: 3, b: 2 }],
  ['{1: "a", True: "b"}', { 1: 'b' }],
  ['{"a": 1, **load()}', UNKNOWN],
  ['{"a": 1, NAME: 2}', UNKNOWN],
  ['{**{"a": 1}, "b": {"c": 2}["c"]}', { a: 1, b: UNKNOWN }],
  ['"x" if "" else "y"', 'y'],
  ['9007199254740993', UNKNOWN],
  ['"\\ud83d"', UNKNOWN],
  ['[x for x in "ab"]', UNKNOWN],
])('%s', (expression, value) => {
  expect(metadata(plugin(`return ${expression}`))).toEqual(value);
});

test.each<readonly [string, string, unknown]>([
  ['a constant', plugin('return X', 'X = "a"\n'), 'a'],
  ['a constant that a function may set', plugin('return X', 'X = "a"\ndef f():\n  global X\n'), UNKNOWN],
  ['a constant that a loop sets', plugin('return X', 'X = "a"\nfor X in "b": pass\n'), UNKNOWN],
  ['a constant that grows', plugin('return X', 'X = "a"\nX += "b"\n'), UNKNOWN],
  ['a list that grows', plugin('return X', 'X = ["a"]\nX.append("b")\n'), UNKNOWN],
  ['a list that grows under another name', plugin('return X', 'X = ["a"]\nY = X\nY += ["b"]\n'), UNKNOWN],
  ['a list that is copied', plugin('return [*X]', 'X = ["a"]\n'), ['a']],
  [
    'a list that `invoke` reads',
    plugin('return X', 'X = ["a"]\n', '    def invoke(self): X.index("a")\n'),
    ['a'],
  ],
  ['a member', plugin('return cls.X', '', '', '    X = "a"\n'), 'a'],
  ['a member that is set later', plugin('return cls.X', '', 'A.X = "b"\n', '    X = "a"\n'), UNKNOWN],
  [
    'a member that is set when it is read',
    plugin('cls.X = "b"\n        return cls.X', '', '', '    X = "a"\n'),
    UNKNOWN,
  ],
  ['a local variable', plugin('m = {"a": 1}\n        return m'), { a: 1 }],
  ['a local variable that changes', plugin('m = {"a": 1}\n        m["a"] = 2\n        return m'), UNKNOWN],
  ['a condition', plugin('if load():\n            return 1\n        return 2'), UNKNOWN],
  ['a known condition', plugin('if True:\n            return 1\n        return 2'), 1],
  ['a generator', plugin('yield 1\n        return {}'), UNKNOWN],
  ['a rebound builtin', plugin('return dict(a=1)', 'dict = list\n'), UNKNOWN],
  ['another method', plugin('return 1', '', 'A.get_metadata = None\n'), UNKNOWN],
  ['a class that goes elsewhere', plugin('return 1', '', 'patch(A)\n'), UNKNOWN],
  ['names by their text', plugin('return 1', '', 'exec("")\n'), UNKNOWN],
  ['an import of everything', plugin('return 1', 'from x import *\n'), UNKNOWN],
  ['a decorated class', plugin('return 1').replace('class', '@wrap\nclass'), UNKNOWN],
  [
    'a base under another name',
    plugin('return 1').replace('LLMToolPlugin\n', 'LLMToolPlugin as P\n').replace('(LLMToolPlugin)', '(P)'),
    1,
  ],
  [
    'a program of its own',
    plugin('return X', 'X = [1]\n', 'if __name__ == "__main__":\n    X.clear()\n'),
    [1],
  ],
])('%s', (_, text, value) => {
  expect(metadata(text)).toEqual(value);
});

// A dict of texts: nothing in it can change but itself, wherever it is.
test.each([
  '[p.update(b=1) for p in [X]]',
  '[p.update(b=1) for p in [[X]][0]]',
  'for p in (X, {}):\n    p["b"] = 1',
  'Y = [X]\nY[0]["b"] = 1',
  'Y = X\nZ = [X]\nZ[0]["b"] = 1\nY = Z',
  'Y = {"x": X}\nY["x"]["b"] = 1',
  'Y = dict(x=X)\nY["x"]["b"] = 1',
  'Y = LLMToolMetadata(x=X)\nY["x"]["b"] = 1',
  'Y = [X for _ in "a"]\nY[0]["b"] = 1',
  'Y = {"x": X for _ in "a"}\nY["x"]["b"] = 1',
  'Y = max(X, {})\nY["b"] = 1',
  'max([X], [])[0]["b"] = 1',
  'sum([[X]], [])[0]["b"] = 1',
  'sorted([X], key=lambda p: p.update(b=1) or 1)',
  'max([X], key=lambda p: p.update(b=1) or 1)',
  'any(p.update(b=1) for p in [X])',
  'LLMToolMetadata(x=X)["x"].update(b=1)',
])('a dict that changes by %j', (changing) => {
  expect(metadata(plugin('return X', 'X = {"a": 1}\n', `${changing}\n`))).toBe(UNKNOWN);
});

test.each(['Y = {**X}', 'Y = dict(X, b=1)', 'Y = dict(**X)'])('a dict that is only read by %j', (reading) => {
  expect(metadata(plugin('return X', 'X = {"a": 1}\n', `${reading}\n`))).toEqual({ a: 1 });
});

test('a class that inherits its method has its own members', () => {
  const text = plugin('return cls.X', '', 'class B(A):\n    X = "b"\n', '    X = "a"\n');
  expect(
    readPluginSource(text).plugins.map((one) => [one.name, plain(one.version), plain(one.metadata)]),
  ).toEqual([
    ['A', '1', 'a'],
    ['B', '1', 'b'],
  ]);
});

test('methods are read with parameters', () => {
  const invoke = '    def invoke(self, a: int = 1, /, b=2, *, c: str, **rest) -> str:\n        pass\n';
  const method = readPluginSource(plugin('return {}', '', '', invoke)).plugins[0]?.invoke;
  expect(method?.returns?.text).toBe('str');
  expect(method?.parameters.map(({ name, kind, annotation }) => [name, kind, annotation?.text])).toEqual([
    ['self', 'positional-only', undefined],
    ['a', 'positional-only', 'int'],
    ['b', 'ordinary', undefined],
    ['c', 'keyword-only', 'str'],
    ['rest', 'keywords', undefined],
  ]);
});

test.each(['x = '.concat('['.repeat(100_000)), 'def f(:\n'.repeat(2000), '"""', ''])(
  '%.20s does not stop it',
  (text) => {
    expect(readPluginSource(text).plugins).toEqual([]);
  },
);
