// Generated plugins as the files of a host: its manifest, and the code that its tools have.

import fc from 'fast-check';
import type { JsonSchema } from '../../src/model/host.ts';
import type { PluginFile } from '../../src/model/file.ts';
import type { Endpoint } from '../../src/convert/endpoints.ts';
import { setMember } from '../../src/convert/values/set-member.ts';
import { compiled } from '../../test/convert/compiled.ts';
import { plainName } from './execution/settings.ts';
import type { Manifest } from './manifests.ts';
import { plans, type Plan, type PlannedArgument, type PlannedSetting, type PlannedTool } from './plan.ts';

interface Written {
  readonly value: unknown;
  readonly others: readonly PluginFile[];
}

/** Generated plugins of this host; the same ones for the same seed. */
export function pluginsOf({ id, host }: Endpoint, count: number, seed: number): Manifest[] {
  const write = writers[id];
  if (!write || !host) return [];
  return fc.sample(plans, { numRuns: count, seed }).map((plan, i) => {
    const { value, others } = write(plan);
    const main = { path: host.read.defaultPath(value), text: JSON.stringify(value), value };
    return {
      name: `${id} plan ${String(i)}`,
      source: host.codeReleases ? compiled({ main, others }) : { main, others },
      ours: true,
      secrets: HAVE_SETTINGS.includes(id) ? secretsOf(plan) : [],
    };
  });
}

const writers: Readonly<Record<string, (plan: Plan) => Written>> = {
  ownpilot,
  anythingllm,
  gloodata,
  elizaos,
  ragflow,
};

/** Hosts whose manifests have settings. */
const HAVE_SETTINGS = ['ownpilot', 'anythingllm', 'elizaos'];

/** Keys that differ from all others even without case and separators, which hosts change. */
function secretsOf({ settings }: Plan): string[] {
  const plain = settings.map(({ key }) => plainName(key));
  return settings
    .filter(({ kind }) => kind === 'secret')
    .map(({ key }) => key)
    .filter((key) => {
      const own = plainName(key);
      return own.length > 4 && plain.filter((one) => one.endsWith(own) || own.endsWith(one)).length === 1;
    });
}

function members<T>(list: readonly T[], entry: (item: T) => readonly [name: string, value: unknown]): object {
  const out = {};
  for (const item of list) setMember(out, ...entry(item));
  return out;
}

function objectSchema(args: readonly PlannedArgument[]): object {
  const required = args.filter((arg) => arg.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: members(args, ({ name, schema }) => [name, schema]),
    ...(required.length > 0 ? { required } : {}),
  };
}

const at = <T>(list: readonly [T, ...T[]], i: number): T => list[i % list.length] ?? list[0];

const BODIES = [
  'return { content: args };',
  'var table = [010, 2];\ntotal = table.length;\nreturn { content: { total } };',
  'with (args) { return typeof days; }',
  "const { list = [] } = args;\nreturn list.map((one) => one + '!');",
  "return { content: { key: (await config.get('tides', 'API_KEY')) ?? null } };",
  "throw new Error('no tides');",
  "return { content: utils.hash('tide').slice(0, 8) }; // end",
] as const;

function ownpilot({ id, name, version, description, tools, settings }: Plan): Written {
  const value = {
    id,
    name,
    version,
    description,
    ...(settings.length > 0
      ? { required_services: [{ name: 'tides', config_schema: settings.map(field) }] }
      : {}),
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      parameters: objectSchema(tool.args),
      code: at(BODIES, tool.code),
    })),
  };
  return { value, others: [] };
}

function field({ key, kind, required, preset }: PlannedSetting): object {
  const type = kind === 'choice' ? 'select' : kind === 'text' ? 'string' : kind;
  return {
    name: key,
    label: key,
    type,
    required,
    // An install drops this member, so it is not where a secret is stored.
    ...(preset === undefined || kind === 'secret' ? {} : { defaultValue: preset }),
    ...(kind === 'choice' ? { options: [{ value: 'metre', label: 'Metre' }] } : {}),
  };
}

const HANDLERS = [
  'module.exports.runtime = {\n  handler: async function (args) {\n    return JSON.stringify(args);\n  },\n};\n',
  "module.exports.runtime = {\n  handler: async function ({ days }) {\n    count = 010;\n    return `${this.config.name}: ${days} ${this.runtimeArgs['API_KEY'] ?? 'none'}`;\n  },\n};\n",
  "const { twice } = require('./lib/twice.js');\nmodule.exports.runtime = {\n  handler: async function (args) {\n    this.introspect('twice');\n    return twice(JSON.stringify(args));\n  },\n};\n",
] as const;

const LIBRARY: PluginFile = {
  path: 'lib/twice.js',
  text: 'exports.twice = function (text) {\n  return text + text;\n};\n',
};

function anythingllm({ id, name, version, description, tools, settings }: Plan): Written {
  const [tool] = tools;
  const handler = at(HANDLERS, tool?.code ?? 0);
  const value = {
    active: true,
    hubId: id,
    name,
    schema: 'skill-1.0.0',
    version,
    description: tool?.description ?? description,
    setup_args: members(settings, ({ key, kind, required, preset }) => [
      key,
      {
        type: kind === 'number' || kind === 'boolean' ? kind : 'string',
        required,
        input: { type: kind === 'secret' ? 'password' : 'text', placeholder: key, hint: key },
        ...(preset === undefined ? {} : { value: preset }),
      },
    ]),
    examples: (tool?.examples ?? []).map((prompt) => ({ prompt, call: '{"days": 2}' })),
    entrypoint: {
      file: 'handler.js',
      params: members(tool?.args ?? [], (arg) => [arg.name, described(arg.schema)]),
    },
    imported: true,
  };
  const library = handler.includes('twice') ? [LIBRARY] : [];
  return { value, others: [{ path: 'handler.js', text: handler }, ...library] };
}

function described({ type, description = '', ...rest }: JsonSchema): object {
  return { description, type: typeof type === 'string' ? type : 'string', ...rest };
}

function gloodata({ id, name, tools }: Plan): Written {
  const value = {
    ns: id,
    title: name,
    tools: members(tools, (tool) => [tool.name, extensionTool(tool)]),
  };
  return { value, others: [] };
}

function extensionTool({ title, description, examples, args, code }: PlannedTool): object {
  return {
    title,
    ...(code % 2 === 0 ? { description: code % 4 === 0 ? null : description } : {}),
    examples,
    schema: { fields: members(args, ({ name, schema }) => [name, { description: null, ...schema }]) },
    ui: { prefix: title, args: members(args, ({ name }) => [name, { prefix: name }]) },
  };
}

const ACTIONS = [
  `async () => ({ success: true, text: 'done' })`,
  `async (runtime, message, state, options) => {
      const { days } = options?.parameters ?? {};
      return { success: true, text: String(days), data: { key: runtime.getSetting('API_KEY') ?? null } };
    }`,
  `async () => {
      throw new Error('no tides');
    }`,
] as const;

function elizaos({ id, name, version, description, tools, settings }: Plan): Written {
  const value = {
    id,
    name,
    description,
    version,
    configSchema: {
      type: 'object',
      properties: members(settings, ({ key, kind, preset }) => [
        key,
        {
          type: kind === 'number' || kind === 'boolean' ? kind : 'string',
          ...(kind === 'choice' ? { enum: ['metre', 'foot'] } : {}),
          ...(preset === undefined ? {} : { default: preset }),
        },
      ]),
      required: settings.filter(({ required }) => required).map(({ key }) => key),
    },
    uiHints: members(settings, ({ key, kind }) => [
      key,
      { label: key, type: kind === 'secret' ? 'password' : 'text', sensitive: kind === 'secret' },
    ]),
    requiredSecrets: settings.filter(({ kind }) => kind === 'secret').map(({ key }) => key),
  };
  return { value, others: [{ path: 'src/index.ts', text: elizaSource(tools) }] };
}

function elizaSource(tools: readonly PlannedTool[]): string {
  const actions = tools.map(
    (tool, i) => `export const action${String(i)}: Action = {
    name: ${JSON.stringify(tool.name)},
    description: ${JSON.stringify(tool.description)},
    similes: ${JSON.stringify(tool.examples)},
    parameters: ${JSON.stringify(tool.args.map(actionParameter))},
    validate: async () => true,
    handler: ${at(ACTIONS, tool.code)},
  };`,
  );
  return `import type { Action } from '@elizaos/core';\n\n${actions.join('\n\n')}\n`;
}

function actionParameter({ name, schema, required }: PlannedArgument): object {
  return { name, description: schema.description ?? name, required, schema };
}

function ragflow({ tools }: Plan): Written {
  const [tool] = tools;
  const value = {
    name: tool?.name ?? 'tide',
    displayName: tool?.title ?? '',
    description: tool?.description ?? '',
    displayDescription: tool?.description ?? '',
    parameters: members(tool?.args ?? [], ({ name, schema, required }) => [
      name,
      {
        type: typeof schema.type === 'string' ? ragflowType(schema.type, name) : 'string',
        description: schema.description ?? name,
        displayDescription: name,
        required,
      },
    ]),
  };
  return { value, others: [] };
}

/** Its plugins also write the types of Python. */
function ragflowType(type: string, name: string): string {
  if (name.length % 3 !== 0) return type;
  return { string: 'str', integer: 'int', number: 'float', boolean: 'bool', array: 'list' }[type] ?? 'any';
}
