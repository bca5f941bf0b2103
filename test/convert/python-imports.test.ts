// Modules beside a Python tool come along into a server, and back; packages are a step; what only the host has blocks.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { summaryOf } from '../../src/convert/report/summary.ts';
import { convert, type Converted } from '../../src/convert/convert.ts';
import { made, pairs, sourceOf, type Pair } from './pairs.ts';

const tool = (imports: string, gives: string): string => `${imports}
from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class Tide(LLMToolPlugin):
    _version_ = "1.0"

    @classmethod
    def get_metadata(cls):
        return {"name": "tide", "description": "Tells the tide", "parameters": {}}

    def invoke(self):
        return ${gives}
`;
const HELPER = { path: 'tide_words.py', text: 'def shout(text):\n    return text.upper()\n' };
const OTHER = { path: 'notes.py', text: 'x = 1\n' };

function pairOf(from: string, to: string): Pair {
  const found = pairs.find((pair) => pair.from.id === from && pair.to.id === to);
  if (!found) throw new Error('no such pair');
  return found;
}

const { from, to } = pairOf('ragflow', 'agent-plugins');

function packaged(text: string): Converted {
  const main = { path: 'tide.py', text, value: null };
  return made(convert(from, to, { main, others: [HELPER, OTHER] }, true));
}

const endsOf = ({ files }: Converted): string[] => files.map(({ path }) => path.split('/').at(-1) ?? '');

/** The answer of a call of the package's server. */
function answerOf({ files }: Converted): string {
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-'));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'tide', arguments: {} } };
  const script = files.find(({ path }) => path.endsWith('server.py'))?.path ?? '';
  const { stdout } = spawnSync('python3', [join(folder, script)], {
    input: `${JSON.stringify(call)}\n`,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

test('modules that a tool imports are in the server, and back beside the tool', () => {
  const there = packaged(tool('from tide_words import shout', 'shout("low")'));
  expect(endsOf(there)).toContain('tide_words.py');
  expect(endsOf(there)).not.toContain('notes.py');
  if (spawnSync('python3', ['--version']).status === 0) expect(answerOf(there)).toContain('"LOW"');
  const back = pairOf('agent-plugins', 'ragflow');
  const again = made(convert(back.from, back.to, { ...sourceOf({ ...there, sidecar: null }) }, false));
  expect(endsOf(again)).toEqual(['tide.py', 'tide_words.py']);
});

test('packages that it imports are a step and in what the skill needs', () => {
  const there = packaged(tool('import requests, yaml', 'requests.get("x")'));
  expect(there.install[0]?.steps[0]).toBe('Run `python3 -m pip install requests pyyaml`.');
  expect(there.files.find(({ path }) => path.endsWith('SKILL.md'))?.text).toContain('requests, pyyaml');
});

test('modules of the host block it, with the reason', () => {
  const there = packaged(tool('from api.db import models', 'models'));
  expect(summaryOf(there, to).tools).toMatchObject([
    {
      kind: 'blocked',
      reason: { says: expect.stringContaining('`api.db`, which only its own host has') as string },
    },
  ]);
  if (spawnSync('python3', ['--version']).status === 0) expect(answerOf(there)).toContain('not written yet');
});
