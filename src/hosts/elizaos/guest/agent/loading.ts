// Which export of a package is its plugin, and in which order plugins come (`plugin.ts` of 1.7.2).

import { isObjectLike, sourceOf } from '../../../../sandbox/guest/primordials.ts';
import type { Exports } from '../modules.ts';
import { messageOf } from '../values.ts';
import type { Logger } from './logger.ts';
import type { PluginFunction, AgentPlugin } from './shapes.ts';

/** How packages are found. */
export interface Packages {
  readonly logger: Logger;
  /** The exports of a package; throws where it cannot be imported. */
  readonly load: (name: string) => Exports;
  readonly isTest: boolean;
}

/** What the core takes for a plugin. */
export const isPlugin = (value: unknown): value is AgentPlugin => {
  if (!isObjectLike(value) || typeof value === 'function') return false;
  const { name, init, services, providers, actions, evaluators, description } = value as Exports;
  return Boolean(name && (init || services || providers || actions || evaluators || description));
};

/** Every exported function without parameters is called on the way, whatever it does. */
function pluginOf(exports: Exports, name: string): AgentPlugin | null {
  const bare = name.replace(/^@elizaos\/(?:plugin-)?/, '');
  const expected = `${bare.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}Plugin`;
  const others = Object.keys(exports).sort((a, b) => (a < b ? -1 : 1));
  for (const key of [expected, 'default', ...others]) {
    const one = exports[key];
    if (isPlugin(one)) return one;
    if (typeof one !== 'function' || one.length > 0) continue;
    if (/^class\b/.test(sourceOf(one as PluginFunction)))
      throw new TypeError(`Class constructor ${one.name} cannot be invoked without 'new'`);
    const made = (one as PluginFunction)();
    if (isPlugin(made)) return made;
  }
  return null;
}

function loadPlugin(name: string, { load, logger }: Packages): AgentPlugin | null {
  let exports: Exports;
  try {
    exports = load(name);
  } catch (error) {
    logger.warn({ src: 'core:plugin', pluginName: name, error: messageOf(error) }, 'Failed to load plugin');
    return null;
  }
  const plugin = pluginOf(exports, name);
  if (!plugin) logger.warn({ src: 'core:plugin', pluginName: name }, 'No valid plugin export found');
  return plugin;
}

/** `@scope/plugin-name` is also known as `name`. */
const short = (name: string): string => /^@[^/]+\/plugin-(.+)$/.exec(name)?.[1] ?? name;

/** Plugins with all that they depend on; throws what an exported function throws. */
export async function resolvePlugins(
  plugins: readonly (string | AgentPlugin)[],
  packages: Packages,
): Promise<AgentPlugin[]> {
  const found = new Map<string, AgentPlugin>();
  const queue = [...plugins];
  const seen = new Set<string>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    // Every import takes a turn, as in the core.
    const plugin = await Promise.resolve(typeof next === 'string' ? loadPlugin(next, packages) : next);
    if (!plugin || found.has(plugin.name)) continue;
    found.set(plugin.name, plugin);
    for (const name of needs(plugin, packages)) {
      const isThere = [...found.keys()].some((one) => short(one) === short(name) || one === name);
      if (isThere || seen.has(name) || seen.has(short(name))) continue;
      seen.add(name).add(short(name));
      queue.push(name);
    }
  }
  return ordered(found, packages);
}

const needs = ({ dependencies, testDependencies }: AgentPlugin, { isTest }: Packages): string[] => [
  ...(dependencies ?? []),
  ...((isTest && testDependencies) || []),
];

/** Dependencies first. One that is missing, or in a cycle, is a line of the log. */
function ordered(found: ReadonlyMap<string, AgentPlugin>, packages: Packages): AgentPlugin[] {
  const known = new Map<string, AgentPlugin>();
  for (const plugin of found.values()) {
    known.set(plugin.name, plugin);
    if (!plugin.name.startsWith('@')) known.set(`@elizaos/plugin-${plugin.name}`, plugin);
    known.set(short(plugin.name), plugin);
  }
  const done = new Set<AgentPlugin>();
  const open = new Set<AgentPlugin>();
  const visit = (pluginName: string): void => {
    const plugin = known.get(pluginName) ?? known.get(short(pluginName));
    const { logger } = packages;
    if (!plugin)
      return logger.warn({ src: 'core:plugin', pluginName }, 'Plugin dependency not found, skipping');
    if (done.has(plugin)) return;
    if (open.has(plugin))
      return logger.error({ src: 'core:plugin', pluginName: plugin.name }, 'Circular dependency detected');
    open.add(plugin);
    for (const name of needs(plugin, packages)) visit(name);
    open.delete(plugin);
    done.add(plugin);
  };
  for (const { name } of found.values()) visit(name);
  return [...done];
}
