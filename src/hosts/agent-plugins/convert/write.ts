// Writes a plugin as a package that any client loads, with an MCP server that runs the tools.

import type {
  ConversionOutput,
  OutputTool,
  OutputTree,
  OutputNode,
  WrittenFile,
} from '../../../model/output.ts';
import type { Plugin, Tool } from '../../../model/plugin.ts';
import { keep, approximate, someMembers, someOf, fixed, together } from '../../../convert/values/output.ts';
import { FUNCTION_NAME, writtenList, type ListedTool } from '../../../convert/targets/tool-list.ts';
import { CALLS_FILE } from '../../../convert/code/calls-module.ts';
import { environmentOf } from '../../../convert/code/setting-names.ts';
import { nodeFor } from '../../../convert/code/required.ts';
import { impliedSecrets, variablesOf } from '../../../convert/skill/setting-list.ts';
import { isPython, PYTHON, PYTHON_SERVER, pythonPackages, pythonServer } from './python-server.ts';
import { EXAMPLES, LIST_FILE } from './read-server.ts';
import { NODE_SERVER, nodeServer, settingsFile } from './server.ts';
import { skillFiles } from './skill.ts';
import type { Portable } from '../../../model/portable.ts';
import { read } from './read.ts';
import { isStated, namesIn } from '../../../convert/values/identifiers.ts';
import { isSafeFolder } from '../../../files/paths.ts';
import { MCP_SCHEMA, PLUGIN_SCHEMA } from '../addresses.ts';
import { MAX_NAME, nameFault } from '../names.ts';
import * as why from '../../../convert/report/reasons.ts';

/** A whole package, `plugin.json` first. */
export function write(plugin: Plugin): ConversionOutput {
  const name = packageName(plugin);
  const folder = String(name.value);
  const { content, tools, implied } = writtenList(plugin, FUNCTION_NAME, moreOf);
  const variables = variablesOf(plugin.settings);
  const inPython = tools.some(isPython);
  const packages = tools.flatMap(({ tool: { code } }) => (code?.packages ?? []).map((one) => one.name));
  const environment = variables.map((variable) => String(variable.name.value));
  const python = inPython ? pythonPackages(tools) : [];
  const program = inPython ? [PYTHON, ...python].join(', ') : nodeFor(plugin.tools);
  const needs = { program, variables: environment, packages: [...new Set(packages)] };
  const steps = [
    ...(python.length > 0 ? [`Run \`python3 -m pip install ${python.join(' ')}\`.`] : []),
    ...stepsOf(folder, program, environment, packages.length > 0),
  ];
  const { server, paths } = inPython
    ? pythonServer(tools)
    : { server: nodeServer(tools, variables), paths: [] };
  // The server in Python runs tools that have no settings.
  const settings = inPython && variables.length === 0 ? [] : [settingsFile(variables)];
  const files = [
    manifestFile(plugin, name),
    serverFile(folder, inPython ? 'python3' : 'node', inPython ? PYTHON_SERVER : NODE_SERVER),
    { path: LIST_FILE, language: 'json' as const, content },
    ...settings,
    ...server,
    ...skillFiles(plugin, { server: folder, tools, variables, needs }),
  ];
  return {
    files: files.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    implied: [...implied, ...impliedSecrets(plugin.settings)],
    install: [{ releases: [], steps }],
    ...(environment.length > 0 ? { environment } : {}),
    calls: { tools: callsOf(folder, tools, paths), settings: environmentOf(plugin.settings) },
  };
}

/** `paths` are those of the tools' own files where these are in Python. */
function callsOf(folder: string, tools: readonly ListedTool[], paths: readonly string[]): OutputTool[] {
  return tools.map(({ name, tool }, i): OutputTool => {
    const path = paths[i];
    return path === undefined
      ? { name: String(name.value), path: `${folder}/server/${CALLS_FILE}`, script: 'module' }
      : { name: tool.id?.value ?? String(name.value), path: `${folder}/${path}`, script: 'python' };
  });
}

const ASKS = {
  code: 'approval-hint',
  says: 'Clients decide when they ask. The hint tells them that the tool changes things.',
};

/** MCP has no approval, only hints, and no examples, which are metadata that clients do not look at. */
function moreOf({ approval, examples }: Tool): Readonly<Record<string, OutputTree | undefined>> {
  const known = examples.map(({ prompt, call }) => ({ prompt: keep(prompt), call: keep(call) }));
  return {
    annotations:
      approval?.value === true ? { destructiveHint: approximate(approval, true, ASKS) } : undefined,
    _meta: someMembers({ [EXAMPLES]: someOf(known) }),
  };
}

function stepsOf(
  folder: string,
  program: string,
  variables: readonly string[],
  hasPackages: boolean,
): string[] {
  const set = variables.map((name) => `\`${name}\``).join(', ');
  return [
    ...(hasPackages ? [`Run \`npm install\` in the folder \`${folder}/server\`.`] : []),
    `Install the folder \`${folder}\` as a plugin in a client of Agent Plugins 1.0.0.`,
    `The server needs ${program}.`,
    ...(set === ''
      ? []
      : [
          `Set the settings in the environment of the server, or in \`settings.json\` in its folder for data (\`PLUGIN_DATA\`): ${set}.`,
        ]),
  ];
}

export const portable: Portable = { read, write };

/** The package's name, which its folder and its server have too. */
function packageName({ id, name, tools: [first] }: Plugin): OutputNode {
  const names = namesIn(
    'kebab',
    'my-plugin',
    (text) => nameFault(text) === null && isSafeFolder(text),
    MAX_NAME,
  );
  return names.give([id, name, first?.id, first?.title].find(isStated), why.LEGAL_NAME);
}

/** The manifest. What its closed list of members lacks is in the skill. */
function manifestFile(plugin: Plugin, name: OutputNode): WrittenFile {
  const { version, description, author, homepage, license } = plugin;
  const content: OutputTree = {
    $schema: fixed(PLUGIN_SCHEMA),
    name,
    version: keep(version),
    description: keep(description),
    author: someMembers({ name: keep(author?.name), email: keep(author?.email), url: keep(author?.url) }),
    homepage: keep(homepage),
    license: keep(license),
    keywords: someOf(keywordsOf(plugin)),
  };
  return { path: 'plugin.json', language: 'json', content, manifest: '' };
}

function keywordsOf({ keywords, tags }: Plugin): OutputNode[] {
  const all = [...keywords, ...tags];
  const first = all.filter(({ value }, i) => all.findIndex((one) => one.value === value) === i);
  return first.map((word) =>
    together(
      keep(word),
      all.filter((one) => one !== word && one.value === word.value).map((one) => keep(one)),
    ),
  );
}

/** One server that a client starts with `command`; `script` is its path in the package. */
function serverFile(name: string, command: string, script: string): WrittenFile {
  const server: OutputTree = {
    type: fixed('stdio'),
    command: fixed(command),
    args: [fixed(`\${PLUGIN_ROOT}/${script}`)],
  };
  return {
    path: 'mcp.json',
    language: 'json',
    content: { $schema: fixed(MCP_SCHEMA), mcpServers: { [name]: server } },
    manifest: '',
  };
}
