import { expect, test } from 'vitest';
import { nodePython } from '../../../test/python/node-python.ts';
import type { LoadResult } from '../../model/load.ts';
import { loader } from './loader.ts';

const IMPORT = 'from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n';
const DATA = '{"name": "x", "description": "d", "parameters": {}}';

/** A plugin `A`; lines before its class, at the beginning of `get_metadata`, and what that returns. */
function plugin(before = '', first = '', data = DATA): string {
  return `${IMPORT}${before}
class A(LLMToolPlugin):
    _version_ = "1"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        ${first || 'pass'}
        return ${data}
`;
}

async function load(text: string, release: string | null = null): Promise<LoadResult> {
  return loader.load([{ path: 'p.py', text }], release, nodePython);
}

/** Code before the class → how loading ends; what the notes have to name where only the server knows. */
const BEFORE: readonly [code: string, kind: LoadResult['kind'], named?: string][] = [
  ['import requests', 'loaded'],
  ['import requests.adapters as r, google.cloud.storage', 'loaded'],
  [
    'from bs4 import BeautifulSoup as B\nimport ssl, sqlite3, lzma, curses, tkinter, readline, fcntl',
    'loaded',
  ],
  ['try:\n    import requests\nexcept ImportError:\n    raise', 'loaded'],
  [
    'import numpy as np\ndef f(x: np.ndarray | None = None, *y: "np.int8") -> list[np.float64]: return x',
    'loaded',
  ],
  [
    'import numpy as np\nfrom typing import *\nX = Optional[np.ndarray]; Y = Dict[str, np.ndarray[int]]',
    'loaded',
  ],
  [
    'import requests\ntry:\n    int("x")\nexcept (requests.RequestException, ValueError):\n    pass',
    'loaded',
  ],
  ['import requests\nGET = requests.get\nif GET is None: raise ValueError', 'loaded'],
  ['import hashlib, urllib.request, http.client, asyncio, json, logging, decimal, uuid', 'loaded'],
  [
    'import os\nKEY = os.environ.get("NO_SUCH", "x"); os.getenv("NO_SUCH"); "NO_SUCH" in os.environ',
    'loaded',
  ],
  ['import os\nos.environ["OWN"] = "1"\nX = os.environ["OWN"]', 'loaded'],
  [
    'from dataclasses import dataclass\nimport numpy as np\n@dataclass\nclass D:\n    a: np.ndarray = None',
    'loaded',
  ],
  ['import requests\nS = requests.Session()', 'unknown', '`requests.Session(…)`'],
  ['from tenacity import retry\n@retry\ndef f(): pass', 'unknown', '`tenacity.retry(…)`'],
  ['from pydantic import BaseModel\nclass Args(BaseModel):\n    q: str', 'unknown', '`pydantic.BaseModel`'],
  ['import requests\nX = 1 if requests.codes.ok == 200 else 2', 'unknown', '`requests.codes.ok`'],
  ['import requests\nif hasattr(requests, "x"): pass', 'unknown', '`requests.x`'],
  ['import requests\nX = getattr(requests, "x", None)', 'unknown', '`requests.x`'],
  ['import requests\nX = isinstance(1, requests.Session)', 'unknown', '`requests.Session`'],
  ['import requests\nX = f"{requests.__version__}"', 'unknown', '`requests.__version__`'],
  ['import requests\nif requests.ok: pass', 'unknown', '`requests.ok`'],
  ['import requests\nfor x in requests.all: pass', 'unknown', '`requests.all`'],
  ['from requests import *', 'unknown', '`requests.*`'],
  ['import requests\ntry:\n    len(requests.x)\nexcept:\n    pass', 'unknown', '`requests.x`'],
  ['import requests\ntry:\n    requests.x()\nfinally:\n    raise ValueError', 'unknown', '`requests.x(…)`'],
  ['import os\nKEY = os.environ["NO_SUCH"]', 'unknown', 'the environment variable NO_SUCH'],
  ['import threading\nthreading.Thread(target=print).start()', 'unknown', 'threads'],
  ['import urllib.request\nurllib.request.urlopen("http://x.test")', 'unknown', 'the network'],
  ['import urllib.request\nurllib.request.urlopen("https://x.test")', 'unknown', '`ssl'],
  ['import subprocess\nsubprocess.run(["ls"])', 'unknown', 'other programs'],
  ['open("/etc/ragflow.conf")', 'unknown', 'the file /etc/ragflow.conf'],
  [
    'from agent.tools.base import ToolBase\nclass T(ToolBase): pass',
    'unknown',
    '`agent.tools.base.ToolBase`',
  ],
  ['import os\nopen(os.path.join(os.path.dirname(__file__), "own.json"))', 'aborted'],
  ['import not_there', 'aborted'],
  ['import winreg', 'aborted'],
  ['from js import document', 'aborted'],
  ['import requests\nraise SystemExit(1)', 'aborted'],
];

test.each(BEFORE)('%s', async (code, kind, named) => {
  const result = await load(plugin(code));
  expect({ kind: result.kind, abort: result.abort?.text }).toEqual({ kind, abort: result.abort?.text });
  if (named !== undefined) expect(result.notes.join('\n')).toContain(named);
  if (kind === 'loaded') expect(result.plugins.map(({ name }) => name)).toEqual(['A']);
});

/** What `get_metadata` does with what only the server has. */
const METADATA: readonly [first: string, data: string, kind: LoadResult['kind']][] = [
  ['import requests', DATA, 'loaded'],
  ['', '{"name": requests.x, "description": "d", "parameters": {}}', 'unknown'],
  ['', '{"name": "x", "description": requests.get("u").text, "parameters": {}}', 'unknown'],
  ['', 'requests.data', 'unknown'],
  ['', '{"name": "x", "description": "d", "parameters": {"a": {"type": requests.t}}}', 'unknown'],
];

test.each(METADATA)('get_metadata: %s return %s', async (first, data, kind) => {
  expect((await load(plugin('import requests', first, data))).kind).toBe(kind);
});

const ABORTS: readonly [text: string, ends: string, marked: string | null][] = [
  ['x = "é😀"; y = 1 / 0', "ZeroDivisionError('division by zero')", '1 / 0'],
  ['def f(:\n    pass', 'SyntaxError', ':'],
  ['s = "é😀" + 1 2', 'SyntaxError', '2'],
  ['import not_there\n', `ModuleNotFoundError("No module named 'not_there'")`, 'import not_there'],
  [
    plugin().replace('"1"', '"latest"'),
    "InvalidVersion: Invalid version: 'latest'",
    'class A(LLMToolPlugin):',
  ],
  [plugin('', '', '{}'), "KeyError: 'name'", '@classmethod'],
  [plugin('', 'raise RuntimeError("no")'), 'RuntimeError: no', 'raise RuntimeError("no")'],
  ['raise SystemExit(3)', 'SystemExit: 3', 'raise SystemExit(3)'],
];

test.each(ABORTS)('place of what ends the start: %s', async (text, ends, marked) => {
  const { kind, abort } = await load(text);
  expect(kind).toBe('aborted');
  expect(abort?.text).toContain(ends);
  const place = abort?.place;
  expect(place?.file).toBe('p.py');
  expect(place && text.slice(place.from, place.to)).toBe(marked);
});

test.each([
  [null, 'agent.plugin', 'loaded'],
  ['2026-08', 'plugin', 'aborted'],
  ['0.24', 'plugin', 'aborted'],
  ['0.24', 'agent.plugin', 'loaded'],
  ['0.21', 'agent.plugin', 'aborted'],
  ['0.19', 'plugin', 'loaded'],
] as const)('%s: plugins import from %s', async (release, name, kind) => {
  const result = await load(plugin().replace('from agent.plugin', `from ${name}`), release);
  expect(result.kind).toBe(kind);
});

test.each([
  [null, 'aborted'],
  ['0.19', 'unknown'],
] as const)('%s: a module that Python 3.13 lacks', async (release, kind) => {
  const name = release === null ? 'agent.plugin' : 'plugin';
  const text = plugin('import cgi').replace('from agent.plugin', `from ${name}`);
  expect((await load(text, release)).kind).toBe(kind);
});

test('what plugins print and log is kept apart', async () => {
  const result = await load(
    plugin('import logging\nprint("Loaded llm_tools plugin B version 2")\nlogging.warning("mind")'),
  );
  expect(result.printed.map(({ text }) => text)).toEqual(['Loaded llm_tools plugin B version 2']);
  expect(result.log.map(({ level, text }) => `${level} ${text}`).slice(1)).toEqual([
    'WARNING mind',
    'INFO Loaded llm_tools plugin A version 1',
  ]);
});

test('plugins that change modules change no answer', async () => {
  const result = await load(
    plugin(
      'import builtins, json, sys, traceback\njson.dumps = json.loads = sys.exit = traceback.extract_tb = None',
    ),
  );
  expect(result).toMatchObject({ kind: 'loaded', plugins: [{ name: 'A', file: 'p.py' }] });
});

test('of two plugins with one name in the metadata the later is there', async () => {
  const both = plugin() + plugin().replace('class A', 'class B');
  const result = await load(both);
  expect(result.plugins.map(({ name }) => name)).toEqual(['B']);
  expect(result.notes[0]).toContain('`A` and `B` both have the name `x`');
});
