// Evaluates the plugin's own modules when they are first required.

import { apply } from '../../../sandbox/guest/primordials.ts';
import type { PluginStart } from './start.ts';

/** The exports of one module. */
export type Exports = Record<string, unknown>;

/** The body of a module as a function with CommonJS parameters. */
export type ModuleBody = (
  module: { exports: Exports },
  exports: Exports,
  require: (name: string) => unknown,
  meta: { url: string },
) => void;

/** What one package is made of. */
export interface Entry {
  readonly entry: string;
  readonly imports: PluginStart['imports'];
  /** Looks at a module before it runs; may throw. */
  readonly link: (body: ModuleBody) => void;
}

/** Evaluates the module at `entry` and all that it imports; `external` gives modules that are not the plugin's. */
export function evaluate(
  modules: Readonly<Record<string, ModuleBody>>,
  { entry, imports, link }: Entry,
  external: (name: string) => unknown,
): Exports {
  const made: Record<string, { exports: Exports }> = {};
  const load = (path: string): Exports => {
    const before = made[path];
    if (before) return before.exports;
    const body = modules[path];
    if (!body) throw new Error(`Cannot find module '${path}'`);
    link(body);
    const module = { exports: {} };
    made[path] = module;
    const known = Object.hasOwn(imports, path) ? imports[path] : undefined;
    const require = (name: string): unknown => {
      const file = known && Object.hasOwn(known, name) ? known[name] : undefined;
      if (file !== undefined) return load(file);
      return name.startsWith('.') ? load(resolved(path, name, modules)) : external(name);
    };
    apply(body, undefined, [module, module.exports, require, { url: `file:///${path}` }]);
    return module.exports;
  };
  return load(entry);
}

/** The module that an import names; `./tools.js` may name a TypeScript file. */
export function resolved(from: string, name: string, modules: Readonly<Record<string, unknown>>): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  const bare = path.replace(/\.[cm]?[jt]s$/, '');
  const tries = [path, ...['.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js'].map((end) => bare + end)];
  return tries.find((one) => modules[one] !== undefined) ?? path;
}
