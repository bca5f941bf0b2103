// Evaluates the plugin's own modules when they are first required, and gives them what they import besides each other: the
// core, Node.js' modules, other packages.

import { BUILT_IN } from '../../../node/built-in.ts';
import { apply, defineProperty } from '../../../sandbox/guest/primordials.ts';
import type { Recorder } from './agent/recorder.ts';
import { notExported } from './core-module.ts';
import { resolved, type Exports, type ModuleBody } from './modules.ts';
import type { PluginStart } from './start.ts';

interface Around {
  readonly start: PluginStart;
  readonly recorder: Recorder;
  readonly modules: Readonly<Record<string, ModuleBody>>;
  readonly core: object;
  /** Gives Node.js' modules; throws for those that a browser has nothing like. */
  readonly require: (name: string) => unknown;
}

/** Where installed packages are, as texts of errors have it. */
const FOLDER = '/app/node_modules';
const CORE_FILE = `${FOLDER}/@elizaos/core/dist/node/index.node.js`;

/** Imports packages by name, each once. */
export function packagesOf(around: Around): (name: string) => Exports {
  const { start, core, modules } = around;
  const loaded: Record<string, Exports> = {};
  const imported = (name: string, from: string): unknown => {
    if (/^@elizaos\/core(?:\/node|\/browser)?$/.test(name)) return core;
    return Object.hasOwn(start.packages, name) ? load(name) : other(around, name, from);
  };
  const load = (name: string): Exports => {
    const entry = Object.hasOwn(start.packages, name) ? start.packages[name] : undefined;
    if (entry === undefined) throw missing(name, CORE_FILE);
    const file = `${FOLDER}/${name}/index.js`;
    const external = (asked: string): unknown => imported(asked, file);
    return (loaded[name] ??= evaluate(modules, entry, start.imports, external));
  };
  return load;
}

/** Evaluates the module at `entry` and all that it imports; `external` gives modules that are not the plugin's. */
function evaluate(
  modules: Readonly<Record<string, ModuleBody>>,
  entry: string,
  imports: PluginStart['imports'],
  external: (name: string) => unknown,
): Exports {
  const made: Record<string, { exports: Exports }> = {};
  const load = (path: string): Exports => {
    const before = made[path];
    if (before) return before.exports;
    const body = modules[path];
    if (!body) throw new Error(`Cannot find module '${path}'`);
    linked(body);
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

/** Node.js links before it runs, so a name that the core does not have keeps the package from loading. */
function linked(body: ModuleBody): void {
  const name = notExported(body);
  if (name === null) return;
  throw new Error(`The requested module '@elizaos/core' does not provide an export named '${name}'`);
}

/** Node's words. */
function missing(name: string, from: string): Error {
  const error = new Error(`Cannot find package '${name}' imported from ${from}`);
  defineProperty(error, 'code', { value: 'ERR_MODULE_NOT_FOUND', writable: true, configurable: true });
  return error;
}

/** A module of Node.js, or a stand-in for what is on the host and not in the page. */
function other({ start, recorder, require }: Around, name: string, from: string): unknown {
  const bare = /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  const isNode = name.startsWith('node:') || BUILT_IN.has(name);
  if (isNode) {
    if (name.endsWith('module')) return { createRequire: () => require };
    try {
      return require(name);
    } catch {
      // The host has it.
    }
  } else if (start.declared && !start.declared.includes(bare)) throw missing(bare, from);
  return standIn(name, () => {
    recorder.record.needs ??= name;
    throw new Error(`\`${name}\` is not in this page`);
  });
}

/** Can be imported, taken apart and extended; what is called, made or printed of it throws. */
function standIn(name: string, used: () => never): unknown {
  const target = function (): void {
    // Its members and calls are the proxy's.
  };
  return new Proxy(target, {
    get: (_, key) => {
      if (key === '__esModule') return true;
      if (key === 'prototype') return target.prototype as unknown;
      if (key === 'then') return undefined;
      return typeof key === 'symbol' ? used : standIn(`${name}.${key}`, used);
    },
    apply: used,
    construct: used,
  });
}
