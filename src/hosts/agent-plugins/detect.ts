// Detects the files of Agent Plugins, and tells them from the plugin.json of single clients.

import { isObject, member } from '../../model/guards.ts';
import type { Detection, DetectionInput, OtherProduct } from '../../model/host.ts';
import { among, hasKeys, valuesAt, weight } from '../kit/detection.ts';
import { ORIGIN } from './addresses.ts';
import { isSkill } from './file/kind.ts';

/** Scores a text; null where nothing suggests a file of an Agent Plugin. */
export function detect({ text, value, keys }: DetectionInput): Detection | null {
  const schema = member(value, '$schema');
  if (typeof schema === 'string' && schema.startsWith(ORIGIN))
    return { score: weight.certain, reason: 'has a `$schema` of agent-plugins.org', exclusive: true };
  if (isSkill(text)) return { score: weight.strong, reason: 'begins with the front matter of a SKILL.md' };
  if (!keys.has('mcpServers') || keys.has('name')) return null;
  const isList = valuesAt(value, 'mcpServers').some(isServer);
  return {
    score: isList ? weight.likely : weight.weak,
    reason: 'has `mcpServers`, the MCP servers of clients',
  };
}

function isServer(value: unknown): boolean {
  return member(value, 'command') !== undefined || member(value, 'url') !== undefined;
}

/** Members that plugins of one client have besides those that all share. */
const CLIENTS: readonly (readonly [product: string, keys: readonly string[]])[] = [
  ['Codex plugin', ['interface', 'apps']],
  ['Cursor plugin', ['rules', 'logo']],
  ['Claude Code plugin', ['commands', 'agents', 'lspServers', 'outputStyles']],
  ['plugin of one client (Claude Code, Codex or Cursor)', ['skills', 'hooks', 'mcpServers']],
];

/** The plugin.json of a single client, by the components that it lists. */
export function otherProduct({ value, keys }: DetectionInput): OtherProduct | null {
  if (!keys.has('name')) return null;
  for (const [product, marks] of CLIENTS) {
    const found = among(keys, marks).filter((key) => isComponent(key, member(value, key)));
    if (found.length > 0) return { product, score: weight.strong, reason: hasKeys(found) };
  }
  return null;
}

/** Components are paths below the plugin; some may be written into the manifest. */
function isComponent(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isPath);
  return (
    isPath(value) || (['interface', 'hooks', 'mcpServers', 'lspServers'].includes(key) && isObject(value))
  );
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('./');
}
