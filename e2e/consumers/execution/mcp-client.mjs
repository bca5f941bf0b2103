// Calls tools of saved Agent Plugins as a client does: the official SDK starts the server by the package's mcp.json.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * plain: in the package's folder, settings in the environment. bare: from another folder, without a variable that the
 * specification does not promise, settings in the folder for data.
 */
export const WAYS = ['plain', 'bare'];

/** What the SDK hands on by itself, and a client need not. */
const INHERITED = ['HOME', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'USER'];

/**
 * A connected client of the server in the package at `folder`; `sdk` is the folder that has the SDK, `around` what tests
 * add to the environment.
 */
export async function connect(sdk, folder, settings, launch, around = {}) {
  const load = createRequire(join(sdk, 'package.json'));
  const { Client } = load('@modelcontextprotocol/sdk/client/index.js');
  const { StdioClientTransport } = load('@modelcontextprotocol/sdk/client/stdio.js');
  const { mcpServers } = JSON.parse(readFileSync(join(folder, 'mcp.json'), 'utf8'));
  const [{ command, args = [] }] = Object.values(mcpServers);
  const data = join(dirname(folder), `data ${launch}`);
  mkdirSync(data, { recursive: true });
  if (launch === 'bare') writeFileSync(join(data, 'settings.json'), JSON.stringify(settings));
  const empty = Object.fromEntries(INHERITED.map((name) => [name, '']));
  const transport = new StdioClientTransport({
    // A client finds the program by its own search path.
    command: found(command),
    args: args.map((arg) => arg.replaceAll('${PLUGIN_ROOT}', folder).replaceAll('${PLUGIN_DATA}', data)),
    cwd: launch === 'plain' ? folder : tmpdir(),
    env: { ...(launch === 'plain' ? settings : empty), ...around, PLUGIN_ROOT: folder, PLUGIN_DATA: data },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'plugbench', version: '1.0.0' });
  // What the output holds that is not a message.
  const faults = [];
  client.onerror = (error) => faults.push(String(error));
  await client.connect(transport);
  return { client, faults };
}

/** What the SDK makes of a list of tools: its schema drops a parameter `__proto__`, for one. */
export function parsedTools(sdk, text) {
  const { ListToolsResultSchema } = createRequire(join(sdk, 'package.json'))(
    '@modelcontextprotocol/sdk/types.js',
  );
  return ListToolsResultSchema.parse(JSON.parse(text)).tools;
}

const programs = new Map([['node', process.execPath]]);

function found(command) {
  const known = programs.get(command);
  if (known) return known;
  const { stdout } = spawnSync(command, ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  programs.set(command, stdout.trim());
  return stdout.trim();
}

let last = null;

/** What a tool gives through the server: its text; throws what it fails with. The server of the last call goes on. */
export async function callTool({ sdk, folder, tool, args, settings, order, launch, around }) {
  if (last?.folder !== folder || last.launch !== launch) {
    await last?.client.close();
    last = { folder, launch, ...(await connect(sdk, packageIn(folder), settings, launch, around)) };
  }
  const { client, faults } = last;
  const { tools } = await client.listTools();
  if (tools[tool]?.name !== order[tool]) throw new Error('the server lists other tools');
  const { content, isError } = await client.callTool({ name: order[tool], arguments: args });
  if (faults.length > 0) throw new Error(`not of the protocol: ${faults.join(' ')}`);
  const text = content.map((one) => one.text).join('\n');
  if (isError) throw new Error(text);
  return text;
}

/** The folder of the package, which bears its name. */
export function packageIn(folder) {
  const name = readdirSync(folder).find((one) => existsSync(join(folder, one, 'plugin.json')));
  return join(folder, name ?? '');
}
