// Parts of manifests that are pasted alone: each is recognised, and put into a whole manifest with nothing lost.

import { analyse } from '../check/of-text.ts';
import { isLoaded } from '../../src/model/verdict.ts';
import { describe, expect, test } from 'vitest';
import { FRAGMENT } from '../../src/hosts/kit/fragment.ts';
import type { Problem } from '../../src/model/finding.ts';
import { type Analysis } from '../../src/check/check.ts';
import { applyEdits } from '../../src/lang/json/change.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { hosts } from './loaded.ts';

function check(text: string, hostId: string | null = null): Analysis {
  return analyse({ text, hostId, release: null, path: null, older: null }, hosts);
}

const fragmentOf = ({ problems }: Analysis): Problem | undefined => problems.find((p) => p.code === FRAGMENT);

const TOOL = `{
  "name": "tide_height", // snake case
  "description": "Look up the height of the tide",
  "parameters": { "type": "object", "properties": { "hour": { "type": "number" } } },
  "code": "return { content: { metres: args.hour / 2 } };"
}`;
const SERVICE = `{ "name": "tides", "display_name": "Tides", "config_schema": [
  { "name": "api_key", "label": "Key", "type": "secret" } ] }`;
const CODE = `const key = await config.get('tides', 'api_key');
if (!key) {
  return { content: { error: 'No key' } };
}
const page = await fetch(\`https://tides.example.com?at=\${args.harbour}\`);
return { content: await page.json() };`;

/** Host, what it is, the text. */
const parts: readonly (readonly [string, string, string])[] = [
  ['ownpilot', 'a tool', TOOL],
  ['ownpilot', 'a list of tools', `[${TOOL}, ${TOOL.replace('tide_height', 'tide_time')}]`],
  ['ownpilot', 'services with the member’s name and braces', `{ "required_services": [${SERVICE}] }`],
  ['ownpilot', 'services with the member’s name', `"required_services": [${SERVICE}]`],
  ['ownpilot', 'services alone', `[${SERVICE}]`],
  ['ownpilot', 'a service', SERVICE],
  ['ownpilot', 'a field of a service', '{ "name": "region", "label": "Region", "type": "string" }'],
  [
    'ownpilot',
    'triggers',
    '"triggers": [{ "name": "dawn", "type": "schedule", "config": { "cron": "0 6 * * *" }, "action": { "type": "chat", "payload": { "prompt": "Say the tides" } } }]',
  ],
  ['ownpilot', 'code as a member', '"code": "return { content: args.harbour };"'],
  ['ownpilot', 'code', CODE],
  ['ownpilot', 'code in a fence', `\`\`\`js\n${CODE}\n\`\`\``],
  ['ownpilot', 'a prompt', 'You know the tides. Use tide_height for a height and use tide_time for a time.'],
  [
    'anythingllm',
    'settings',
    '"setup_args": { "TIDE_KEY": { "type": "string", "required": true, "input": { "type": "text", "hint": "Key" } } },',
  ],
  ['anythingllm', 'one setting', '{ "type": "string", "required": true, "input": { "type": "text" } }'],
  ['anythingllm', 'examples', '"examples": [ // two\n{ "prompt": "How high?", "call": "{\\"hour\\": 3}" }]'],
  ['anythingllm', 'one example', '{ "prompt": "How high?", "call": "{\\"hour\\": 3}" }'],
  [
    'anythingllm',
    'an entrypoint',
    '"entrypoint": { "file": "handler.js", "params": { "hour": { "description": "Hour", "type": "number" } } }',
  ],
  ['anythingllm', 'information', '{ "schema": "skill-1.0.0", "version": "2.0.0", "author": "@tide" }'],
  [
    'gloodata',
    'a tool',
    '{ "title": "Show Tides", "schema": { "fields": { "place": { "type": "string", "description": "where" } } } }',
  ],
  ['gloodata', 'ui', '"ui": { "prefix": "Show Tides", "args": { "place": { "prefix": "At" } } }'],
  ['gloodata', 'fields', '{ "fields": { "place": { "type": "string", "description": "where" } } }'],
  [
    'elizaos',
    'parameters',
    '"pluginParameters": { "TIDE_KEY": { "type": "string", "description": "Key", "required": true } }',
  ],
  [
    'elizaos',
    'hints with a schema',
    '{ "configSchema": { "type": "object", "properties": { "key": { "type": "string" } } }, "uiHints": { "key": { "label": "Key", "type": "password" } } }',
  ],
  ['elizaos', 'hints', '{ "key": { "label": "Key", "type": "password", "sensitive": true } }'],
  [
    'ragflow',
    'parameters',
    '{ "hour": { "type": "number", "description": "Hour", "displayDescription": "Hour", "required": true } }',
  ],
  ['ragflow', 'a parameter', '{ "type": "number", "description": "Hour", "displayDescription": "Hour" }'],
];

describe.each(parts)('%s: %s', (hostId, _, text) => {
  test('is recognised, with one way on', () => {
    const found = check(text);
    expect(found.hostId).toBe(hostId);
    expect(fragmentOf(found)?.fixes).toHaveLength(1);
  });

  test('becomes a whole manifest that the documentation accepts, with every value in it', () => {
    const [fix] = fragmentOf(check(text, hostId))?.fixes ?? [];
    const whole = applyEdits(text, fix?.edits ?? []);
    const after = check(whole, hostId);
    expect(fragmentOf(after)).toBeUndefined();
    const documented = after.verdicts.find(({ release }) => release === 'documented');
    expect(documented && isLoaded(documented.kind)).toBe(true);
    const given = readJson(text).value;
    const values = typeof given === 'object' ? leaves(given) : [text.replace(/^```js\n|\n```$/g, '')];
    expect(leaves(JSON.parse(whole))).toEqual(expect.arrayContaining(values));
  });

  test('nothing of it is to be removed when the host is chosen by hand', () => {
    const titles = check(text, hostId).problems.flatMap(({ fixes }) => fixes.map(({ title }) => title));
    expect(titles.filter((title) => /^(?:Remove (?!the comma)|Replace)/.test(title))).toEqual([]);
  });
});

test('what could be for several hosts is offered for each', () => {
  const { hostId, detected, ...found } = check('{ "harbour": { "type": "string", "description": "Where" } }');
  expect([hostId, detected.kind]).toEqual([null, 'unknown']);
  const titles = fragmentOf({ hostId, detected, ...found })?.fixes.map(({ title }) => title);
  expect(titles).toEqual([
    'Put it into a package for OwnPilot',
    'Put it into a skill for AnythingLLM',
    'Put it into an extension for Gloodata',
    'Put it into a tool for RAGFlow',
  ]);
});

describe('parts of code become a whole plugin', () => {
  test.each([
    [
      'an action',
      'const tide: Action = { name: "TIDE", handler: async () => undefined };',
      'actions: [tide]',
    ],
    [
      'an action',
      '{ name: "TIDE", validate: async () => true, handler: async () => undefined },',
      'actions: [part]',
    ],
    [
      'an evaluator',
      '{ name: "A", alwaysRun: true, async validate() {}, async handler() {} }',
      'evaluators: [part]',
    ],
    ['a provider', "{\n  name: 'TIDE',\n  get: async () => ({ text: 'low' }),\n}", 'providers: [part]'],
    [
      'a provider',
      'interface Provider { get: (runtime: IAgentRuntime) => Promise<void> }',
      'providers: [{ name',
    ],
  ])('%s: %s', (what, text, expected) => {
    const problem = fragmentOf(check(text));
    expect(problem?.message).toContain(what);
    const whole = applyEdits(text, problem?.fixes[0]?.edits ?? []);
    expect(whole).toContain(expected);
    expect(check(whole)).toMatchObject({ hostId: 'elizaos', language: 'typescript', path: 'src/index.ts' });
  });
});

describe('source that is not checked says what it is and what to do', () => {
  test.each([
    [
      'elizaos',
      'an action',
      'export const tide: Action = {\n  name: "TIDE",\n  validate: async () => true,\n};',
    ],
    ['elizaos', 'a provider', 'interface Provider {\n  get: (runtime: IAgentRuntime) => Promise<string>;\n}'],
    ['elizaos', 'an evaluator', 'interface Evaluator {\n  alwaysRun?: boolean;\n}'],
    ['ragflow', 'a log', 'INFO     34670 Loaded llm_tools plugin Tides version 1.0.0\n'],
    [
      'anythingllm',
      'handler.js',
      'module.exports.runtime = {\n  handler: async ({ hour }) => `${hour}`,\n};',
    ],
  ])('%s: %s', (hostId, what, text) => {
    const found = check(text);
    expect(found.hostId).toBe(hostId);
    expect(found.problems.map(({ code }) => code)).toEqual([FRAGMENT]);
    expect(fragmentOf(found)?.message).toContain(what);
    expect(fragmentOf(found)?.message).toMatch(
      /Paste|[Ss]tart from|Put it into|, not a plugin\.|Add a `plugin\.json`/,
    );
  });
});

test.each([
  ['a whole manifest', ...hosts.map(({ samples }) => samples[0]?.text ?? '')],
  ['other JSON', '{"a": 1}', '[1, 2]', '"x"', '{"compilerOptions": {"strict": true}}', '[]', '{}'],
  ['prose', 'Hello there.', 'Tell me how to use it.', '# Title\n\nSome words.'],
  ['other code', 'export const x = 1;', 'return 1;', 'interface Props {\n  a: string;\n}'],
])('%s is no part of a manifest', (_, ...texts) => {
  for (const text of texts) expect(fragmentOf(check(text)), text).toBeUndefined();
});

const TYPES = ['Plugin', 'Action', 'Provider', 'Evaluator', 'ServiceDefinition', 'Route', 'ComponentType'];

test.each(TYPES)('the interface %s is a type, which no release judges, and leads to a plugin', (type) => {
  const text = `interface ${type} {\n  name: string;\n  actions?: Action[];\n  init?: (runtime: IAgentRuntime) => Promise<void>;\n}\n`;
  const found = check(text);
  expect(found.verdicts).toEqual([]);
  expect(found.problems).toHaveLength(1);
  expect(fragmentOf(found)?.message).toMatch(/^This is the interface of an? [a-z ]+, not a plugin\.$/);
  const whole = applyEdits(text, fragmentOf(found)?.fixes[0]?.edits ?? []);
  expect(check(whole)).toMatchObject({ hostId: 'elizaos', language: 'typescript' });
});

test('a handler.js alone is judged by no release, and its fix writes the manifest and keeps the code', () => {
  const text =
    'module.exports.runtime = {\n  handler: async function ({ city, day }) {\n    return city;\n  },\n};\n';
  const found = check(text);
  const [fix] = fragmentOf(found)?.fixes ?? [];
  expect(found.verdicts).toEqual([]);
  expect(fix?.files).toEqual([{ path: 'handler.js', text }]);
  const manifest = applyEdits(text, fix?.edits ?? []);
  expect(check(manifest)).toMatchObject({ hostId: 'anythingllm' });
  expect(JSON.parse(manifest)).toHaveProperty('entrypoint.params', {
    city: expect.anything() as unknown,
    day: expect.anything() as unknown,
  });
});

test.each([
  ['def main():\n  pass', 'LLMToolPlugin'],
  ['class Tool:\n    def run(self):\n        return 1', 'LLMToolPlugin'],
])('Python without a plugin says what is missing: %s', (text, word) => {
  const found = check(text);
  expect([found.verdicts, fragmentOf(found)?.message.includes(word)]).toEqual([[], true]);
});

describe('a page of documentation offers the manifest in it', () => {
  const handler = 'module.exports.runtime = {\n  handler: async function ({ city }) {},\n};';
  const action =
    'interface Action {\n  name: string;\n  handler: (runtime: IAgentRuntime) => Promise<void>;\n}';
  const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
  const pages = hosts.flatMap(({ id, samples }) => {
    const good = samples.find(({ kind, path }) => kind === 'good' && path.endsWith('.json'));
    return good && id !== 'agent-plugins' ? [[id, good.text.trim()] as const] : [];
  });

  test.each(pages)('%s, as Markdown and as text', (hostId, manifest) => {
    for (const code of [handler, action]) {
      const markdown = [
        '# Plugins',
        fence('ts', code),
        'The manifest:',
        fence('json', manifest),
        'More.',
      ].join('\n\n');
      const copied = ['Plugins', code, 'The manifest:', manifest, 'More.'].join('\n\n');
      for (const text of [markdown, copied]) {
        const found = check(text);
        expect(found.hostId, text).toBe(hostId);
        const [first] = found.problems;
        expect(first?.fixes[0]?.title, text).toMatch(/^Keep only the JSON/);
        expect(applyEdits(text, first?.fixes[0]?.edits ?? [])).toBe(manifest);
        expect(fragmentOf(found), text).toBeUndefined();
      }
    }
  });
});

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}
