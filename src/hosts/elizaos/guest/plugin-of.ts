// Finds the plugin among the exports of a module, and its members.

import { isObjectLike } from '../../../sandbox/guest/primordials.ts';
import type { Exports } from './modules.ts';

/** Any object of the plugin. */
export type PluginObject = Readonly<Record<string, unknown>>;

/** The plugin as far as a run needs it; lists contain only objects. */
export interface FoundPlugin {
  /** The exported object, of which `init` is called. */
  readonly object: PluginObject;
  readonly name: string;
  readonly actions: readonly PluginObject[];
  readonly providers: readonly PluginObject[];
  readonly evaluators: readonly PluginObject[];
  readonly services: readonly PluginObject[];
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
export function pluginOf(exports: Exports): FoundPlugin {
  const others = Object.keys(exports)
    .filter((name) => name !== 'default' && name !== 'plugin')
    .sort((a, b) => Number(/plugin$/i.test(b)) - Number(/plugin$/i.test(a)));
  const candidates = [exports.default, exports.plugin, exports, ...others.map((name) => exports[name])];
  for (const candidate of candidates) if (isPlugin(candidate)) return found(candidate);
  // A file with only actions, of which another module would make the plugin.
  return found({ actions: Object.values(exports).filter(isAction) });
}

function isPlugin(value: unknown): value is PluginObject {
  if (typeof memberOf(value, 'init') === 'function') return true;
  return (
    LISTS.some((name) => Array.isArray(memberOf(value, name))) ||
    TABLES.some((name) => isObjectLike(memberOf(value, name)))
  );
}

function found(object: PluginObject): FoundPlugin {
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
    object,
    name: typeof name === 'string' ? name : '',
    actions: list('actions'),
    providers: list('providers'),
    evaluators: list('evaluators'),
    services: list('services'),
    routes: list('routes'),
    tests: list('tests'),
    models: table('models'),
    events: table('events'),
  };
}

function isAction(value: unknown): value is PluginObject {
  return typeof memberOf(value, 'name') === 'string' && typeof memberOf(value, 'handler') === 'function';
}
