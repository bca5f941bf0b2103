// Tool code converted between the hosts whose tools are JavaScript, and really called by the target's convention.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { formats } from '../../src/convert/targets/registry.ts';
import { hosts } from '../hosts/loaded.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import { convert } from '../../src/convert/convert.ts';
import { compiled } from './compiled.ts';
import { made } from './pairs.ts';
import { endpointsOf, type Endpoint } from '../../src/convert/endpoints.ts';
import type { Printed } from '../../src/convert/print.ts';

const endpoints = await endpointsOf(hosts, formats);

function endpoint(manifest: string): Endpoint {
  const found = endpoints.find((one) => one.manifest === manifest);
  if (!found) throw new Error(`no ${manifest}`);
  return found;
}

const packages = endpoint('skill.json');
const skills = endpoint('plugin.json');
const actions = endpoint('elizaos.plugin.json');

const folder = mkdtempSync(join(tmpdir(), 'plugbench-code-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

/** A package with one tool and one service. */
function packageOf(code: string): { path: string; text: string; value: unknown } {
  const value = {
    id: 'bench',
    name: 'Bench',
    version: '1.0.0',
    description: 'Tries code',
    required_services: [
      { name: 'tides', config_schema: [{ name: 'api_key', label: 'Key', type: 'secret', required: true }] },
    ],
    tools: [
      { name: 'try_it', description: 'Tries it', parameters: { type: 'object', properties: {} }, code },
    ],
  };
  return { path: 'bench/skill.json', text: JSON.stringify(value), value };
}

function textOf(files: readonly Printed[], extension: string): string {
  const file = files.find(({ path }) => path.endsWith(extension));
  if (!file) throw new Error(`no ${extension}`);
  return file.text;
}

/** Calls a skill's handler as its host does. */
async function callSkill(
  text: string,
  args: unknown,
  runtimeArgs: Record<string, unknown>,
): Promise<unknown> {
  const module = { exports: {} as { runtime?: { handler(args: unknown): Promise<unknown> } } };
  const load = compileFunction(text, ['module', 'exports', 'require']) as (...given: unknown[]) => void;
  load(module, module.exports, createRequire(import.meta.url));
  return module.exports.runtime?.handler.call({ ...module.exports.runtime, runtimeArgs }, args);
}

/** Calls the first of a package's functions, as its actions do. */
async function callAction(text: string, args: unknown, settings: Record<string, unknown>): Promise<unknown> {
  const path = join(folder, `tools-${String(++count)}.cjs`);
  writeFileSync(path, text);
  const { default: calls } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    default: Record<string, (args: unknown, read: (names: readonly string[]) => unknown) => Promise<string>>;
  };
  const [first] = Object.values(calls);
  return first?.(args, (names) => names.flatMap((name) => settings[name] ?? [])[0]).catch(
    (error: unknown) => `Tool execution failed: ${String(error)}`,
  );
}

/** Runs tool code as the body of an async function, and gives what the model gets. */
async function callBody(code: string, args: unknown, config: Record<string, unknown>): Promise<string> {
  const make = compileFunction(`return (async () => {\n${code}\n})();`, ['args', 'config', 'fetch']) as (
    ...given: unknown[]
  ) => Promise<unknown>;
  const get = (service: string, field: string): Promise<unknown> =>
    Promise.resolve(config[`${service}.${field}`]);
  try {
    return JSON.stringify(await make(args, { get }, () => undefined)) ?? '';
  } catch (error) {
    // The host tells the message alone of an error that the code made itself.
    const own = error instanceof Error && error.constructor === Error;
    return `Tool execution failed: ${own ? error.message : String(error)}`;
  }
}

test.each<[string, string, unknown]>([
  ['arithmetic', 'const { x, y } = args;\nreturn { content: { sum: x + y } };', { x: 2, y: 3 }],
  ['a text', 'return args.name.toUpperCase();', { name: 'tide' }],
  ['a number', 'return 42;', {}],
  ['a list', 'return [1, args.b];', { b: null }],
  ['null', 'return null;', {}],
  ['nothing', 'const a = 1;', {}],
  ['a date', 'return { content: new Date(args.at).toISOString() };', { at: 86_400_000 }],
  ['a setting', "return { content: { key: await config.get('tides', 'api_key') } };", {}],
  ['a setting that is not set', "return { content: (await config.get('tides', 'none')) === undefined };", {}],
  ['a name of its own', 'const config = 1;\nconst call = 2;\nreturn config + call;', {}],
  ['an error', "throw new Error('boom');", {}],
  ['an engine’s error', 'return args.none.deeper;', {}],
  [
    'an error that is caught',
    "try { JSON.parse('{') } catch (e) { return { content: { error: 'bad' } }; }",
    {},
  ],
  [
    'an error that is caught by its class',
    "try { JSON.parse('{') } catch (e) { return [e instanceof SyntaxError, e instanceof TypeError]; }",
    {},
  ],
  [
    'an error with a name of its own',
    "class Ebb extends Error { constructor() { super('a'); this.name = 'Ebb'; } } return String(new Ebb());",
    {},
  ],
  ['this in strict code', "'use strict';\nreturn this === globalThis;", {}],
  ['a comment at the end', 'return 1; // done', {}],
])('%s is the same in a skill and in an action', async (_, code, args) => {
  const source = { main: packageOf(code), others: [] };
  const expected = await callBody(code, args, { 'tides.api_key': 'k' });
  const skill = textOf(made(convert(packages, skills, source, true)).files, 'handler.js');
  expect(await callSkill(skill, args, { TIDES_API_KEY: 'k' })).toBe(expected);
  const action = textOf(made(convert(packages, actions, source, true)).files, 'tools.cjs');
  expect(await callAction(action, args, { tidesApiKey: 'k' })).toBe(expected);
});

test.each<[string, string, unknown, unknown]>([
  ['hashes', "return utils.hash('a').slice(0, 8);", {}, '"ca978112"'],
  ['dates', "return utils.dateDiff('2026-01-01', '2026-01-03');", {}, '2'],
  ['tables', "return utils.parseCsv('a,b\\n1,2');", {}, '[{"a":"1","b":"2"}]'],
  ['crypto', "return crypto.createHash('md5').update('a').digest('hex').length;", {}, '32'],
  ['settings', "return utils.getApiKey('tides');", {}, '"k"'],
])('the library comes along: %s', async (_, code, args, expected) => {
  const source = { main: packageOf(code), others: [] };
  const skill = textOf(made(convert(packages, skills, source, true)).files, 'handler.js');
  expect(await callSkill(skill, args, { TIDES_API_KEY: 'k' })).toBe(expected);
  const action = textOf(made(convert(packages, actions, source, true)).files, 'tools.cjs');
  expect(await callAction(action, args, { tidesApiKey: 'k' })).toBe(expected);
});

const HANDLER = `module.exports.runtime = {
  greeting: 'Hello',
  handler: async function ({ name }) {
    if (!name) throw new Error('no name');
    this.introspect('greeting');
    return \`\${this.greeting} \${name}, \${this.runtimeArgs.TONE ?? 'calm'}\`;
  },
};
`;

function skillSource(handler: string): Parameters<typeof convert>[2] {
  const value = {
    active: true,
    hubId: 'greeter',
    name: 'Greeter',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'Greets',
    setup_args: { TONE: { type: 'string', required: false, input: { type: 'text' } } },
    entrypoint: { file: 'handler.js', params: { name: { type: 'string', description: 'Whom' } } },
    imported: true,
  };
  const main = { path: 'greeter/plugin.json', text: JSON.stringify(value), value };
  return { main, others: [{ path: 'handler.js', text: handler }] };
}

test('a handler runs as tool code and as an action', async () => {
  const { files } = made(convert(skills, packages, skillSource(HANDLER), true));
  const code = valueAt(files[0]?.value, '/tools/0/code');
  expect(code).toContain('async function unnamed1(');
  expect(await callBody(String(code), { name: 'Ida' }, { 'greeter.TONE': 'warm' })).toBe(
    '{"content":"Hello Ida, warm"}',
  );
  expect(await callBody(String(code), {}, {})).toBe('Tool execution failed: no name');
  const action = textOf(made(convert(skills, actions, skillSource(HANDLER), true)).files, 'tools.cjs');
  expect(await callAction(action, { name: 'Ida' }, {})).toBe('Hello Ida, calm');
});

test('a handler that needs Node.js is blocked where there is none, and told so', () => {
  const source = skillSource(`const fs = require('fs');\n${HANDLER}`);
  const { mappings, files } = made(convert(skills, packages, source, true));
  const mapping = mappings.find(({ place }) => place.pointer === '/code');
  expect(mapping).toMatchObject({ status: 'blocked', reason: { code: 'needs-node' } });
  expect(valueAt(files[0]?.value, '/tools/0/code')).toContain('is not written yet');
});

test('code comes out of its adapter again, also without a sidecar', () => {
  const code = 'return { content: args };';
  const there = made(convert(packages, skills, { main: packageOf(code), others: [] }, false));
  const [main, ...others] = there.files;
  if (!main) throw new Error('no files');
  const back = made(convert(skills, packages, { main, others }, false));
  expect(valueAt(back.files[0]?.value, '/tools/0/code')).toBe(code);
});

const SOURCE = `import type { Action, IAgentRuntime } from '@elizaos/core';
import { shout } from './shout.ts';

type Options = { parameters?: Record<string, unknown> };

export const greet: Action = {
  name: 'GREET',
  description: "Greets somebody",
  similes: ['HELLO'],
  parameters: [{ name: 'name', description: 'Whom', required: true, schema: { type: 'string' } }],
  validate: async () => true,
  handler: async (runtime: IAgentRuntime, _message, _state?: unknown, options?: Options) => {
    const { name } = options!.parameters as { name?: string };
    if (!name) return { success: false, error: 'no name' };
    return { success: true, text: \`Hello \${name}, \${String(runtime.getSetting('TONE') ?? 'calm')}\` };
  },
};

export const loud = {
  name: 'LOUD',
  description: 'Shouts',
  validate: async () => true,
  async handler(): Promise<{ success: boolean; text: string }> {
    return { success: true, text: shout('hello') };
  },
} satisfies Action;
`;

const greeter = {
  path: 'greeter/elizaos.plugin.json',
  value: {
    id: 'greeter',
    name: 'Greeter',
    description: 'Greets',
    version: '1.0.0',
    configSchema: { type: 'object', properties: { TONE: { type: 'string' } } },
  },
};
const greeterSource = compiled({
  main: { ...greeter, text: JSON.stringify(greeter.value) },
  others: [{ path: 'src/index.ts', text: SOURCE }],
});

test('an action written by hand is read, and its handler runs as a skill and as tool code', async () => {
  const { files } = made(convert(actions, skills, greeterSource, true));
  const skill = textOf(files, 'GREET/handler.js');
  expect(await callSkill(skill, { name: 'Ida' }, { TONE: 'warm' })).toBe('Hello Ida, warm');
  expect(await callSkill(skill, {}, {})).toBe('Tool execution failed: Error: no name');
  const body = made(convert(actions, packages, greeterSource, true)).files[0];
  const code = String(valueAt(body?.value, '/tools/0/code'));
  expect(await callBody(code, { name: 'Ida' }, {})).toBe('{"content":"Hello Ida, calm"}');
  expect(valueAt(body?.value, '/tools/0/name')).toBe('greet');
  expect(valueAt(body?.value, '/tools/0/parameters/required')).toEqual(['name']);
});

test('a handler that uses its file’s imports is blocked', () => {
  const { mappings } = made(convert(actions, skills, greeterSource, true));
  const mapping = mappings.find(({ place }) => place.pointer === '/actions/1/handler');
  expect(mapping).toMatchObject({ status: 'blocked', reason: { code: 'outside-names' } });
});

test('source comes back as it was', () => {
  const there = made(convert(actions, packages, greeterSource, true));
  const [main] = there.files;
  if (!main || !there.sidecar) throw new Error('no files');
  const back = made(convert(packages, actions, { main, others: [there.sidecar] }, true));
  expect(back.files.find(({ path }) => path.endsWith('index.ts'))?.text).toBe(SOURCE);
});
