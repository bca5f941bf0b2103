// What the text shows of the start of the server is what CPython makes of it: it never differs, and what only defines
// names is not left open.

import { expect, test } from 'vitest';
import { nodePython } from '../../../../test/python/node-python.ts';
import { loader } from '../loader.ts';
import { checker } from './checker.ts';
import { invoke, metadata, plugin } from './case-texts.fixtures.ts';

const RELEASE = '2026-08';
const PATH = 'llm_tools/tide.py';

/** What the text alone says, and what CPython does. */
async function both(text: string) {
  const checked = checker.checkMain?.({ path: PATH, text }, { manifest: null, files: [] });
  const verdict = checked?.verdicts.find(({ release }) => release === RELEASE);
  const loaded = await loader.load([{ path: PATH, text }], RELEASE, nodePython);
  const { kind, abort } = loaded;
  return { verdict, kind, abort: abort?.text ?? null };
}

/** Statements of a module that end the start, in words that the text shows. */
const FAIL = [
  'x = missing',
  'print(missing)',
  'import os\nx = oss.getenv("X")',
  'def f(a=missing): pass',
  'def f(a: missing): pass',
  'def f() -> missing: pass',
  'x: missing = 1',
  'class A(missing): pass',
  'class A:\n    x = missing',
  'class A:\n    x = 1\n    class B:\n        y = x',
  '@missing\ndef f(): pass',
  'x = [1, {"a": missing}]',
  'from . import charts',
  'from .charts import draw',
  'from .. import charts',
];

test.each(FAIL)('ends the start: %s', async (lines) => {
  const { verdict, kind, abort } = await both(`${lines}\n${plugin(metadata(), invoke())}`);
  expect(kind).toBe('aborted');
  expect(verdict?.kind).toBe('crashes');
  expect(verdict?.texts).toEqual([abort]);
});

/** What ends the start, and is left to a run. */
const RAISES = [
  'x = 1 / 0',
  'raise ValueError',
  'assert False',
  'if True:\n    x = missing',
  'x = True and missing',
  'x = missing if True else 1',
  'x = later\nlater = 1',
  'del later\nlater = 1',
  'class A:\n    del later',
];

test.each(RAISES)('is left to a run: %s', async (lines) => {
  const { verdict, kind } = await both(`${lines}\n${plugin(metadata(), invoke())}`);
  expect(kind).toBe('aborted');
  expect(verdict?.kind).toBe('unknown');
});

/** Bodies of `get_metadata` that end the start, and what the text alone says. */
const CALLS_FAIL = [
  ['crashes', 'x = missing'],
  ['unknown', 'x = 1 / 0'],
  ['unknown', 'raise RuntimeError("low tide")'],
  ['unknown', 'if True:\n            raise ValueError("a")'],
  ['unknown', 'json = json'],
] as const;

test.each(CALLS_FAIL)('%s when get_metadata is called: %s', async (says, lines) => {
  const method = metadata().replace('        return', `        ${lines}\n        return`);
  const { verdict, kind, abort } = await both(`import json\n${plugin(method, invoke())}`);
  expect(kind).toBe('aborted');
  expect(verdict?.kind).toBe(says);
  expect(verdict?.texts).toEqual(says === 'crashes' ? [abort] : []);
});

/** Statements that end the start, and do not show it. */
const FIRST = ['x = int("one")', 'x = {}["a"]', 'x = [][0]'];

/** What comes after the import of the file, and what the text alone says then. */
const LATER = [
  ['crashes', plugin(metadata(), invoke()).replace('"1.0.0"', '"one"')],
  ['crashes', plugin(metadata().replace('"name": "tide", ', ''), invoke())],
  ['unknown', plugin('', invoke())],
] as const;

test.each(FIRST)('what would come later has no words after %s', async (lines) => {
  for (const [shown, piece] of LATER) {
    const { verdict, kind } = await both(`${lines}\n${piece}`);
    expect(kind).toBe('aborted');
    expect([verdict?.kind, verdict?.texts]).toEqual([shown, []]);
  }
});

/** What goes well, and is seen to. */
const GO_WELL = [
  '"""A file."""',
  'import os, json\nfrom typing import Any, Optional, Union',
  'KINDS = ("a", "b")\nx = "one of " + ", ".join(KINDS) + "."',
  'x = [1, {"a": (2, 3)}, None, ...]',
  'x: int = 1\ny: "missing" = 2',
  'def f(a: int | None = None, *b: str, c: dict[str, list[int]] = {}) -> str | None: pass',
  'from typing import Optional, Dict\ndef f(a: Optional[str] = None) -> Dict[str, int]: pass',
  'from __future__ import annotations\ndef f(a: missing) -> missing: pass',
  'class Tides(Exception):\n    HIGH = 1\n    LOW = HIGH\n    @property\n    def now(self): return missing',
  'def f(): return missing',
  'f = lambda x: missing',
  'import logging\nlog = logging.getLogger(__name__)',
  'import os\nKEY = os.environ.get("KEY", "")',
  'try:\n    import requests\nexcept ImportError:\n    requests = None',
  'try:\n    import tidelib\nexcept ImportError:\n    tidelib = None\nx = tidelib',
  'if __name__ == "__main__":\n    x = 1 / 0',
  'from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import tidelib',
  'x = False and missing',
  'class Low:\n    _skipload_ = False',
  'x = 1 if True else missing',
];

test.each(GO_WELL)('goes well: %s', async (lines) => {
  const { verdict, kind } = await both(`${lines}\n${plugin(metadata(), invoke())}`);
  expect(kind).toBe('loaded');
  const isFuture = lines.startsWith('from __future__');
  expect(verdict?.kind).toBe(isFuture ? 'refused' : 'broken');
});

/** What depends on more than the text. */
const OPEN = [
  'x, y = 1, 2',
  'x = 1 / 2',
  'import os\nx = int(os.environ["X"])',
  'x = int("one")',
  'for x in []:\n    y = 1 / 0',
  'while False:\n    x = missing',
  'with open(__file__) as f:\n    x = 1',
  'def f(): return missing\nx = f()',
  'class A:\n    def __init_subclass__(cls): 1 / 0\nclass B(A): pass',
  'try:\n    x = 1 / 0\nexcept ValueError:\n    pass',
  'try:\n    x = missing\nexcept NameError:\n    x = 1',
  'x = [missing for x in []]',
  'x = any(word for word in "ab")',
  'x = ", ".join(word for word in ("a", "b"))',
  'x = next((a, b) for a, b in [(1, 2)])',
  'x = {[]: 1}',
  'x = {**1}',
  'x = "a" + 1',
  'x = {}["a"]',
  'x = [][0]',
  'x, y = 1',
  'x = print.nothing',
  'import builtins\nbuiltins.given = 1\nx = given',
  'def f():\n    global x\n    x = 1\nf()\ny = x',
  'try:\n    import tidelib\nexcept ImportError:\n    pass\nx = tidelib',
  'try:\n    import tidelib\nexcept ValueError:\n    pass',
  'import functools\n@functools.wraps\ndef f(): pass',
  'x = sorted([1, "a"])',
  'from os import nothing_like_that as x\nx()',
  'class A(str, int): pass',
  'class A:\n    __slots__ = ("x",)\n    x = 1',
  'assert print()',
  'assert 1 == 2',
  'x = 1\ndel x\ny = x',
  'del __file__',
  'class A:\n    del __module__',
];

/** Far deeper than anyone writes; read in time, and left open. */
const DEEP: readonly (readonly [what: string, lines: string])[] = [
  ['a sum of thousands', `x = ${'a() + '.repeat(300)}1`],
  ['lists in lists', `x = ${'['.repeat(190)}a()${']'.repeat(190)}`],
  ['calls of calls', `x = a${'()'.repeat(300)}`],
  [
    'conditions in conditions',
    Array.from({ length: 90 }, (_, at) => `${' '.repeat(at)}if a():\n`).join('') + `${' '.repeat(90)}x = 1`,
  ],
];

test.each(DEEP)('is left open: %s', (_, lines) => {
  const text = `def a(): pass\n${lines}\n${plugin(metadata(), invoke())}`;
  const checked = checker.checkMain?.({ path: PATH, text }, { manifest: null, files: [] });
  expect(checked?.verdicts.at(-1)?.kind).toBe('unknown');
});

test.each(OPEN)('is left open: %s', async (lines) => {
  const { verdict } = await both(`${lines}\n${plugin(metadata(), invoke())}`);
  expect(verdict?.kind).toBe('unknown');
});
