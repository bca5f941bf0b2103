// Runs tools of plugins that are saved in folders, each as its host does; reads jobs as JSON from its input and prints
// an answer per line, with what the tool asked for. A job is { host, folder, tool, args, settings, library, launch }: `tool` is the tool's place in the
// plugin, `launch` says how its server is started.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { runInCore } from './eliza-core.mjs';
import { callTool } from './mcp-client.mjs';
import { note, noted, RECORDS, staged } from './stage.mjs';

const LIMIT = 10_000;
let count = 0;

const RUNNERS = {
  ownpilot: runPackage,
  anythingllm: runSkill,
  elizaos: runAction,
  'elizaos-core': async (job) => runInCore({ ...job, plugin: await pluginIn(job) }),
  gloodata: runExtension,
  'agent-skill': runScript,
  'agent-plugins': (job) => callTool({ ...job, around: staged() }),
  ragflow: runPython,
};

function filesBelow(folder, name) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === name || file.endsWith(`/${name}`))
    .map((file) => join(folder, file));
}

async function runPackage({ folder, tool, args, settings, library }) {
  const [path] = filesBelow(folder, 'skill.json');
  const { tools, required_services: services = [] } = JSON.parse(readFileSync(path, 'utf8'));
  const get = (service, field) => settings[`${service}.${field}`];
  const utils = compileFunction(`${library}\nreturn plugbenchUtils;`)().utilsOf(
    { ...(await import('node:crypto')), Buffer, URL },
    get,
    services.flatMap(({ name, config_schema }) => config_schema.map((field) => [name, field.name])),
    services.map(({ name }) => ({ name, displayName: name, category: 'general' })),
  );
  utils.callTool = async (name, given) => {
    note('callTool', name, given);
    return RECORDS;
  };
  utils.listTools = () => [{ name: 'list_tasks', description: 'Lists tasks' }];
  const run = compileFunction(`return (async () => {\n${tools[tool].code}\n})();`, [
    'args',
    'config',
    'utils',
    'crypto',
    'module',
  ]);
  const module = {};
  const config = { get: async (service, field) => get(service, field) };
  let value = await run(args, config, utils, await import('node:crypto'), module);
  if (typeof module.exports === 'function') value = await module.exports(args, utils);
  return value === undefined ? '' : (JSON.stringify(value) ?? '');
}

/** A skill has one tool, so a plugin of several is several folders. */
function skillFolders(folder, order) {
  const all = filesBelow(folder, 'plugin.json').map(dirname);
  return order.map((path) => all.find((one) => relative(folder, one) === dirname(path)));
}

async function runSkill({ folder, tool, args, settings, order }) {
  const own = skillFolders(folder, order)[tool];
  const config = JSON.parse(readFileSync(join(own, 'plugin.json'), 'utf8'));
  const { runtime } = createRequire(join(own, 'handler.js'))(join(own, 'handler.js'));
  const self = {
    runtimeArgs: settings,
    config,
    name: config.hubId,
    description: config.description,
    examples: config.examples ?? [],
    caller: '@agent',
    introspect: () => {},
    logger: () => {},
    requestToolApproval: async () => ({ approved: true }),
    ...runtime,
  };
  const result = await runtime.handler.call(self, args);
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
}

/** Source is compiled file by file, as a build without checks does. */
async function pluginIn({ folder }) {
  const [manifest] = filesBelow(folder, 'elizaos.plugin.json');
  const own = dirname(manifest);
  compile(join(own, 'src'), join(own, 'dist'));
  if (!existsSync(join(own, 'package.json'))) writeFileSync(join(own, 'package.json'), '{"type":"module"}');
  const module = await import(pathToFileURL(join(own, 'dist/index.js')).href);
  return module.default ?? module.plugin;
}

/** As core 2 calls it: the arguments are in the options. */
async function runAction({ folder, tool, args, settings }) {
  const { handler } = (await pluginIn({ folder })).actions[tool];
  const spoken = [];
  const result = await handler(
    { getSetting: (key) => settings[key] ?? null },
    { content: { text: args.text ?? '' } },
    { values: {}, data: { actionParams: args }, text: '' },
    { parameters: args },
    async (content) => {
      spoken.push(content.text);
      return [];
    },
  );
  if (result?.success === false)
    throw new Error(String(result.error?.message ?? result.error ?? result.text));
  return typeof result?.text === 'string' ? result.text : spoken.join('\n');
}

function compile(from, to) {
  const options = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
  };
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[cm]?[jt]s$/.test(file) || file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(from, file), 'utf8');
    const path = join(to, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(path), { recursive: true });
    const isScript = file.endsWith('.ts');
    writeFileSync(path, isScript ? ts.transpileModule(text, { compilerOptions: options }).outputText : text);
  }
}

async function runExtension({ folder, tool, args, settings, order }) {
  const [path] = filesBelow(folder, 'extension.mjs');
  Object.assign(process.env, settings);
  const port = ports.get(path) ?? (await freePort());
  process.env.EXTENSION_PORT = String(port);
  ports.set(path, port);
  await import(pathToFileURL(path).href);
  const body = JSON.stringify({ action: 'request', opName: order[tool], info: args });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
  const text = await answer.text();
  for (const name of Object.keys(settings)) delete process.env[name];
  const value = JSON.parse(text);
  if (value?.ok === false) throw new Error(value.reason);
  return typeof value === 'string' ? value : text;
}

/** Where the servers listen that were started. */
const ports = new Map();

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function runScript({ folder, tool, args, settings, order }) {
  const path = join(folder, order[tool]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, JSON.stringify(args)], {
    encoding: 'utf8',
    timeout: LIMIT,
    env: { PATH: process.env.PATH, ...staged(), ...settings },
  });
  if (status === 0) return stdout.replace(/\n$/, '');
  const lines = stderr.trim().split('\n');
  if (lines.length > 1) throw new Error(`a failing tool prints ${String(lines.length)} lines: ${stderr}`);
  throw new Error(stderr.trim());
}

/** A plugin as RAGFlow 0.19 calls it, with the host's own module replaced. */
function runPython({ folder, args }) {
  const program = `
import json, sys, types
class LLMToolPlugin: pass
for name in ('agent', 'agent.plugin', 'agent.plugin.llm_tool_plugin', 'plugin', 'plugin.llm_tool_plugin'):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].LLMToolPlugin = LLMToolPlugin
    sys.modules[name].LLMToolMetadata = dict
path, args = json.load(sys.stdin)
space = {}
exec(compile(open(path, encoding='utf-8').read(), path, 'exec'), space)
try:
    print(json.dumps({'text': str(LLMToolPlugin.__subclasses__()[0]().invoke(**args))}))
except Exception as error:
    print(json.dumps({'error': str(error)}))
`;
  const [path] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.py'),
  );
  const input = JSON.stringify([join(folder, path), args]);
  const { stdout } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8', timeout: LIMIT });
  const { text, error } = JSON.parse(stdout);
  if (error !== undefined) throw new Error(error);
  return text;
}

async function answerTo(job) {
  const answer = await outcomeOf(job);
  return { ...answer, asked: noted() };
}

async function outcomeOf(job) {
  try {
    const late = new Promise((_, refuse) =>
      setTimeout(() => refuse(new Error('it does not end')), LIMIT).unref(),
    );
    return { text: String(await Promise.race([RUNNERS[job.host](job), late])) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const write = process.stdout.write.bind(process.stdout);
// What tools and servers print is not an answer.
console.log = () => {};
console.error = () => {};
process.on('uncaughtException', () => {});
const folder = mkdtempSync(join(tmpdir(), 'plugbench-asked-'));
process.env.PLUGBENCH_ASKED = join(folder, 'asked.jsonl');
writeFileSync(process.env.PLUGBENCH_ASKED, '');
let input = '';
for await (const chunk of process.stdin) input += chunk;
for (const job of JSON.parse(input)) {
  write(`${JSON.stringify({ at: count++, ...(await answerTo(job)) })}\n`);
}
rmSync(folder, { recursive: true });
// Not before all is read.
write('', () => process.exit(0));
