// What is common and unknown to Lezer is read as CPython does; what is rare is left open, and nothing of it is refused.

import { expect, test } from 'vitest';
import { parsePython } from './parse.ts';

test.each([
  'def f():\n    yield\n    x = yield\n    return [(yield), lambda: (yield)]\n',
  'x = max(5., 2. * 3, 1.e5, 4.j)\n',
  'x = 1\n\f\ndef f(): pass\n\fdef g(): pass\n',
  `s = ${'"a", '.repeat(300)}\nx = [${'(")"), '.repeat(300)}]\n`,
  'f = lambda a, /: a\ng = [lambda a, /, b, *, c=lambda d, /: d: a]\ndef h(a, /, b=lambda: 1): pass\n',
  'with (open("a") as f, open("b") as g):\n    pass\n',
  'with (  # all\n    open("a") as f,  # one\n    open(\n) as g,\n):\n    pass\n',
  'with (a, b):\n    pass\nwith (a) as b:\n    pass\nwith (a as b):\n    pass\n',
  'async def f():\n    async with (a as b, c):\n        pass\n',
])('%j is Python', (text) => {
  const { errors, refused } = parsePython(text);
  expect({ errors, refused }).toEqual({ errors: [], refused: null });
});

test.each([
  'with a as (b, d):\n    pass\n',
  '@buttons[0]\ndef f(): pass\n',
  'match x:\n    case int() | a.b():\n        pass\n',
  'def f(*args: *tuple[int]): pass\n',
])('%j is not refused', (text) => {
  expect(parsePython(text).refused).toBeNull();
});

test.each([
  'with (*a):\n    pass\n',
  'x = (*a)\n',
  'with (a as):\n    pass\n',
  'with (a as b c):\n    pass\n',
  'with (a as b,, c):\n    pass\n',
  'with (, a as b):\n    pass\n',
  'with (a as b) c:\n    pass\n',
  'with (x := 1 as b):\n    pass\n',
  'with (*a as b, c):\n    pass\n',
  'def f():\n    with (yield as b):\n        pass\n',
  'with (x for x in y as b):\n    pass\n',
  'with (a as b:\n    pass\n',
  'with a as 1:\n    pass\n',
  'with a as f():\n    pass\n',
  'lambda /: 1\n',
  'lambda a, /, /: 1\n',
  'lambda *a, /: 1\n',
  'def f():\n    g(yield)\n',
  'def f():\n    x = [yield]\n',
  'def f():\n    yield yield\n',
])('%j is not', (text) => {
  const { errors, refused } = parsePython(text);
  expect(errors.length + (refused ? 1 : 0)).toBeGreaterThan(0);
});
