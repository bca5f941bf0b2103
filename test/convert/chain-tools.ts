// Tools of our own to be run after conversions: arrays, objects, settings, sloppy code, errors, and required files.

import type { PluginFiles } from '../../src/model/portable.ts';
import { compiled } from './compiled.ts';

/** One call of a plugin's tool. */
export interface ChainTool {
  readonly title: string;
  readonly from: string;
  readonly source: PluginFiles;
  /** The index of the tool that is called. */
  readonly tool: number;
  readonly args: unknown;
  /** Set where it needs files, which a target without files cannot have. */
  readonly loads?: true;
}

/** The values of all settings, by their names in the source. */
export const VALUES: Readonly<Record<string, unknown>> = {
  api_key: 'k-1',
  base_url: 'https://a.example',
  tone: 'warm',
};

const text = (name: string): unknown => ({ type: 'string', description: name });
const list = { type: 'array', items: { type: 'number' }, description: 'Numbers' };
const record = { type: 'object', description: 'A place', properties: { name: { type: 'string' } } };

interface Given {
  readonly code: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Parameters by what is passed. */
function paramsOf({ args = {}, params = {} }: Omit<Given, 'code'>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (Object.hasOwn(params, name)) return [name, params[name]];
      if (Array.isArray(value)) return [name, list];
      if (typeof value === 'object') return [name, record];
      return [name, typeof value === 'string' ? text(name) : { type: typeof value, description: name }];
    }),
  );
}

const field = (name: string, type: string): object => ({ name, label: name, type });
const SERVICES = [
  { name: 'tides', config_schema: [field('api_key', 'secret'), field('base_url', 'url')] },
  { name: 'voice', config_schema: [field('tone', 'string')] },
];

function ownpilot(tools: readonly Given[]): PluginFiles {
  const value = {
    id: 'bench',
    name: 'Bench',
    version: '1.0.0',
    description: 'Tries code',
    required_services: SERVICES,
    tools: tools.map((given, i) => ({
      name: `tool_${'abcdef'.charAt(i)}`,
      description: `Tool ${String(i)}`,
      parameters: { type: 'object', properties: paramsOf(given) },
      code: given.code,
    })),
  };
  return { main: { path: 'bench/skill.json', text: JSON.stringify(value), value }, others: [] };
}

const OWN: readonly (readonly [title: string, ...tools: Given[]])[] = [
  [
    'a sum of a list',
    { code: 'return { content: args.prices.reduce((a, b) => a + b, 0) };', args: { prices: [1, 2.5, 3] } },
  ],
  ['an object', { code: 'return { content: `${args.place.name}!` };', args: { place: { name: 'Emden' } } }],
  [
    'a list and an object',
    {
      code: 'return { content: [args.list.length, Object.keys(args.place)] };',
      args: { list: [1], place: { name: 'x' } },
    },
  ],
  [
    'a list of objects',
    {
      code: 'return { content: args.list.map((one) => one.a) };',
      args: { list: [{ a: 1 }, { a: 2 }] },
      params: { list: { type: 'array', items: { type: 'object' } } },
    },
  ],
  ['an octal literal', { code: 'return { content: 010 + args.n };', args: { n: 1 } }],
  [
    'undeclared variables',
    {
      code: 'total = 0;\nfor (i = 0; i < args.n; i++) total += i;\nreturn { content: total };',
      args: { n: 4 },
    },
  ],
  ['with', { code: 'with (args) { return { content: name.length }; }', args: { name: 'tide' } }],
  ['this', { code: 'return { content: typeof this === "object" && this.Math === Math };' }],
  ['octal escapes', { code: 'return { content: "\\101" };' }],
  [
    'several settings',
    {
      code: "const key = await config.get('tides', 'api_key');\nconst url = await config.get('tides', 'base_url');\nreturn { content: [key, url, await config.get('voice', 'tone')] };",
    },
  ],
  [
    'settings and a list',
    {
      code: "return { content: args.list.map((n) => n * 2).join() + (await config.get('tides', 'api_key')) };",
      args: { list: [1, 2] },
    },
  ],
  [
    'a setting by a computed name',
    {
      code: "const all = [];\nfor (const key of ['api_key', 'base_url']) all.push(await config.get('tides', key));\nreturn { content: all };",
    },
  ],
  ['an error', { code: "throw new Error('no tide today');" }],
  [
    'an error about an argument',
    {
      code: "if (args.list.length === 0) throw new RangeError('empty list');\nreturn 1;",
      args: { list: [] },
    },
  ],
  ['text that looks like JSON', { code: 'return { content: args.text };', args: { text: '[1, 2]' } }],
];

function anythingllm({ code, ...given }: Given, files: readonly (readonly [string, string])[]): PluginFiles {
  const input = { type: 'text' };
  const value = {
    active: true,
    hubId: 'greeter',
    name: 'Greeter',
    schema: 'skill-1.0.0',
    version: '1.2.0',
    description: 'Greets',
    setup_args: {
      API_KEY: { type: 'string', required: false, input: { type: 'password' } },
      TONE: { type: 'string', required: false, input },
    },
    entrypoint: { file: 'handler.js', params: paramsOf(given) },
    imported: true,
  };
  const main = { path: 'greeter/plugin.json', text: JSON.stringify(value), value };
  const others = [['handler.js', code] as const, ...files].map(([path, text]) => ({
    path: `greeter/${path}`,
    text,
  }));
  return { main, others };
}

const handler = (body: string, before = ''): string =>
  `${before}module.exports.runtime = {\n  handler: async function (args) {\n${body}\n  },\n};\n`;

const SKILLS: readonly (readonly [title: string, given: Given, ...files: (readonly [string, string])[]])[] = [
  ['settings', { code: handler('return `${this.runtimeArgs.TONE} ${this.runtimeArgs["API_KEY"]}`;') }],
  ['its manifest', { code: handler('return `${this.config.name}!`;') }],
  ['a list', { code: handler('return String(args.list.length);'), args: { list: [1, 2, 3] } }],
  ['an object', { code: handler('return args.place.name;'), args: { place: { name: 'Emden' } } }],
  ['sloppy code', { code: handler('found = 010; return String(found);') }],
  [
    'helpers of its own',
    {
      code: `module.exports.runtime = {\n  shout: (text) => text.toUpperCase(),\n  handler: async function ({ name }) {\n    return this.shout(name);\n  },\n};\n`,
      args: { name: 'ida' },
    },
  ],
  ['an error', { code: handler("throw new Error('no');") }],
];

const LOADING: typeof SKILLS = [
  ['Node’s modules', { code: handler("return path.join('a', 'b');", "const path = require('path');\n") }],
  [
    'a file',
    {
      code: handler('return shout(args.name);', "const { shout } = require('./lib/shout');\n"),
      args: { name: 'ida' },
    },
    ['lib/shout.js', 'exports.shout = (text) => text.toUpperCase();\n'],
  ],
  [
    'a file of a file',
    { code: handler('return one();', "const one = require('./one.js');\n") },
    ['one.js', "const two = require('./sub');\nmodule.exports = () => two.text + 010;\n"],
    ['sub/index.js', "exports.text = require('../words.json').hello;\n"],
    ['words.json', '{ "hello": "Moin" }\n'],
  ],
  [
    'data',
    { code: handler('return words[0];', "const words = require('./words.json');\n") },
    ['words.json', '["tide"]\n'],
  ],
];

const SOURCE = `import type { Action } from '@elizaos/core';

export const first: Action = {
  name: 'FIRST',
  description: 'Adds',
  parameters: [{ name: 'list', description: 'Numbers', required: true, schema: { type: 'array', items: { type: 'number' } } }],
  validate: async () => true,
  handler: async (runtime, _message, _state, options) => {
    const { list } = options.parameters as { list: number[] };
    return { success: true, text: String(list.reduce((a, b) => a + b, 0)) };
  },
};

export const second: Action = {
  name: 'SECOND',
  description: 'Greets',
  parameters: [{ name: 'name', description: 'Whom', required: true, schema: { type: 'string' } }],
  validate: async () => true,
  handler: async (runtime, _message, _state, options) => {
    if (!options.parameters.name) return { success: false, error: 'no name' };
    return { success: true, text: \`\${runtime.getSetting('TONE')} \${runtime.getSetting('API_KEY')}\` };
  },
};
`;

function elizaos(): PluginFiles {
  const properties = { TONE: { type: 'string' }, API_KEY: { type: 'string' } };
  const value = {
    id: 'greeter',
    name: 'Greeter',
    description: 'Greets',
    version: '1.0.0',
    configSchema: { type: 'object', properties },
  };
  return compiled({
    main: { path: 'greeter/elizaos.plugin.json', text: JSON.stringify(value), value },
    others: [{ path: 'greeter/src/index.ts', text: SOURCE }],
  });
}

/** All of them. */
export const chainTools: readonly ChainTool[] = [
  ...OWN.map(([title, given]): ChainTool => ({
    title,
    from: 'ownpilot',
    source: ownpilot([given as Given]),
    tool: 0,
    args: (given as Given).args ?? {},
  })),
  {
    title: 'the second of three tools',
    from: 'ownpilot',
    source: ownpilot(['one', 'two', 'three'].map((word) => ({ code: `return { content: '${word}' };` }))),
    tool: 1,
    args: {},
  },
  ...SKILLS.map(([title, given]): ChainTool => ({
    title,
    from: 'anythingllm',
    source: anythingllm(given, []),
    tool: 0,
    args: given.args ?? {},
  })),
  ...LOADING.map(([title, given, ...files]): ChainTool => ({
    title,
    from: 'anythingllm',
    source: anythingllm(given, files),
    tool: 0,
    args: given.args ?? {},
    loads: true,
  })),
  { title: 'a list', from: 'elizaos', source: elizaos(), tool: 0, args: { list: [1, 2, 4] } },
  { title: 'settings', from: 'elizaos', source: elizaos(), tool: 1, args: { name: 'Ida' } },
  { title: 'an error', from: 'elizaos', source: elizaos(), tool: 1, args: { name: '' } },
];
