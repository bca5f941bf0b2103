import { expect, test } from 'vitest';
import { nodePython } from '../../../test/python/node-python.ts';
import type { RunResult } from '../../model/run.ts';
import { runner } from './runner.ts';
import { runnable } from './run/runnable.ts';

/** A plugin whose `invoke` has this body. */
function plugin(body: string, parameters = 'self, a=1', before = ''): string {
  return `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
${before}

class Adds(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return {
            "name": "adds",
            "description": "Adds",
            "parameters": {
                "a": {"type": "Number", "description": "one", "required": True},
                "b": {"type": "string", "description": "two", "required": False},
            },
        }

    def invoke(${parameters}):
        ${body}
`;
}

function toolsOf(text: string): ReturnType<typeof runnable> {
  return runnable({ main: { path: 'adds.py', text, value: undefined }, others: [] });
}

async function run(text: string, args: unknown = {}, mode = '2026-08'): Promise<RunResult> {
  const [tool] = toolsOf(text).tools;
  if (!tool) throw new Error('no tool');
  const mocks = { config: {}, http: [], tools: [], clock: null, seed: null };
  const call = { packageId: '', tool, services: [], args, mode };
  return runner.run(call, mocks, undefined, undefined, { python: nodePython });
}

test('the form has the parameters of the metadata', () => {
  const { tools } = toolsOf(plugin('return ""'));
  expect(tools).toMatchObject([
    {
      name: 'adds',
      description: 'Adds',
      file: 'adds.py',
      parameters: {
        properties: { a: { type: 'number', description: 'one' }, b: { type: 'string', description: 'two' } },
        required: ['a'],
      },
    },
  ]);
});

test('a class whose metadata only running shows is called by its name', async () => {
  const text = plugin('return "called"').replace('"name": "adds"', '"name": "ad" + str("ds")');
  expect(toolsOf(text).tools).toMatchObject([{ name: 'Adds', rest: { tool: null, class: 'Adds' } }]);
  expect(await run(text)).toMatchObject({ kind: 'ok', content: 'called' });
});

test.each<readonly [string, string, string, unknown]>([
  [
    'metadata that a function makes',
    plugin('return ""', 'self, a: int, *, b: "list[str] | None" = None, c=2, **rest').replace(
      /return \{[^]*?\n {8}\}/,
      'return make()',
    ),
    'Adds',
    { a: { type: 'integer' }, b: { type: 'array' }, c: { default: 2 } },
  ],
  [
    'parameters that are spread',
    plugin('return ""', 'self, a, b, d: bool').replace('"b": {', '**MORE, "b": {'),
    'adds',
    { a: { type: 'string' }, b: { type: 'string', description: 'two' }, d: { type: 'boolean' } },
  ],
  [
    'a type that is not known',
    plugin('return ""', 'self, a: float').replace('"Number"', 'KIND'),
    'adds',
    { a: { type: 'number', description: 'one' }, b: { type: 'string', description: 'two' } },
  ],
])('%s: the form has what `invoke` takes', (_, text, name, properties) => {
  const { tools, note } = toolsOf(text);
  expect(tools).toMatchObject([{ name }]);
  expect(tools[0]?.parameters).toMatchObject({ properties });
  expect(note === undefined).toBe(/KIND/.test(text));
});

test('metadata as JSON alone has nothing to run', () => {
  const text = '{"name": "x"}';
  const source = { main: { path: 'x.json', text, value: { name: 'x' } }, others: [] };
  expect(runnable(source).tools).toEqual([]);
});

/** Body of `invoke` → what the model gets in 2026-08 and in v0.19. */
const RETURNS: readonly [body: string, content: string, old?: string][] = [
  ['return str(a + 1)', '2'],
  ['return f"é{a}"', 'é1'],
  ['return None', 'None'],
  ['pass', 'None'],
  ['return 3', '3'],
  ['return {"a": "é", "b": [True]}', '{"a": "é", "b": [true]}', "{'a': 'é', 'b': [True]}"],
  ['return [1]', '[1]'],
];

test.each(RETURNS)('%s', async (body, content, old = content) => {
  expect(await run(plugin(body))).toMatchObject({ kind: 'ok', isError: false, content });
  const older = plugin(body).replace('from agent.plugin', 'from plugin');
  expect(await run(older, {}, '0.19')).toMatchObject({ kind: 'ok', isError: false, content: old });
});

test('what is printed is in the timeline', async () => {
  const { timeline } = await run(plugin('print("one"); print("two"); return ""'));
  expect(timeline.map((entry) => entry.kind === 'log' && entry.text)).toEqual(['one', 'two']);
});

test('an exception becomes a message, with its place', async () => {
  const text = plugin('x = "é😀"; raise ValueError("it\'s bad")');
  const line = text.split('\n').findIndex((one) => one.includes('raise')) + 1;
  const place = { file: 'adds.py', line, column: 20 };
  expect(await run(text, { a: "o'clock" })).toMatchObject({
    kind: 'threw',
    isError: true,
    content: "it's bad",
    ...place,
  });
  const older = text.replace('from agent.plugin', 'from plugin');
  expect((await run(older, { a: "o'clock" }, '0.19')).content).toBe(
    `Tool call error: \nChatCompletionMessageToolCall(id='call_1', function=Function(arguments='{"a":"o\\'clock"}', name='adds'), type='function')\nException:\nit's bad`,
  );
});

/** Arguments that do not fit end in Python's own words. */
const ARGUMENTS: readonly [parameters: string, args: unknown, content: string][] = [
  ['self, a, b', { a: 1 }, "Adds.invoke() missing 1 required positional argument: 'b'"],
  ['self', { c: 1 }, "Adds.invoke() got an unexpected keyword argument 'c'"],
];

test.each(ARGUMENTS)('invoke(%s) of %j', async (parameters, args, content) => {
  expect(await run(plugin('return ""', parameters), args)).toMatchObject({ kind: 'threw', content });
});

/** What cannot be run: body, code before the class, kind of the result, words of its note. */
const NOT_RUN: readonly [body: string, before: string, kind: RunResult['kind'], note: string][] = [
  ['return requests.get("u").text', 'import requests', 'unavailable', '`requests.get(…)` in `invoke`'],
  ['import httpx\n        return httpx.get("u")', '', 'unavailable', '`httpx.get(…)`'],
  [
    'try:\n            requests.get("u")\n        except:\n            return "no"',
    'import requests',
    'unavailable',
    '`requests.get(…)`',
  ],
  ['return ""', '1/0', 'refused', 'The server does not start: PluginImportError'],
  ['raise SystemExit(1)', '', 'threw', 'the model gets nothing'],
];

test.each(NOT_RUN)('%s', async (body, before, kind, note) => {
  const result = await run(plugin(body, 'self', before));
  expect(result.kind).toBe(kind);
  expect(result.note).toContain(note);
});

test('a class that is left out has no tool', async () => {
  const result = await run(plugin('return ""').replace('(cls)', '(klass)'));
  expect(result).toMatchObject({ kind: 'refused' });
  expect(result.note).toContain('Argument spec does not match');
});

test('without an interpreter nothing runs', async () => {
  const [tool] = toolsOf(plugin('return ""')).tools;
  const mocks = { config: {}, http: [], tools: [], clock: null, seed: null };
  const call = { packageId: '', tool: tool as never, services: [], args: {}, mode: '0.19' };
  expect(await runner.run(call, mocks)).toMatchObject({ kind: 'unavailable' });
});
