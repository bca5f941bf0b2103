// What a plugin's file imports, by table: files that come along, packages to install, and what blocks.

import { expect, test } from 'vitest';
import { importedBy } from './imports.ts';

const FILES: Readonly<Record<string, string>> = {
  'helper.py': 'import other\nimport yaml\n',
  'other.py': 'import json\n',
  'sea/__init__.py': 'from .tides import high\n',
  'sea/tides.py': 'import requests.sessions\n',
};
const HEAD = 'from agent.plugin.llm_tool_plugin import LLMToolPlugin\nfrom __future__ import annotations\n';

test.each<[code: string, files: string[], packages: string[], blocked: string | undefined]>([
  ['import json, os.path', [], [], undefined],
  ['from helper import shout', ['helper.py', 'other.py'], ['yaml'], undefined],
  ['from sea import high', ['sea/__init__.py', 'sea/tides.py'], ['requests'], undefined],
  ['import pandas as pd\nimport PIL.Image', [], ['pandas', 'PIL'], undefined],
  ['def f():\n    import pandas', [], ['pandas'], undefined],
  ['from api.db import models', [], [], 'imports `api.db`, which only its own host has'],
  ['import agent.canvas', [], [], 'imports `agent.canvas`, which only'],
  ['import nowhere', [], [], 'imports `nowhere`: add the files'],
  ['from .helper import shout', [], [], 'imports `.helper`: add'],
  ['try:\n    import api\nexcept ImportError:\n    api = None', [], [], undefined],
])('%s', (code, files, packages, blocked) => {
  const found = importedBy(HEAD + code, (path) =>
    Object.hasOwn(FILES, path) ? { path: `tools/${path}`, text: FILES[path] ?? '' } : undefined,
  );
  expect(found.files?.map(({ path }) => path)).toEqual(files);
  expect(found.packages).toEqual(packages);
  if (blocked === undefined) expect(found.blocked).toBeUndefined();
  else expect(found.blocked?.says).toContain(blocked);
});
