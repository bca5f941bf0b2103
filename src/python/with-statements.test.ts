// Brackets and targets of `with` statements: read as CPython does, with every name that they bind.

import { expect, test } from 'vitest';
import { parsePython } from './parse.ts';
import { scopesOf } from './scopes.ts';
import { withoutTargets, withoutWithBrackets } from './with-statements.ts';

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
  'with (a as):\n    pass\n',
  'with (a as b c):\n    pass\n',
  'with (a as b:\n    pass\n',
  'with a as 1:\n    pass\n',
  'with a as f():\n    pass\n',
  'with a as {b}:\n    pass\n',
  'with a as (b, d:\n    pass\n',
])('%j is not', (text) => {
  expect(parsePython(text).errors.length).toBeGreaterThan(0);
});

test('a target that is a plain name stays as it is', () => {
  const text = 'import a as b\nwith a as b: pass\nwith "as (b):" as b:\n    import c as d\n';
  expect(withoutTargets(text)).toEqual({ text, places: new Set() });
});

test.each([
  'with (a):\n    pass\n',
  'with (a, b):\n    pass\n',
  'x = "with (a as b):"\n',
  '# with (a as b):\n',
  'with (a).b as c:\n    pass\n',
])('%j stays', (text) => {
  expect(withoutWithBrackets(text)).toBe(text);
});
