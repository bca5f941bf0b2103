// Reads a package as one plugin: what plugin.json says, the tools of its server with their code, and its skill.

import type { FilePlace, Reason } from '../../../model/ledger.ts';
import type { Sourced } from '../../../model/plugin.ts';
import type { PluginFiles, PluginRead, Remark, SourceFile } from '../../../model/portable.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { placesOf, readerOf, type Reader } from '../../../convert/values/reader.ts';
import { codeSpan } from '../../../lang/markdown/escape.ts';
import { PYTHON_SERVER } from './python-server.ts';
import { jsonBeside, LIST_FILE, NO_SCRIPT, readServer, type ReadServer } from './read-server.ts';
import { readSkill, skillPaths } from './read-skill.ts';
import { NODE_SERVER } from './server.ts';
import nodeScript from './scripts/server.mjs?raw';
import pythonScript from './scripts/server.py?raw';

const OWN_SERVER: Reason = {
  code: 'own-server',
  says: 'Only the running server knows its tools, so they cannot be converted.',
};

const NO_LIST: Remark = {
  tone: 'stub',
  says: 'The tools are missing: add the files of the folder `server`.',
};

/** Tools are those of a server that conversions write; those of any other server only that server knows. */
export function read(source: PluginFiles): PluginRead {
  const { main } = source;
  const config = jsonBeside(source, 'mcp.json');
  const servers = config ? readerOf(config).at('mcpServers').members() : [];
  const others = servers.filter(({ here }) => !isWritten(source, scriptOf(here)));
  const isOurs = others.length < servers.length;
  const server = isOurs || servers.length === 0 ? readServer(source) : NO_SERVER;
  const skill = readSkill(source);
  const files = [main, config, ...server.files, ...(skill?.files ?? [])].flatMap((file) => file ?? []);
  const root = readerOf(main);
  return {
    files,
    constants: [
      ...constantsIn(root, config, isOurs),
      ...server.constants,
      ...(skill ? repeatedIn(root, skill.front, isOurs) : []),
      ...writtenAnew(source),
    ],
    noCode: server.noCode,
    reasons: others.map(({ key }) => ({ file: key.file, pointer: key.pointer, reason: OWN_SERVER })),
    remarks: [...missingTools(others, isOurs && !server.isListed), ...otherSkills(source)],
    plugin: {
      id: root.at('name').text(),
      name: skill?.title,
      version: root.at('version').text(),
      description:
        root.at('description').text() ?? (isOurs ? undefined : skill?.front.at('description').text()),
      category: skill?.front.at('metadata', 'category').text(),
      license: root.at('license').text(),
      homepage: root.at('homepage').text() ?? root.at('repository').text(),
      author: {
        name: root.at('author', 'name').text(),
        email: root.at('author', 'email').text(),
        url: root.at('author', 'url').text(),
      },
      tags: [],
      keywords: root.at('keywords').texts(),
      prompt: skill?.prompt,
      services: [],
      settings: server.settings,
      tools: server.tools,
      triggers: [],
    },
  };
}

const NO_SERVER: ReadServer = {
  files: [],
  constants: [],
  settings: [],
  tools: [],
  noCode: NO_SCRIPT,
  isListed: false,
};

/** Scripts of servers as conversions write them. */
const SCRIPTS: Readonly<Record<string, string>> = {
  [NODE_SERVER]: nodeScript,
  [PYTHON_SERVER]: pythonScript,
};

/** Whether a conversion wrote the server: its list of tools tells, and where that is not open, its script. */
function isWritten(source: PluginFiles, script: string | undefined): boolean {
  if (script === undefined) return false;
  const file = fileBeside(source, script);
  return fileBeside(source, LIST_FILE) !== undefined || !file || file.text.includes(SCRIPTS[script] ?? '');
}

/** The script of ours that an entry of mcp.json starts; undefined for any other server. */
function scriptOf(server: Reader): string | undefined {
  const [script, ...more] = server.at('args').texts();
  const found = Object.keys(SCRIPTS).find((path) => script?.value === `\${PLUGIN_ROOT}/${path}`);
  return server.at('type').value === 'stdio' && more.length === 0 ? found : undefined;
}

/** Which tools cannot be read: those of other servers, and of one of ours whose list is not open. */
function missingTools(others: readonly { readonly key: Sourced<string> }[], lacksList: boolean): Remark[] {
  const ofOthers = others.map(({ key }): Remark => {
    const says = `The tools of the server ${codeSpan(key.value)} are missing: only the running server knows them.`;
    return { tone: 'stub', says };
  });
  return lacksList ? [...ofOthers, NO_LIST] : ofOthers;
}

/** A plugin has one prompt, which is the first skill. */
function otherSkills(source: PluginFiles): Remark[] {
  const [, ...others] = skillPaths(source);
  if (others.length === 0) return [];
  const list = others.map((path) => codeSpan(path)).join(', ');
  return [{ tone: 'note', says: `Only the first skill is converted. Left out: ${list}.` }];
}

/** What every package has, or every package with a server of ours. */
function constantsIn(root: Reader, config: SourceFile | undefined, isOurs: boolean): FilePlace[] {
  if (!config) return placesOf([root.at('$schema')]);
  const at = readerOf(config);
  const own = at
    .at('mcpServers')
    .members()
    .filter(({ here }) => scriptOf(here) !== undefined)
    .flatMap(({ here }) => [here.at('type'), here.at('command'), here.at('args', 0)]);
  return placesOf([root.at('$schema'), at.at('$schema'), ...(isOurs ? own : [])]);
}

/** What the front matter of a skill says again, and what it says of the server. */
function repeatedIn(root: Reader, front: Reader, isOurs: boolean): FilePlace[] {
  const pairs = [
    [root.at('description'), front.at('description')],
    [root.at('license'), front.at('license')],
    [root.at('version'), front.at('metadata', 'version')],
    [root.at('homepage'), front.at('metadata', 'homepage')],
    [root.at('author', 'name'), front.at('metadata', 'author')],
  ] as const;
  // Without a description of its own it has those of the tools.
  const isAgain = (stated: Reader, again: Reader): boolean =>
    stated.value === again.value || (isOurs && stated.value === undefined);
  const same = pairs.flatMap(([stated, again]) => (isAgain(stated, again) ? [again] : []));
  return placesOf([...same, front.at('name'), ...(isOurs ? [front.at('compatibility')] : [])]);
}

/** Files of conversions that say nothing of the plugin which others do not say too. */
function writtenAnew(source: PluginFiles): FilePlace[] {
  return Object.entries(SCRIPTS).flatMap(([path, mark]) => {
    const file = fileBeside(source, path);
    return file?.text.includes(mark) ? [{ file: file.path, pointer: '' }] : [];
  });
}
