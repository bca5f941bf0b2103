// Tools that use what their host alone gives them, in every spelling: after conversion each gives the same, or the report
// names what its target lacks.

import { compileFunction } from 'node:vm';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { convert } from '../../src/convert/convert.ts';
import { summaryOf } from '../../src/convert/report/summary.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { compiled } from './compiled.ts';
import { made, pairs } from './pairs.ts';

/** Gives the value of a member of a thing, `path` being `name` or `name.name`; all are expressions of one value. */
const SPELLINGS: readonly ((thing: string, path: readonly string[]) => string)[] = [
  (thing, path) => `${thing}.${path.join('.')}`,
  (thing, path) => `${thing}?.${path.join('?.')}`,
  (thing, path) => `${thing}${path.map((name) => `['${name}']`).join('')}`,
  (thing, path) => `${thing}${path.map((name) => `[\`${name}\`]`).join('')}`,
  (thing, path) => `(() => { const other = ${thing}; return other.${path.join('.')}; })()`,
  (thing, path) => `(() => { let other; other = ${thing}; return (other).${path.join('.')}; })()`,
  (thing, [first = '', ...rest]) =>
    `(() => { const { ${first} } = ${thing}; return ${[first, ...rest].join('.')}; })()`,
  (thing, [first = '', ...rest]) =>
    `(() => { const { ${first}: mine = null } = ${thing} || {}; return ${['mine', ...rest].join('.')}; })()`,
  (thing, path) => `((given) => given.${path.join('.')})(${thing})`,
  (thing, path) =>
    `(function helper(given, deep) { return deep ? helper(given, false) : given.${path.join('.')}; })(${thing}, true)`,
  (thing, [first = '', ...rest]) => `(({ ${first} }) => ${[first, ...rest].join('.')})(${thing})`,
  (thing, [first = '', ...rest]) =>
    `(() => { const { ...all } = ${thing}; return all.${[first, ...rest].join('.')}; })()`,
  (thing, path) => `(true ? ${thing} : null).${path.join('.')}`,
];

interface Host {
  readonly id: string;
  /** A plugin whose tool gives the value of this expression. */
  readonly source: (expression: string) => PluginFiles;
  readonly thing: (path: readonly string[]) => readonly [thing: string, path: readonly string[]];
  /** Members that targets have or play, as calls or values, with what they give. */
  readonly played: readonly (readonly [path: string, call: string, expected: unknown])[];
  readonly lacking: readonly string[];
}

const ABOUT = { name: 'Tides', version: '1.0.0', description: 'Tells tides' };

function ownpilot(expression: string): PluginFiles {
  const fields = [{ name: 'api_key', label: 'Key', type: 'string' }];
  const value = {
    id: 'tides',
    ...ABOUT,
    required_services: [{ name: 'tides', config_schema: fields }],
    tools: [
      {
        name: 'tell',
        description: 'Tells',
        parameters: { type: 'object', properties: {} },
        code: `return ${expression};`,
      },
    ],
  };
  return { main: { path: 'tides/skill.json', text: JSON.stringify(value), value }, others: [] };
}

function anythingllm(expression: string): PluginFiles {
  const value = {
    hubId: 'tides',
    ...ABOUT,
    active: true,
    setup_args: { KEY: { type: 'string', input: { type: 'text' } } },
    entrypoint: { file: 'handler.js', params: {} },
  };
  const handler = `module.exports.runtime = { handler: async function () { return JSON.stringify(${expression}); } };`;
  return {
    main: { path: 'tides/plugin.json', text: JSON.stringify(value), value },
    others: [{ path: 'handler.js', text: handler }],
  };
}

function elizaos(expression: string): PluginFiles {
  const value = {
    id: 'tides',
    ...ABOUT,
    kind: 'skill',
    configSchema: { type: 'object', properties: { KEY: { type: 'string' } } },
  };
  const code = `import type { Action, Plugin } from '@elizaos/core';
export const tell: Action = { name: 'TELL', description: 'Tells', validate: async () => true,
  handler: async (runtime: any, message: any, state: any) => ({ success: true, text: JSON.stringify(${expression}) }) };
export const plugin: Plugin = { name: 'tides', description: 'Tides', actions: [tell] };
export default plugin;`;
  return compiled({
    main: { path: 'tides/elizaos.plugin.json', text: JSON.stringify(value), value },
    others: [{ path: 'src/index.ts', text: code }],
  });
}

const HOSTS: readonly Host[] = [
  {
    id: 'ownpilot',
    source: ownpilot,
    thing: (path) => ['utils', path],
    played: [
      ['slugify', "('A b')", 'a-b'],
      ['getApiKey', "('tides')", 'set'],
      ['getServiceConfig', "('tides').apiKey", 'set'],
    ],
    lacking: ['callTool', 'listTools'],
  },
  {
    id: 'anythingllm',
    source: anythingllm,
    thing: (path) => ['this', path],
    played: [
      ['runtimeArgs.KEY', '', 'set'],
      ['config.version', '', '1.0.0'],
      ['name', '', 'tides'],
      ['caller', '', '@agent'],
    ],
    lacking: ['webScraper.getLinkContent', 'config.setup_args'],
  },
  {
    id: 'elizaos',
    source: elizaos,
    thing: ([first = '', ...rest]) => [first, rest],
    played: [
      ['runtime.getSetting', "('KEY')", 'set'],
      ['message.content.text', '', 'high'],
      ['state.data.actionParams', '.text', 'high'],
    ],
    lacking: ['runtime.agentId', 'message.roomId', 'message.entityId', 'state.values.x'],
  },
];

const spelled = (
  thing: string,
  path: readonly string[],
  spelling: (typeof SPELLINGS)[number],
  call: string,
): string =>
  // Arrow functions keep `this`; one function of its own gets it handed on.
  spelling(thing, path) + call;

const cases = HOSTS.flatMap((host) => {
  const pair = pairs.find(({ from, to }) => from.id === host.id && to.id === 'gloodata');
  if (!pair) throw new Error(`no pair for ${host.id}`);
  const members = [
    ...host.played.map(([path, call, expected]) => ({ path, call, expected, isLacking: false })),
    ...host.lacking.map((path) => ({ path, call: '', expected: null, isLacking: true })),
  ];
  return members.flatMap((member) =>
    SPELLINGS.map((spelling) => {
      const [thing, path] = host.thing(member.path.split('.'));
      return { ...member, host, pair, expression: spelled(thing, path, spelling, member.call) };
    }),
  );
});

test('there are 200 of them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
});

test.each(cases)(
  '$host.id: $expression',
  async ({ host, pair: { from, to }, expression, isLacking, path, expected }) => {
    const converted = made(convert(from, to, host.source(expression), true));
    const [tool] = summaryOf(converted, to).tools;
    if (isLacking) {
      const named = tool?.kind === 'blocked' ? tool.reason?.says : tool?.ownOnly.join(' ');
      expect(['blocked', 'partly']).toContain(tool?.kind);
      expect(named).toContain(path.split('.')[0]);
      return;
    }
    const script = converted.files.find(({ path: file }) => file.endsWith('tools.cjs'))?.text ?? '';
    const exports: Record<string, (args: unknown, read: () => unknown) => Promise<string>> = {};
    const load = compileFunction(script, ['exports', 'require']) as (...given: unknown[]) => void;
    load(exports, createRequire(import.meta.url));
    const text = await Object.values(exports)[0]?.({ text: 'high' }, () => 'set');
    expect([tool?.kind, JSON.parse(text ?? 'null')]).toEqual(['adapted', expected]);
  },
);
