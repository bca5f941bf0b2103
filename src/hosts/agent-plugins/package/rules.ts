// Rules on what is in the folder of a plugin.

import { readJson } from '../../../lang/json/read.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { code, listed } from '../../kit/words.ts';
import { section, SERVERS, define } from '../evidence.ts';
import { pluginServers } from '../mcp/client-file.ts';
import template from '../samples/template-skill.txt?raw';

export const clientServers = define.broken('agent-plugins/client-servers', {
  message: () =>
    'Clients load servers from `mcp.json` only, and the servers of this plugin are in `.mcp.json`, the file of Claude Code. The plugin loads without them.',
  evidence: SERVERS,
  fix: (_, document) => {
    const file = fileBeside({ main: document, others: document.others ?? [] }, '.mcp.json');
    const made = pluginServers(readJson(file?.text ?? '').value);
    if (!made) return [];
    const path = file?.path.replace(/\.mcp\.json$/, 'mcp.json') ?? '';
    const text = `${JSON.stringify(made, null, 2)}\n`;
    return [{ title: 'Write mcp.json with these servers', changes: [], files: [{ path, text }] }];
  },
});

export const clientFolders = define.changed<{ folders: readonly string[] }>('agent-plugins/client-folders', {
  message: ({ folders }) =>
    `Clients do not look into ${listed(folders.map((folder) => code(`${folder}/`)))}: a plugin has skills and MCP servers. What is for one client belongs in a folder with its reverse domain.`,
  evidence: [section('6.1'), section('7'), section('8')],
});

export const emptyPackage = define.advice('agent-plugins/empty-package', {
  message: () =>
    'Nothing that clients load is open beside this manifest: skills are in `skills/<name>/SKILL.md`, servers in `mcp.json`.',
  evidence: [section('6.1')],
  fix: () => [
    { title: 'Write a skill', changes: [], files: [{ path: 'skills/my-skill/SKILL.md', text: template }] },
  ],
});
