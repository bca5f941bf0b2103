// Where Milady finds the plugin among the exports of a module.

import { isObjectLike } from '../../../sandbox/guest/primordials.ts';
import type { Exports } from './modules.ts';

/** Any object of the plugin. */
export type PluginObject = Readonly<Record<string, unknown>>;

/** A member of any value; undefined where there is none. */
export const memberOf = (value: unknown, name: string): unknown =>
  isObjectLike(value) ? (value as PluginObject)[name] : undefined;

const LISTS = ['actions', 'providers', 'evaluators', 'services', 'routes', 'tests'] as const;
const TABLES = ['models', 'events'] as const;

/** Milady searches the default export, `plugin`, the module itself, then other exports. */
export function pluginOf(exports: Exports): PluginObject {
  const others = Object.keys(exports)
    .filter((name) => name !== 'default' && name !== 'plugin')
    .sort((a, b) => Number(/plugin$/i.test(b)) - Number(/plugin$/i.test(a)));
  const candidates = [exports.default, exports.plugin, exports, ...others.map((name) => exports[name])];
  for (const candidate of candidates) if (isPlugin(candidate)) return candidate;
  // A file with only actions, of which another module would make the plugin.
  const isAction = (value: unknown): boolean =>
    typeof memberOf(value, 'name') === 'string' && typeof memberOf(value, 'handler') === 'function';
  return { actions: Object.values(exports).filter(isAction) };
}

function isPlugin(value: unknown): value is PluginObject {
  if (typeof memberOf(value, 'init') === 'function') return true;
  return (
    LISTS.some((name) => Array.isArray(memberOf(value, name))) ||
    TABLES.some((name) => isObjectLike(memberOf(value, name)))
  );
}
