// What the text shows of Python's syntax is what CPython makes of it: nothing that it compiles is refused, and what it
// refuses is refused, too, or left open.

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { nodePython } from '../../../test/python/node-python.ts';
import { runs } from '../../../test/runs.ts';
import { parsePython } from './parse.ts';

const SETUP = `
import json, sys, warnings, zipfile
warnings.simplefilter("ignore")

def refusal(text):
    try:
        compile(text, "plugin.py", "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        return repr(error)
    return ""

def sources():
    archive = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
    names = [name for name in archive.namelist() if name.endswith(".py")]
    return json.dumps([archive.read(name).decode() for name in sorted(names)])
`;

async function call(entry: string, ...args: readonly string[]): Promise<string> {
  const { end } = await nodePython({ setup: SETUP, entry, args, limit: 60_000 });
  if (end.kind !== 'returned') throw new Error(JSON.stringify(end));
  return end.value;
}

/** `refused`, `taken`, or `open` where it cannot be read. */
function shown(text: string): 'refused' | 'taken' | 'open' {
  const { refused, errors } = parsePython(text);
  return refused ? 'refused' : errors.length > 0 ? 'open' : 'taken';
}

/** Of Python's own library, without what takes a second each. */
let library: string[] = [];
beforeAll(async () => {
  library = (JSON.parse(await call('sources')) as string[]).filter(({ length }) => length < 60_000);
}, 60_000);

test('nothing of Python’s own library is refused, and little is left open', () => {
  const all = library.filter((_, i) => i % Math.max(1, Math.floor(library.length / runs(60, 1_000))) === 0);
  const seen = all.map(shown);
  expect(all.filter((_, i) => seen[i] === 'refused').map((text) => text.slice(0, 200))).toEqual([]);
  expect(seen.filter((one) => one === 'open').length).toBeLessThan(all.length / 50);
});

const method = (line: string): string => `class A:\n    def f(self):\n        ${line}\n`;

test.each([
  ['taken', method('nonlocal __class__')],
  ['taken', '(\n    x.\n    y\n) += 1\n'],
  ['taken', '((x)) += 1\n'],
  ['taken', 'def f(a, b=1, /, c=b, *, d, e=d, **f): pass\n'],
  ['taken', 'def f(a, /, # / \n b, *c: int, **d): pass\n'],
  ['taken', 'from . import a\nfrom .. import (b,)\n'],
  ['taken', 'async def f():\n    async with a: return [b async for b in c]\n'],
  ['taken', '*a, = b\n*c, d = e = f\n'],
  ['taken', 'def f(): return (a async for a in b)\n'],
  ['taken', 'a is (not b), not not c\n'],
  ['taken', 'x.y: int = 1\n(z): int\n'],
  ['refused', 'nonlocal __class__\n'],
  ['refused', '(x, y) += 1\n'],
  ['refused', '() += 1\n'],
  ['refused', 'def f(/, a): pass\n'],
  ['refused', 'def f(a, /, b, /): pass\n'],
  ['refused', 'def f(*, a, /): pass\n'],
  ['refused', 'def f(*,): pass\n'],
  ['refused', 'def f(*, **a): pass\n'],
  ['refused', 'def f(**a, b): pass\n'],
  ['refused', 'from . import a,\n'],
  ['refused', 'from __future__ import *\n'],
  ['refused', 'from __future__ import division; x = 1; from __future__ import annotations\n'],
  ['refused', 'async with a: pass\n'],
  ['refused', 'def f():\n    async for a in b: pass\n'],
  ['refused', 'def f(): return [a async for a in b]\n'],
  ['refused', 'async def f(): yield from a\n'],
  ['refused', 'a, b: int\n'],
  ['refused', '[a]: int = 1\n'],
  ['refused', '__debug__ = 1\n'],
  ['refused', 'a.class\n'],
  ['refused', 'a.import = 1\n'],
  ['refused', 'global a,\n'],
  ['refused', '*a = b\n'],
  ['refused', 'a <> b\n'],
  ['refused', 'a is not not b\n'],
  ['refused', '"""\0"""\n'],
])('%s, as by CPython: %s', async (says, text) => {
  expect([shown(text), (await call('refusal', text)) === '' ? 'taken' : 'refused']).toEqual([says, says]);
});

const SIGNS = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ':',
  ',',
  '.',
  '=',
  '"',
  "'",
  '\\',
  '\t',
  ' ',
  '*',
  '@',
  '$',
  '1',
  'x',
  '\n',
];
const LINES = [
  'return 1',
  'break',
  'yield 3',
  'await x',
  'x = = 1',
  '1 = x',
  'f() = 3',
  'def f(a, a): pass',
  'def f(a=1, b): pass',
  'f(a=1, 2)',
  'f(**k, *a)',
  'nonlocal q',
  'print "a"',
  'raise E, "x"',
  'x = 08',
  'else:',
  'del f()',
  'if x = 1: pass',
  '{"a": 1 "b": 2}',
  'f"{x!z}"',
  'from a import *, b',
  'try:\n pass',
  '*a, *b = c',
  'x: int: str',
  '@x',
  'async def f(): [y async for y in z]',
];

/** A text with one thing put in, left out or moved. */
const planted = fc
  .record({
    file: fc.nat(),
    at: fc.nat(),
    size: fc.nat({ max: 3 }),
    sign: fc.constantFrom(...SIGNS, ...LINES),
  })
  .map(({ file, at, size, sign }) => {
    const lines = (library[file % library.length] ?? '').split('\n').slice(0, 150);
    const i = at % lines.length;
    const line = lines[i] ?? '';
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    if (sign.length > 1)
      return lines.toSpliced(i, 0, ...sign.split('\n').map((one) => indent + one)).join('\n');
    const place = at % (line.length + 1);
    return lines
      .with(i, line.slice(0, place) + (size === 0 ? sign : '') + line.slice(place + size))
      .join('\n');
  });

test('planted faults are refused or left open; what CPython compiles is never refused', async () => {
  const count = { refused: 0, bad: 0 };
  await fc.assert(
    fc.asyncProperty(planted, async (text) => {
      const says = shown(text);
      const refusal = await call('refusal', text);
      if (refusal !== '') count.bad++;
      if (refusal !== '' && says === 'refused') count.refused++;
      expect([refusal, says]).not.toEqual([refusal, refusal === '' ? 'refused' : 'taken']);
    }),
    { numRuns: runs(300, 4_000) },
  );
  expect(count.refused).toBeGreaterThan(count.bad / 2);
}, 600_000);
