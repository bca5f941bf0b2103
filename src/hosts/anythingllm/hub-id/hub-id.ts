// The three uses that the host makes of a hubId: path to the skill's folder, mark of another kind of tool, tool name.

import { member } from '../../../model/guards.ts';

/** What model providers commonly accept as a tool's name; the host sends the hubId and checks nothing. */
export const TOOL_NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/** The message that the host's `normalizePath` throws for a path that leads nowhere. */
export const INVALID_PATH = 'Invalid path.';

/** `folder` is null where the path does not end in a direct child of the skills folder. */
export type HubPath = { readonly throws: string } | { readonly folder: string | null };

/**
 * The folder below the skills folder that the host opens for this hubId, or the exception's message.
 * A port of `normalizePath` of server/utils/files: it trims, drops leading `../` and reads undefined as ''.
 */
export function hubPath(hubId: unknown): HubPath {
  if (hubId === null) return { throws: "Cannot read properties of null (reading 'trim')" };
  if (hubId !== undefined && typeof hubId !== 'string') return { throws: 'filepath.trim is not a function' };
  const path = normalizePosix((hubId ?? '').trim())
    .replace(/^(\.\.(\/|\\|$))+/, '')
    .trim();
  if (path === '..' || path === '.' || path === '/') return { throws: INVALID_PATH };
  // path.resolve normalises once more, which can bring dots to light that spaces hid.
  const folder = normalizePosix(path).replace(/\/$/, '');
  return { folder: /^\.{0,2}$|[/\0]/.test(folder) ? null : folder };
}

/** Node's path.normalize for POSIX paths. */
function normalizePosix(path: string): string {
  if (path === '') return '.';
  const absolute = path.startsWith('/');
  const out: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') out.push(segment);
    else if (out.length > 0 && out.at(-1) !== '..') out.pop();
    else if (!absolute) out.push('..');
  }
  const joined = out.join('/');
  if (joined === '') return absolute ? '/' : path.endsWith('/') ? './' : '.';
  return (absolute ? '/' : '') + joined + (path.endsWith('/') ? '/' : '');
}

/** The skill's identifier in the list of tools to load (imported.js:78). */
export function toolIdentifier(hubId: unknown): string {
  return `@@${asText(hubId)}`;
}

/** The host's own template-string conversion, for any JSON value; '' for an object that no text can be made of. */
export function asText(value: unknown): string {
  try {
    return `${value as string}`;
  } catch {
    return '';
  }
}

/** The message that this conversion throws while the host lists the skills to load; undefined where it works. */
export function textCrash(value: unknown): string | undefined {
  try {
    return void `${value as string}`;
  } catch {
    return 'Cannot convert object to primitive value';
  }
}

/**
 * The log line of a hubId that the host mistakes for another kind of tool, undefined for others
 * (server/utils/agents/index.js:582-588, 614-622, 642-654).
 */
export function mistakenFor(hubId: unknown): { readonly mark: string; readonly log: string } | undefined {
  const name = toolIdentifier(hubId);
  if (name.includes('#')) {
    const log = `${name.slice(0, name.indexOf('#'))} is not a valid plugin. Skipping inclusion to agent cluster.`;
    return { mark: '#', log };
  }
  if (name.startsWith('@@flow_')) {
    const log = `Flow ${name.slice(7)} not found in flows directory. Skipping inclusion to agent cluster.`;
    return { mark: 'flow_', log };
  }
  if (name.startsWith('@@mcp_')) {
    const log = `MCP ${name.slice(6)} not found in MCP server config. Skipping inclusion to agent cluster.`;
    return { mark: 'mcp_', log };
  }
  return undefined;
}

/** The folder of `folder/plugin.json` as the person gave it; null where the path names none. */
export function folderOf(path: string): string | null {
  return path.split(/[/\\]/).at(-2) ?? null;
}

/** The file name of a path; null for the empty path. */
export function fileOf(path: string): string | null {
  return path === '' ? null : (path.split(/[/\\]/).at(-1) ?? null);
}

/** `<hubId>/plugin.json`, or a placeholder folder where the hubId cannot name one. */
export function defaultPath(value: unknown): string {
  const hubId = member(value, 'hubId');
  const folder = typeof hubId === 'string' ? hubId.trim() : asText(hubId);
  const named = typeof hubId === 'string' || typeof hubId === 'number' || typeof hubId === 'boolean';
  const usable = named && folder !== '' && !/^\.+$|[/\\\0]/.test(folder);
  return `${usable ? folder : 'my-skill'}/plugin.json`;
}

/** A hubId made of these words that is a legal folder and tool name; '' where no character of them can be used. */
export function suggestHubId(words: string): string {
  const plain = words
    .slice(0, 200)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-zA-Z0-9_-]+/g, '-')
    .replace(/^[-_]+|(?<![-_])[-_]+$/g, '')
    .replace(/^(flow_|mcp_)+/, '')
    .slice(0, 64);
  return TOOL_NAME.test(plain) ? plain : '';
}
