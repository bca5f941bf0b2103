// Brackets of `with` statements: read as without them, with every name that they bind.

import { expect, test } from 'vitest';
import { parsePython } from './parse.ts';
import { scopesOf } from './scopes.ts';
import { withoutWithBrackets } from './with-brackets.ts';

test.each([
  ['with (a as b):\n    pass\n', ['b']],
  ['with (open(x) as f, open(y) as g,):\n    pass\n', ['f', 'g']],
  ['with (\n    open("(") as f,  # one ):\n    c,\n) :\n    pass\n', ['f']],
  ['async def run():\n    async with (a() as b, c):\n        pass\n', ['b']],
  ['with (a as b):\r\n    with (c as d):\r\n        pass\r\n', ['b', 'd']],
])('%j is Python', (text, names) => {
  const tree = parsePython(text);
  expect(tree.errors).toEqual([]);
  const scopes = scopesOf(tree);
  const bound = tree.nodes.filter((node) => node.type === 'VariableName' && scopes.binds(node));
  expect(bound.map(({ from, to }) => text.slice(from, to)).filter((name) => name !== 'run')).toEqual(names);
});

test.each(['with (a as):\n    pass\n', 'with (a as b c):\n    pass\n', 'with (a as b:\n    pass\n'])(
  '%j is not',
  (text) => {
    expect(parsePython(text).errors.length).toBeGreaterThan(0);
  },
);

test.each([
  'with (a):\n    pass\n',
  'with (a, b):\n    pass\n',
  'x = "with (a as b):"\n',
  '# with (a as b):\n',
  'with (a).b as c:\n    pass\n',
])('%j stays', (text) => {
  expect(withoutWithBrackets(text)).toBe(text);
});
