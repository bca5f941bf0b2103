// What reading a file of plugins works with, and which imported names are the host's.

import { baseOf, type Base } from '../../../python/classes.ts';
import type { Evaluator } from '../../../python/evaluate.ts';
import type { StartCode } from '../../../python/first-run/first-run.ts';
import type { PythonNode, PythonTree } from '../../../python/parse.ts';
import type { Running } from '../../../python/running.ts';
import type { Imported, NameScopes } from '../../../python/scopes.ts';
import { INSTALLED_MODULES, PYTHON_MODULES } from './modules.ts';

/** A file's tree with what is known of its names. */
export interface FileReading {
  readonly tree: PythonTree;
  readonly scopes: NameScopes;
  readonly running: Running;
  readonly evaluator: Evaluator;
}

const BASE = 'LLMToolPlugin';
/** Classes of the host's module that give a dict when they are called. */
const DICT_TYPES = ['LLMToolMetadata', 'LLMToolParameter'];
const MODULE = 'llm_tool_plugin';

/** What a base of a class is to the host: `host` is its own, `elsewhere` has its name but comes from another module. */
export function hostBase(base: Base): 'host' | 'elsewhere' | null {
  if (base.kind === 'unbound') return base.name === BASE ? 'host' : null;
  if (base.kind !== 'imported') return null;
  const paths = base.imported.map((one) => fullName(one, base.path));
  if (paths.every((path) => path.endsWith(`${MODULE}.${BASE}`))) return 'host';
  return paths.some((path) => path.endsWith(`.${BASE}`)) ? 'elsewhere' : null;
}

/** Whether a class of this base has no more than what its body gives it. */
export function isPlainBase(base: Base): boolean {
  if (base.kind === 'unbound') return ['object', 'Exception', BASE].includes(base.name);
  if (base.kind !== 'imported') return false;
  return hostBase(base) === 'host' || base.imported.every(({ module }) => module === 'abc');
}

/** Whether calling this makes a dict of the arguments, as a typed dict of the host does. */
export function makesDict(tree: PythonTree, scopes: NameScopes, callee: PythonNode): boolean {
  if (callee.type !== 'VariableName' && callee.type !== 'MemberExpression') return false;
  const base = baseOf(tree, scopes, callee);
  if (base.kind !== 'imported') return false;
  return base.imported.every((one) => {
    const path = fullName(one, base.path);
    return DICT_TYPES.some((name) => path.endsWith(`${MODULE}.${name}`));
  });
}

function fullName({ module, name, as }: Imported, path: string): string {
  if (name !== null) return `${module}.${name}${path}`;
  // `import a.b` binds `a`.
  return module.startsWith(`${as}.`) ? `${as}${path}` : `${module}${path}`;
}

/** What a run of the file needs to know of the host: its base class, and which imports surely succeed. */
export function codeOf({ tree, scopes, running, evaluator }: FileReading): StartCode {
  const isHostBase = (base: PythonNode): boolean => hostBase(baseOf(tree, scopes, base)) === 'host';
  return { tree, scopes, running, evaluator, isThere, isHostBase };
}

/** Names of known modules count as existing. Which modules of its own the host has differs between its releases. */
function isThere({ module, name }: Imported): boolean {
  const base = /^(?:agent\.)?plugin\.llm_tool_plugin$/.test(module);
  if (base) return name === null || name === BASE || DICT_TYPES.includes(name);
  const top = /^[^.]*/.exec(module)?.[0] ?? '';
  return top === '__future__' || PYTHON_MODULES.has(top) || INSTALLED_MODULES.has(top);
}
