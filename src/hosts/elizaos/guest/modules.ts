// Modules of a plugin, and which of them an import names.

import { joined } from '../../../sandbox/guest/resolving.ts';

/** The exports of one module. */
export type Exports = Record<string, unknown>;

/** The body of a module as a function with CommonJS parameters. */
export type ModuleBody = (
  module: { exports: Exports },
  exports: Exports,
  require: (name: string) => unknown,
  meta: { url: string },
) => void;

/** The module that an import names; `./tools.js` may name a TypeScript file. */
export function resolved(from: string, name: string, modules: Readonly<Record<string, unknown>>): string {
  const path = joined(from, '..', name).slice(1);
  const bare = path.replace(/\.[cm]?[jt]s$/, '');
  const tries = [path, ...['.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js'].map((end) => bare + end)];
  return tries.find((one) => modules[one] !== undefined) ?? path;
}
