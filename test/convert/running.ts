// Runs the tools of converted plugins the way each host calls them, in Node.js.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { PluginFile } from '../../src/model/file.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { isObject, member } from '../../src/model/guards.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { read as readActions } from '../../src/hosts/elizaos/convert/read.ts';
import { compiled } from './compiled.ts';

/** What the model gets of a call, or how the call failed. */
export type Answer = string;

/** Calls the tool at this index of the manifest; `values` has settings by their names in the first source. */
type Run = (
  source: PluginFiles,
  tool: number,
  args: unknown,
  values: Readonly<Record<string, unknown>>,
) => Promise<Answer>;

const folder = mkdtempSync(join(tmpdir(), 'plugbench-running-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
let count = 0;

/** Writes all files and gives the folder's path. */
function saved({ main, others }: PluginFiles): string {
  const root = join(folder, String(++count));
  for (const { path, text } of [main, ...others] as readonly PluginFile[]) {
    const whole = join(root, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  }
  return root;
}

/** Arguments as a model gives them for the declared types: lists and objects as JSON where a string is declared. */
function asDeclared(args: unknown, declared: unknown): unknown {
  return Object.fromEntries(
    Object.entries(args as object).map(([name, value]: [string, unknown]) => {
      const isText = typeof value === 'object' && member(member(declared, name), 'type') === 'string';
      return [name, isText ? JSON.stringify(value) : value];
    }),
  );
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The value of a setting that a manifest declares, which may have a longer name than in the first source. */
function valueFor(declared: string, values: Readonly<Record<string, unknown>>): unknown {
  const key = Object.keys(values).find((name) => plain(declared).endsWith(plain(name)));
  return key === undefined ? undefined : values[key];
}

async function answered(call: () => unknown): Promise<Answer> {
  try {
    const value = await call();
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

const failed = (message: string): Answer => `failed: ${message.replace(/^(?:[A-Z]\w*)?Error: /, '')}`;

const asFailure = (text: string): Answer =>
  text.startsWith('Tool execution failed: ') ? failed(text.slice('Tool execution failed: '.length)) : text;

/** OwnPilot: the body of an async function; settings are those of the declared services. */
const ownpilot: Run = async ({ main }, tool, args, values) => {
  const code = String(valueAt(main.value, `/tools/${String(tool)}/code`));
  const body = compileFunction(`return (async () => {\n${code}\n})();`, [
    'args',
    'config',
    'crypto',
    'require',
  ]);
  const services = valueAt(main.value, '/required_services');
  const get = (service: string, field: string): Promise<unknown> => {
    const found = (Array.isArray(services) ? (services as unknown[]) : []).find(
      (one) => member(one, 'name') === service,
    );
    const fields = member(found, 'config_schema');
    const declared = (Array.isArray(fields) ? (fields as unknown[]) : []).some(
      (one) => member(one, 'name') === field,
    );
    return Promise.resolve(declared ? valueFor(field, values) : undefined);
  };
  const answer = await answered(() =>
    (body as (...given: unknown[]) => unknown)(args, { get }, null, undefined),
  );
  // Code of other hosts gives a text, which is `content` here.
  if (!code.includes('return { content: await plugbenchCall(')) return answer;
  return answer.startsWith('failed: ')
    ? answer
    : String((JSON.parse(answer) as { content: unknown }).content);
};

/** AnythingLLM: one folder with `handler.js` per tool; settings are those of `setup_args`. */
const anythingllm: Run = async (source, tool, args, values) => {
  const manifests = [source.main, ...source.others].filter(({ path }) => /(?:^|\/)plugin\.json$/.test(path));
  const { path, text } = manifests[tool] as PluginFile;
  const config = JSON.parse(text) as Record<string, unknown>;
  const runtimeArgs = Object.fromEntries(
    Object.keys(config['setup_args'] ?? {}).map((key) => [key, valueFor(key, values) ?? null]),
  );
  const handler = join(saved(source), dirname(path), 'handler.js');
  return asFailure(
    await answered(() => {
      const { runtime } = createRequire(handler)(handler) as {
        runtime: { handler: (args: unknown) => unknown };
      };
      const self = { config, runtimeArgs, introspect: () => undefined, logger: () => undefined, ...runtime };
      return self.handler(asDeclared(args, valueAt(config, '/entrypoint/params')));
    }),
  );
};

/** Calls a tool of `tools.cjs` by its name. */
function called(
  source: PluginFiles,
  name: string,
  args: unknown,
  read: (to: unknown) => unknown,
): Promise<Answer> {
  const script = [source.main, ...source.others].find(({ path }) => path.endsWith('tools.cjs'));
  const path = join(saved(source), script?.path ?? 'tools.cjs');
  return answered(() => {
    const calls = createRequire(path)(path) as Record<string, (...given: unknown[]) => unknown>;
    return calls[name]?.(args, read);
  });
}

const gloodata: Run = (source, tool, args, values) => {
  const name = Object.keys(member(source.main.value, 'tools') as object)[tool] ?? '';
  const fields = valueAt(source.main.value, join('/tools', name, 'schema/fields'));
  return called(source, name, asDeclared(args, fields), (to) =>
    typeof to === 'string' ? valueFor(to, values) : undefined,
  );
};

/** ElizaOS: actions of `index.ts`; settings are those of the form. Handlers written by hand are called as they are. */
const elizaos: Run = async (source, tool, args, values) => {
  const { plugin } = readActions(compiled(source));
  const { id, code } = plugin.tools[tool] ?? {};
  const form = valueAt(source.main.value, '/configSchema/properties');
  const declared = isObject(form) ? Object.keys(form) : [];
  const find = (key: string): unknown => (declared.includes(key) ? valueFor(key, values) : undefined);
  const isScript = source.others.some(({ path }) => path.endsWith('tools.cjs'));
  if (isScript) {
    return called(source, id?.value ?? '', args, (to) =>
      Array.isArray(to)
        ? (to as unknown[]).map((key) => find(String(key))).find((value) => value !== undefined)
        : undefined,
    );
  }
  const handler = (compileFunction(`return (${code?.text.value ?? ''});`, []) as () => unknown)() as (
    ...given: unknown[]
  ) => Promise<{ text?: string; success?: boolean; error?: string }>;
  const runtime = { getSetting: (key: string) => find(key) ?? null };
  return answered(async () => {
    const result = await handler(runtime, {}, undefined, { parameters: args });
    if (result.success === false) throw new Error(result.error);
    return result.text;
  });
};

/** Agent Plugins: `tools.cjs`, which the server loads; settings are those of the list beside it. */
const agentPlugin: Run = (source, tool, args, values) => {
  const valueIn = (name: string): unknown =>
    readJson(source.others.find(({ path }) => path.endsWith(`/server/${name}`))?.text ?? '').value;
  const name = String(valueAt(valueIn('tools.json'), `/tools/${String(tool)}/name`));
  const settings = valueIn('settings.json');
  const declared = (Array.isArray(settings) ? settings : []).map((one: unknown) => member(one, 'name'));
  return called(source, name, args, (to) =>
    typeof to === 'string' && declared.includes(to) ? valueFor(to, values) : undefined,
  );
};

/** How each host runs a tool of its own. */
export const runs: Readonly<Record<string, Run>> = {
  ownpilot,
  anythingllm,
  gloodata,
  elizaos,
  'agent-plugins': agentPlugin,
};
