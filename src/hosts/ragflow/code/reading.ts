// What reading a file of plugins works with, and which imported names are the host's.

import { baseOf, classShape, type Base } from '../../../lang/python/classes.ts';
import { isException } from '../../../lang/python/builtins.ts';
import type { Evaluator } from '../../../lang/python/evaluate.ts';
import type { ImportedCode } from '../../../lang/python/import-doubt.ts';
import { childOf, type PythonNode, type PythonTree } from '../../../lang/python/tree.ts';
import type { Binding, Imported, NameScopes } from '../../../lang/python/scopes.ts';
import { INSTALLED_MODULES, PYTHON_MODULES } from './modules.ts';

/** A file's tree with what is known of its names. */
export interface FileReading {
  readonly tree: PythonTree;
  readonly scopes: NameScopes;
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

/** What the import of the file needs to know of the host: which imports surely succeed, and what a class may inherit. */
export function importedCode(reading: FileReading): ImportedCode {
  return { ...reading, isThere, isPlainClass: (node) => isPlainClass(reading, node) };
}

/** Members by which a class decides how it, or what inherits it, is made or loaded. */
const DECIDES =
  /^(?:__init_subclass__|__set_name__|__class_getitem__|__prepare__|__mro_entries__|__slots__|__classcell__|__new__|_(?:type|parent|group|alias|skipload)_)$/;

function isPlainClass({ tree, scopes }: FileReading, node: PythonNode): boolean {
  const { bases, extras } = classShape(tree, scopes, node);
  const isPlain = ({ base }: { readonly base: Base }): boolean =>
    base.kind === 'class' ||
    hostBase(base) === 'host' ||
    (base.kind === 'unbound' && (base.name === 'object' || isException(base.name))) ||
    (base.kind === 'imported' && base.path === '' && base.imported.every(({ name }) => name === 'ABC'));
  const decides = [...scopes.in(node).bindings].some(
    ([name, all]) => DECIDES.test(name) && !(name === '_skipload_' && isPlainFlag(all)),
  );
  const isDecoratedOnly = extras.every(({ type }) => type === 'Decorator');
  return (
    bases.length <= 1 &&
    bases.every(isPlain) &&
    isDecoratedOnly &&
    !decides &&
    !childOf(node, 'TypeParamList')
  );
}

/** `_skipload_ = True` and its like, which the text shows all of. */
function isPlainFlag([binding, ...more]: readonly Binding[]): boolean {
  if (binding?.kind !== 'assigned' || !binding.always || more.length > 0) return false;
  const [, , value, ...rest] = binding.statement.children;
  return value?.type === 'Boolean' && rest.length === 0;
}

/** Names of known modules count as existing. Which modules of its own the host has differs between its releases. */
function isThere({ module, name }: Imported): boolean {
  const base = /^(?:agent\.)?plugin\.llm_tool_plugin$/.test(module);
  if (base) return name === null || name === BASE || DICT_TYPES.includes(name);
  const top = /^[^.]*/.exec(module)?.[0] ?? '';
  return top === '__future__' || PYTHON_MODULES.has(top) || INSTALLED_MODULES.has(top);
}
