import { expect, test } from 'vitest';
import type { Verdict } from '../../../model/verdict.ts';
import { HOST_RELEASES } from '../releases.ts';
import { checker } from './checker.ts';
import { dict, IMPORTS, invoke, metadata, plugin, SOUND } from './case-texts.fixtures.ts';

const BODY = SOUND.slice(IMPORTS.length);
const OLD = `from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n${BODY}`;
const NEW = `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n${BODY}`;
const OLDER = ['0.19', '0.20', '0.21'];
const NEWER = ['0.24', '0.26', '2026-08'];

function verdicts(text: string): readonly Verdict[] {
  return (
    checker.checkMain?.({ path: 'llm_tools/tide.py', text }, { manifest: null, files: [] }).verdicts ?? []
  );
}

function returning(data: string): string {
  return plugin(`    @classmethod\n    def get_metadata(cls):\n        return ${data}\n`, invoke());
}

const LOAD = 'def load():\n    return {}\n\n';
/** A sound plugin after these lines. */
const after = (lines: string): string => `${lines}\n${SOUND}`;
const importing = (cause: string): string =>
  `from /ragflow/agent/plugin/embedded_plugins/llm_tools: ${cause}`;

type Row = [what: string, text: string, releases: readonly string[], kind: Verdict['kind'], says?: string];

const ROWS: readonly Row[] = [
  ['a sound plugin', SOUND, HOST_RELEASES, 'accepted'],
  ['the old path', OLD, OLDER, 'accepted'],
  ['the old path', OLD, NEWER, 'crashes', 'PluginImportError'],
  ['the new path', NEW, NEWER, 'accepted'],
  ['the new path', NEW, OLDER, 'crashes', 'PluginImportError'],
  ['a text that is not Python', `${SOUND}\nx = 1 2\n`, HOST_RELEASES, 'crashes'],
  [
    'an invalid version',
    SOUND.replace('"1.0.0"', '"latest"'),
    HOST_RELEASES,
    'crashes',
    "InvalidVersion: Invalid version: 'latest'",
  ],
  [
    'an invalid version with a quote',
    SOUND.replace('"1.0.0"', '"it\'s"'),
    HOST_RELEASES,
    'crashes',
    `InvalidVersion: Invalid version: "it's"`,
  ],
  [
    'no name',
    returning('{"description": "d", "parameters": {}}'),
    HOST_RELEASES,
    'crashes',
    "KeyError: 'name'",
  ],
  [
    'a list as metadata',
    returning('[1]'),
    HOST_RELEASES,
    'crashes',
    'TypeError: list indices must be integers or slices, not str',
  ],
  [
    'no description',
    returning('{"name": "a", "parameters": {}}'),
    ['0.19'],
    'crashes',
    "KeyError: 'description'",
  ],
  ['no description', returning('{"name": "a", "parameters": {}}'), ['0.21', '2026-08'], 'accepted'],
  ['no get_metadata', plugin(invoke()), HOST_RELEASES, 'refused', '(get_metadata)'],
  ['a plain method', SOUND.replace('    @classmethod\n', ''), HOST_RELEASES, 'refused', '(get_metadata)'],
  [
    'another annotation',
    SOUND.replace('-> LLMToolMetadata', '-> dict'),
    HOST_RELEASES,
    'refused',
    'annotations',
  ],
  ['_skipload_', plugin('    _skipload_ = True\n', metadata(), invoke()), HOST_RELEASES, 'refused'],
  ['_skipload_ = False', plugin('    _skipload_ = False\n', metadata(), invoke()), HOST_RELEASES, 'accepted'],
  ['newer syntax', plugin(metadata(), invoke('', 'return f"{"a"}"')), OLDER, 'unknown'],
  ['newer syntax', plugin(metadata(), invoke('', 'return f"{"a"}"')), ['0.26', '2026-08'], 'accepted'],
  ['metadata of a call', LOAD + returning('load()'), HOST_RELEASES, 'unknown'],
  ['a name of a call', LOAD + returning(dict().replace('"tide"', 'load()')), ['0.19'], 'unknown'],
  [
    'metadata of nothing',
    returning('load()'),
    HOST_RELEASES,
    'crashes',
    "NameError: name 'load' is not defined",
  ],
  ['a division by zero', after('x = 1 / 0'), HOST_RELEASES, 'unknown'],
  ['an unknown name', after('x = y'), HOST_RELEASES, 'crashes', `NameError("name 'y' is not defined")`],
  ['an unknown name', after('x = y'), NEWER, 'crashes', importing(`NameError("name 'y' is not defined")`)],
  ['an import of a sibling', after('from . import charts'), HOST_RELEASES, 'crashes', 'pluginlib.importer'],
  ['a call that may fail', after('import os\nx = int(os.environ["X"])'), HOST_RELEASES, 'unknown'],
  [
    'what a call leaves open',
    after('import os\nx = int(os.environ["X"])\ny = missing'),
    HOST_RELEASES,
    'crashes',
  ],
  ['a module that may be missing', after('import tidelib'), ['0.19', '0.26'], 'unknown'],
  [
    'calls that go well',
    after('import logging, os\nlog = logging.getLogger(__name__)\nKEY = os.getenv("KEY", "")'),
    HOST_RELEASES,
    'accepted',
  ],
  ...[
    'import logging\nlogging.basicConfig(level=logging.INFO)',
    'import re\nWORD = re.compile(r"^(\\w+)-([a-z0-9_.]+)$")',
    'from pathlib import Path\nROOT = Path(__file__).parent.parent',
    'import os\nHERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "x")',
    'CITIES = sorted(["oslo", "bergen"])\nSTOP = frozenset({"a", "b"})\nSIZE = 2 ** 10',
    'import requests, threading\nsession = requests.Session()\nlock = threading.Lock()',
    'from datetime import timedelta\nAGE = timedelta(days=1, hours=2)',
    'import sys\nif sys.version_info < (3, 10):\n    OLD = True\nelse:\n    OLD = False',
    'def both():\n    with (\n        open("a") as a,\n        open("b") as b,\n    ):\n        pass',
  ].map((lines): Row => ['a start that goes well', after(lines), HOST_RELEASES, 'accepted']),
  ...[
    'import logging\nlogging.basicConfig(level="LOUD")',
    'import re\nWORD = re.compile("(a")',
    'import re\nWORD = re.compile("a{2,1}")',
    'import re\nWORD = re.compile("[z-a]")',
    'import os\nHERE = os.path.dirname(__file__).parent',
    'import os\nHERE = os.path.join("a", 3)',
    'CITIES = sorted(["oslo", 1])\n',
    'STOP = set([["a"]])',
    'from datetime import timedelta\nAGE = timedelta(days=99999999999)',
    'import threading\nlock = threading.Lock(1)',
    'import sys\nif sys.version_info >= (3, 10):\n    x = 1 / 0',
    'import sys\nif sys.version_info < (3, 1):\n    x = 1\ny = x',
    'N = 0 ** -1',
  ].map((lines): Row => ['a start that may not', after(lines), HOST_RELEASES, 'unknown']),
  [
    'a program of its own',
    `${SOUND}\nif __name__ == "__main__":\n    print(1 / 0)\n`,
    HOST_RELEASES,
    'accepted',
  ],
];

test.each(ROWS)('%s', (_, text, releases, kind, says) => {
  const all = verdicts(text).filter(({ release }) => releases.includes(release));
  expect(all.map((verdict) => [verdict.release, verdict.kind])).toEqual(
    // Where it loads, only 0.19 can call it.
    releases.map((release) => [release, kind === 'accepted' && release !== '0.19' ? 'broken' : kind]),
  );
  for (const { texts } of all) if (says !== undefined) expect(texts.join('\n')).toContain(says);
});

test('the documentation asks for a version', () => {
  const [documented] = verdicts(SOUND.replace('    _version_ = "1.0.0"\n', ''));
  expect(documented).toMatchObject({ release: 'documented', kind: 'refused' });
});

test('no release accepts a text that is nested too deep to be read', () => {
  const text = `import os\nA = ${'-'.repeat(2000)}1\n\nclass Tide(LLMToolPlugin):\n    pass\n`;
  const checked = checker.checkMain?.({ path: 'llm_tools/tide.py', text }, { manifest: null, files: [] });
  expect(new Set(checked?.verdicts.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
  expect(checked?.findings.map(({ code }) => code)).toEqual(['ragflow/python-unread']);
});
