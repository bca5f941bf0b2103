// Tells which file of a plugin a text is: its manifest, its list of MCP servers, or a skill, and where skills are.

import { member } from '../../../model/guards.ts';
import { isServers } from '../servers/entries.ts';
import { folderOf } from '../../../files/paths.ts';

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

/** A path below the manifest's folder. Paths are relative to it or whole, also where it is called `skills`. */
export function placeBelow(path: string, manifest: string): string {
  const folder = folderOf(manifest);
  return folder !== '' && path.startsWith(folder) && !isSkillPlace(path) ? path.slice(folder.length) : path;
}

/** Whether clients find a skill at this path below the manifest's folder. */
export function isSkillPlace(path: string): boolean {
  return /^skills\/[^/]+\/SKILL\.md$/.test(path);
}
