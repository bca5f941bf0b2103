// The members of a plugin, and where Milady finds it among the exports of a module.

import { isObjectLike } from '../../../sandbox/guest/primordials.ts';
import type { Exports } from './modules.ts';

/** Any object of the plugin. */
export type PluginObject = Readonly<Record<string, unknown>>;

/** The plugin as far as a call of a member needs it; lists contain only objects. */
export interface FoundPlugin {
  readonly name: string;
  readonly actions: readonly PluginObject[];
  readonly providers: readonly PluginObject[];
  readonly evaluators: readonly PluginObject[];
  readonly routes: readonly PluginObject[];
  readonly tests: readonly PluginObject[];
  readonly models: PluginObject;
  readonly events: PluginObject;
}

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
  return { actions: Object.values(exports).filter(isAction) };
}

function isPlugin(value: unknown): value is PluginObject {
  if (typeof memberOf(value, 'init') === 'function') return true;
  return (
    LISTS.some((name) => Array.isArray(memberOf(value, name))) ||
    TABLES.some((name) => isObjectLike(memberOf(value, name)))
  );
}

/** What is of another kind counts as none. */
export function membersOf(object: unknown): FoundPlugin {
  const list = (name: string): PluginObject[] => {
    const value = memberOf(object, name);
    return Array.isArray(value) ? value.filter((one): one is PluginObject => isObjectLike(one)) : [];
  };
  const table = (name: string): PluginObject => {
    const value = memberOf(object, name);
    return isObjectLike(value) ? (value as PluginObject) : {};
  };
  const name = memberOf(object, 'name');
  return {
    name: typeof name === 'string' ? name : '',
    actions: list('actions'),
    providers: list('providers'),
    evaluators: list('evaluators'),
    routes: list('routes'),
    tests: list('tests'),
    models: table('models'),
    events: table('events'),
  };
}

function isAction(value: unknown): value is PluginObject {
  return typeof memberOf(value, 'name') === 'string' && typeof memberOf(value, 'handler') === 'function';
}
