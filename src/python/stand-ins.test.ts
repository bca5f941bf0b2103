// What Lezer does not know of Python is read as CPython does, with every name that it binds.

import { expect, test } from 'vitest';
import { parsePython } from './parse.ts';
import { scopesOf } from './scopes.ts';
import { readable } from './stand-ins.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['with (a as b):\n    pass\n', ['b']],
  ['with (open(x) as f, open(y) as g,):\n    pass\n', ['f', 'g']],
  ['with (\n    open("(") as f,  # one ):\n    c,\n) :\n    pass\n', ['f']],
  ['async def run():\n    async with (a() as b, c):\n        pass\n', ['b']],
  ['with a as (b, d):\n    pass\n', ['b', 'd']],
  ['with a as [b, *d], c as e:\n    pass\n', ['b', 'd', 'e']],
  ['with (\n    a as (b, (d, e)),\n    c as f,\n):\n    pass\n', ['b', 'd', 'e', 'f']],
  ['with a() as b.c, d as e[0]:\n    pass\n', []],
  ['with a as (b): pass\n', ['b']],
  ['with a, \\\n  c as \\\n  (b, d):\n    pass\n', ['b', 'd']],
  ['with (a as b):\r\n    with (c as d):\r\n        pass\r\n', ['b', 'd']],
])('%j is Python', (text, names) => {
  const tree = parsePython(text);
  expect(tree.errors).toEqual([]);
  const scopes = scopesOf(tree);
  const bound = tree.nodes.filter((node) => node.type === 'VariableName' && scopes.binds(node));
  expect(bound.map(({ from, to }) => text.slice(from, to)).filter((name) => name !== 'run')).toEqual(names);
});

test.each([
  'def f():\n    yield\n    x = yield\n    return [(yield), lambda: (yield)]\n',
  'x = max(5., 2. * 3, 1.e5, 4.j)\n',
  'match x:\n    case int() | a.b():\n        pass\n',
  '@buttons[0]\n@(lambda c: c)\n@d(1).e(2)\ndef f(): pass\n',
  'def f(*args: *tuple[int]): pass\n',
  'x = [f(*p) for a, *p in y]\n',
  'x = 1\n\f\ndef f(): pass\n\fdef g(): pass\n',
  `s = ${'"a", '.repeat(300)}\nx = [${'(")"), '.repeat(300)}]\n`,
])('%j is Python, too', (text) => {
  const { errors, refused } = parsePython(text);
  expect({ errors, refused }).toEqual({ errors: [], refused: null });
});

test.each([
  'with (a as):\n    pass\n',
  'with (a as b c):\n    pass\n',
  'with (a as b:\n    pass\n',
  'with a as 1:\n    pass\n',
  'with a as f():\n    pass\n',
  'with a as {b}:\n    pass\n',
  'with a as (b, d:\n    pass\n',
])('%j is not', (text) => {
  const { errors, refused } = parsePython(text);
  expect(errors.length + (refused ? 1 : 0)).toBeGreaterThan(0);
});

test('a target that is a plain name stays as it is', () => {
  const text = 'import a as b\nwith a as b: pass\nwith "as (b):" as b:\n    import c as d\n';
  expect(readable(text, tokensOf(text).tokens)).toEqual({ text, names: new Map() });
});

test.each([
  'with (a):\n    pass\n',
  'with (a, b):\n    pass\n',
  'x = "with (a as b):"\n',
  '# with (a as b):\n',
  'with (a).b as c:\n    pass\n',
])('%j stays', (text) => {
  expect(readable(text, tokensOf(text).tokens).text).toBe(text);
});
