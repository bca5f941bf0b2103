// Detects the files of Agent Plugins, and tells them from the plugin.json of single clients.

import { isObject, member } from '../../model/guards.ts';
import type { Detection, DetectionInput, OtherProduct } from '../../model/host.ts';
import type { PluginFile } from '../../model/file.ts';
import { among, hasKeys, weight } from '../kit/detection.ts';
import { ORIGIN } from './addresses.ts';
import { isSkill, isSkillPlace, placeBelow } from './file/kind.ts';
import { isServers } from './servers/entries.ts';

/** Scores a text; null where nothing suggests a file of an Agent Plugin. */
export function detect(seen: DetectionInput): Detection | null {
  const { text, value, keys } = seen;
  const schema = member(value, '$schema');
  if (typeof schema === 'string' && schema.startsWith(ORIGIN))
    return { score: weight.certain, reason: 'has a `$schema` of agent-plugins.org', exclusive: true };
  if (isSkill(text)) return { score: weight.strong, reason: 'begins with the front matter of a SKILL.md' };
  if (keys.has('name')) return detectBeside(seen);
  const held = ['mcpServers', 'servers'].find((key) => isServers(member(value, key)));
  if (!(held ?? keys.has('mcpServers'))) return null;
  return {
    score: held ? weight.likely : weight.weak,
    reason: `has \`${held ?? 'mcpServers'}\`, the MCP servers of clients`,
  };
}

/** A manifest that lacks its mark, by the files that its folder has for clients of Agent Plugins. */
function detectBeside({ path = '', others = [] }: DetectionInput): Detection | null {
  if (path !== '' && path.split('/').at(-1) !== 'plugin.json') return null;
  const isOurs = ({ path: name, text }: PluginFile): boolean =>
    /(?:^|\/)mcp\.json$/.test(name) && text.includes(`"${ORIGIN}`);
  if (others.some(isOurs))
    return { score: weight.own, reason: 'has an `mcp.json` of an Agent Plugin beside it' };
  return others.some((file) => isSkillPlace(placeBelow(file.path, path)))
    ? { score: weight.likely, reason: 'has a name and a skill in `skills` beside it' }
    : null;
}

/** Folders of manifests that only one client reads. */
const FOLDERS: Readonly<Record<string, string>> = {
  '.claude-plugin': 'Claude Code plugin',
  '.codex-plugin': 'Codex plugin',
  '.cursor-plugin': 'Cursor plugin',
};

/** Members that plugins of one client have besides those that all share. */
const CLIENTS: readonly (readonly [product: string, keys: readonly string[]])[] = [
  ['Codex plugin', ['interface', 'apps']],
  ['Cursor plugin', ['rules', 'logo']],
  ['Claude Code plugin', ['commands', 'agents', 'lspServers', 'outputStyles']],
  ['plugin of one client (Claude Code, Codex or Cursor)', ['skills', 'hooks', 'mcpServers']],
];

/** The plugin.json of a single client, by the components that it lists. */
export function otherProduct({ value, keys, path = '' }: DetectionInput): OtherProduct | null {
  const [file, folder = ''] = path.split('/').reverse();
  const owner = file === 'plugin.json' && Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined;
  if (owner !== undefined)
    return { product: owner, score: weight.own, reason: `is in the folder \`${folder}\`` };
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
