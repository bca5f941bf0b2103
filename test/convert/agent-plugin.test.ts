// Packages of Agent Plugins: their files by the specification, and their servers as a client talks to them.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isObject, member } from '../../src/model/guards.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert, type Converted } from '../../src/convert/convert.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { made, pairs } from './pairs.ts';

const root = mkdtempSync(join(tmpdir(), 'plugbench package-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function packageOf(host: string, source: PluginFiles): Converted {
  const pair = pairs.find(({ from, to }) => from.id === host && to.id === 'agent-plugins');
  if (!pair) throw new Error('no target');
  return made(convert(pair.from, pair.to, source, true));
}

const TIDES = {
  id: 'tides',
  name: 'Tides',
  version: '1.0.0',
  description: 'Answers questions about tides',
  required_services: [
    {
      name: 'tides',
      config_schema: [
        { name: 'api_key', label: 'Key', type: 'secret', required: true },
        { name: 'units', label: 'Units', type: 'string' },
      ],
    },
  ],
  triggers: [{ name: 'Morning', type: 'schedule', config: { cron: '0 6 * * *' } }],
  tools: [
    tool('echo', "console.log('noise'); return { content: args };"),
    tool('fail', "throw new Error('No tide today');"),
    tool('key', "return { content: await config.get('tides', 'api_key') };", { requires_approval: true }),
    tool('units', "return { content: (await config.get('tides', 'units')) ?? 'none' };"),
    tool('hide', "try { await config.get('tides', 'api_key'); } catch {} return { content: 'hidden' };"),
    tool('slow', 'await new Promise((done) => setTimeout(done, 50)); return { content: 1 };'),
  ],
};

function tool(name: string, code: string, more: object = {}): object {
  return { name, description: name, parameters: { type: 'object', properties: {} }, code, ...more };
}

const ownpilot: PluginFiles = {
  main: { path: 'tides/skill.json', text: JSON.stringify(TIDES), value: TIDES },
  others: [],
};

const python = `from plugin.llm_tool_plugin import LLMToolPlugin
import asyncio

class Tides(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls):
        return {"name": "echo", "displayName": "Tides", "description": "Tides", "displayDescription": "", "parameters": {"harbour": {"type": "string", "description": "H", "displayDescription": "", "required": True}}}

    def invoke(self, harbour):
        print("noise")
        if harbour == "Nowhere":
            raise ValueError("No tide today")
        return {"harbour": harbour}
`;
const ragflow: PluginFiles = { main: { path: 'tides.py', text: python, value: undefined }, others: [] };

let count = 0;

function saved({ files }: Converted): string {
  const folder = join(root, String(++count));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, dirname(files[0]?.path ?? ''));
}

interface Answer {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

/** Starts the package's server as mcp.json says, sends the lines, ends its input, and gives all that it answers. */
async function talk(
  folder: string,
  { files }: Converted,
  lines: readonly unknown[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ answers: Answer[]; status: number | null }> {
  const config = readJson(files.find(({ path }) => path.endsWith('/mcp.json'))?.text ?? '').value;
  const [server] = Object.values(
    member(config, 'mcpServers') as Record<string, { command: string; args: string[] }>,
  );
  const args = (server?.args ?? []).map((one) => one.replaceAll('${PLUGIN_ROOT}', folder));
  const child = spawn(server?.command ?? '', args, { cwd: root, env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.resume();
  child.stdin.end(lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)) + '\n').join(''));
  const status = await new Promise<number | null>((done) => child.on('close', done));
  const answers = output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Answer]));
  return { answers, status };
}

const call = (id: number, name: string, args: object = {}): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const ask = (id: number, method: string, params: object = {}): object => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const text = (words: string): object => ({ content: [{ type: 'text', text: words }] });
const failed = (words: string): object => ({ ...text(words), isError: true });

/** What is answered under this id. */
function answerTo(answers: readonly Answer[], id: number): unknown {
  const found = answers.filter((one) => one.id === id);
  expect(found.length, `answers to ${String(id)}`).toBeLessThan(2);
  return found[0]?.error?.code ?? found[0]?.result;
}

const HOSTS = [
  {
    host: 'ownpilot',
    source: ownpilot,
    args: { harbour: 'Oban' },
    gives: '{"content":{"harbour":"Oban"}}',
    fails: call(6, 'fail'),
  },
  {
    host: 'ragflow',
    source: ragflow,
    args: { harbour: 'Oban' },
    gives: "{'harbour': 'Oban'}",
    fails: call(6, 'echo', { harbour: 'Nowhere' }),
  },
];

test.each(HOSTS)('a server of $host speaks the protocol', async ({ host, source, args, gives, fails }) => {
  const there = packageOf(host, source);
  const { answers, status } = await talk(saved(there), there, [
    ask(1, 'initialize', { protocolVersion: '2025-06-18' }),
    ask(2, 'initialize', { protocolVersion: '1999-01-01' }),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    ask(3, 'ping'),
    ask(4, 'tools/list'),
    call(5, 'echo', args),
    fails,
    call(7, 'nothing'),
    ask(8, 'resources/list'),
    '{',
    { jsonrpc: '2.0', id: 9, result: {} },
    call(10, 'echo', []),
    { id: 11, method: 'ping' },
  ]);
  expect(status).toBe(0);
  const info = { capabilities: { tools: {} }, serverInfo: { version: '1.0.0' } };
  expect(answerTo(answers, 1)).toMatchObject({ protocolVersion: '2025-06-18', ...info });
  expect(answerTo(answers, 2)).toMatchObject({ protocolVersion: '2025-11-25', ...info });
  expect(answerTo(answers, 3)).toEqual({});
  expect(answerTo(answers, 4)).toEqual(JSON.parse(file(there, 'server/tools.json')));
  expect(answerTo(answers, 5)).toEqual(text(gives));
  expect(answerTo(answers, 6)).toEqual(failed('No tide today'));
  expect([7, 8, 9, 10].map((id) => answerTo(answers, id))).toEqual([-32602, -32601, undefined, -32602]);
  const nameless = answers.filter(({ id }) => id === undefined).map(({ error }) => error?.code);
  expect(nameless).toEqual([-32700, -32600]);
});

function file({ files }: Pick<Converted, 'files'>, end: string): string {
  return files.find(({ path }) => path.endsWith(end))?.text ?? '';
}

describe('settings', () => {
  const there = packageOf('ownpilot', ownpilot);
  const folder = saved(there);
  const calls = [call(1, 'key'), call(2, 'units'), call(3, 'hide')];
  const missing = expect.stringMatching(/^Not set: TIDES_API_KEY\. /) as string;

  test('come from the environment', async () => {
    const { answers } = await talk(folder, there, calls, { TIDES_API_KEY: 'k-1', TIDES_UNITS: 'metre' });
    expect(answerTo(answers, 1)).toEqual(text('{"content":"k-1"}'));
    expect(answerTo(answers, 2)).toEqual(text('{"content":"metre"}'));
  });

  test('or from a file in the folder for data', async () => {
    const data = join(root, 'data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'settings.json'), '{"TIDES_API_KEY": "k-2", "TIDES_UNITS": ""}');
    const { answers } = await talk(folder, there, calls, { PLUGIN_DATA: data, TIDES_API_KEY: '' });
    expect(answerTo(answers, 1)).toEqual(text('{"content":"k-2"}'));
    expect(answerTo(answers, 2)).toEqual(text('{"content":"none"}'));
    writeFileSync(join(data, 'settings.json'), '{"TIDES_API_KEY": k-2}');
    const broken = await talk(folder, there, [call(1, 'key')], { PLUGIN_DATA: data });
    expect(JSON.stringify(broken.answers)).toMatch(/settings\.json .*not a JSON object/);
    expect(JSON.stringify(broken.answers)).not.toContain('k-2');
  });

  test('that are missing are named, whatever the code makes of it', async () => {
    const { answers } = await talk(folder, there, calls);
    expect(answerTo(answers, 1)).toEqual({ content: [{ type: 'text', text: missing }], isError: true });
    expect(answerTo(answers, 2)).toEqual(text('{"content":"none"}'));
    expect(answerTo(answers, 3)).toEqual({ content: [{ type: 'text', text: missing }], isError: true });
  });

  test('are named in SKILL.md', () => {
    expect(file(there, 'SKILL.md')).toContain('`TIDES_API_KEY` (required secret)');
    expect(file(there, 'SKILL.md')).toContain('PLUGIN_DATA');
  });
});

test('a cancelled call gets no answer, and one that runs is answered after the end of the input', async () => {
  const there = packageOf('ownpilot', ownpilot);
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  const { answers } = await talk(saved(there), there, [call(1, 'slow'), cancel, call(2, 'slow')]);
  expect(answers.map(({ id }) => id)).toEqual([2]);
});

describe('code that no engine takes', () => {
  test.each(['𘠧𔕎⒞', 'return "a', 'return { if };', 'a?.b = 1;'])('%s stops no other tool', async (code) => {
    const value = { ...TIDES, tools: [tool('broken', code), tool('echo', 'return { content: args };')] };
    const main = { path: 'tides/skill.json', text: JSON.stringify(value), value };
    const there = packageOf('ownpilot', { main, others: [] });
    const { answers } = await talk(saved(there), there, [call(1, 'echo'), call(2, 'broken')]);
    expect(answerTo(answers, 1)).toEqual(text('{"content":{}}'));
    expect(answerTo(answers, 2)).toEqual(failed('This tool is not written yet.'));
  });

  test('and that a person writes is named in every answer', async () => {
    const there = packageOf('ownpilot', ownpilot);
    const folder = saved(there);
    writeFileSync(join(folder, 'server/tools.cjs'), 'exports.echo = ;');
    const { answers, status } = await talk(folder, there, [ask(1, 'tools/list'), call(2, 'echo')]);
    expect(status).toBe(0);
    expect(answerTo(answers, 1)).toEqual(JSON.parse(file(there, 'server/tools.json')));
    expect(answerTo(answers, 2)).toEqual(failed("The tools do not load: SyntaxError: Unexpected token ';'"));
  });
});

test('triggers and approvals have rows that say what became of them', () => {
  const { mappings, files } = packageOf('ownpilot', ownpilot);
  const reasonOf = (start: string): string[] => [
    ...new Set(
      mappings.filter(({ place }) => place.pointer.startsWith(start)).map(({ reason }) => reason.code),
    ),
  ];
  expect(reasonOf('/triggers/0')).toEqual(['no-place']);
  expect(reasonOf('/tools/2/requires_approval')).toEqual(['approval-hint']);
  const tools = readJson(file({ files }, 'server/tools.json')).value;
  const list: unknown = member(tools, 'tools');
  const hints = Array.isArray(list) ? list.map((one: unknown) => member(one, 'annotations')) : [];
  expect(hints.filter(isObject)).toEqual([{ destructiveHint: true }]);
});
