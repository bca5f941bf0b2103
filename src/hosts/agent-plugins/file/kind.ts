// Tells which file of a plugin a text is: its manifest, its list of MCP servers, or a skill.

import { member } from '../../../model/guards.ts';
import { isServers } from '../servers/entries.ts';

/** `plugin`: plugin.json; `mcp`: mcp.json; `skill`: SKILL.md. */
export type FileKind = 'plugin' | 'mcp' | 'skill';

/** By the file's name, else by what is in it. */
export function fileKind({ text, value, path }: FileSeen): FileKind {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'plugin.json') return 'plugin';
  if (/mcp\.json$/i.test(name)) return 'mcp';
  if (isSkill(text)) return 'skill';
  return kindOfValue(value);
}

interface FileSeen {
  readonly text: string;
  readonly value: unknown;
  readonly path: string;
}

/** Which of the two JSON files a value is. */
export function kindOfValue(value: unknown): 'plugin' | 'mcp' {
  const schema = member(value, '$schema');
  if (typeof schema === 'string' && /\/(?:mcp|plugin)\.schema\.json$/.test(schema))
    return schema.endsWith('/mcp.schema.json') ? 'mcp' : 'plugin';
  const has = (key: string): boolean => member(value, key) !== undefined;
  return (has('mcpServers') || isServers(member(value, 'servers'))) && !has('name') ? 'mcp' : 'plugin';
}

/** Where the front matter of a long text is looked for, characters. */
const HEAD = 4000;

/** Markdown with the front matter of a skill; other pages have a title there. */
export function isSkill(text: string): boolean {
  const head = text.slice(0, HEAD);
  const has = (key: string): boolean => new RegExp(`^${key}[ \\t]*:`, 'm').test(head);
  return /^---[ \t]*\r?\n/.test(head) && (has('name') || (has('description') && !has('title')));
}
