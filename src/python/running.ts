// Which code runs while a module is loaded, and whether it may change what the text says of classes.

import type { Span } from '../model/finding.ts';
import { around, childOf, textOf, type PythonNode, type PythonTree } from './tree.ts';
import { isTarget, nameOf, type NameScopes } from './scopes.ts';

/** What runs when a module is loaded: its own statements, and functions that these may call. */
export interface Running {
  /** Whether code runs then, as far as its text shows; true where that is unclear. */
  runs(node: PythonNode): boolean;
  /** Every place in running code where a name is read or changed, as a variable or as a member. */
  uses(name: string): readonly PythonNode[];
  /** The first place that may change classes or names in a way that the text does not show; null for none. */
  readonly tampered: { readonly span: Span; readonly why: string } | null;
}

/** Methods that Python calls while classes are made. */
const CALLED_BY_PYTHON = [
  '__init_subclass__',
  '__set_name__',
  '__new__',
  '__prepare__',
  '__class_getitem__',
  '__getattr__',
  '__mro_entries__',
  '__get__',
];

/** Functions that reach names by their text. */
const REACHING = new Set([
  'exec',
  'eval',
  'compile',
  'setattr',
  'delattr',
  'globals',
  'locals',
  'vars',
  '__import__',
  '__builtins__',
  '__dict__',
  '__loader__',
  '__spec__',
]);

/** Modules whose use reaches everything. */
const REACHING_MODULES = new Set(['builtins', 'ctypes', 'gc', '__main__', 'inspect', 'forbiddenfruit']);

const MEMBERS = new Set(['modules', '_getframe', '_current_frames', 'settrace', 'setprofile', 'meta_path']);

const HARMLESS = new Set([
  '__name__',
  '__doc__',
  '__file__',
  '__init__',
  '__version__',
  '__qualname__',
  '__module__',
  '__init_subclass__',
  '__enter__',
  '__exit__',
  '__len__',
  '__str__',
  '__repr__',
  '__post_init__',
  '__new__',
  '__annotations__',
]);

/** `called` are names of functions that are called although no text here does. */
export function runningOf(tree: PythonTree, scopes: NameScopes, called: readonly string[]): Running {
  const functions = functionsIn(tree);
  const byOwner = new Lists<PythonNode | null>();
  for (const node of tree.nodes) {
    if (node.type !== 'VariableName' && node.type !== 'PropertyName') continue;
    const owner = ownerOf(tree, node);
    if (owner !== 'never') byOwner.add(owner, node);
  }
  const active = new Set<PythonNode | null>([null]);
  const open: (PythonNode | null)[] = [null];
  const activate = (name: string): void => {
    for (const one of functions.get(name)) {
      if (active.has(one)) continue;
      active.add(one);
      open.push(one);
    }
  };
  for (const name of [...called, ...CALLED_BY_PYTHON]) activate(name);
  const used = new Lists<string>();
  for (let owner = open.pop(); owner !== undefined; owner = open.pop()) {
    for (const node of byOwner.get(owner)) {
      if (scopes.binds(node) && node.parent?.type !== 'UpdateStatement') continue;
      const name = nameOf(tree, node);
      used.add(name, node);
      if (!isBase(node)) activate(name);
    }
  }
  const runs = (node: PythonNode): boolean => {
    const owner = ownerOf(tree, node);
    return owner !== 'never' && active.has(owner);
  };
  const tampered = reaching(used.lists) ?? reachingImport(scopes) ?? changed(tree, scopes, runs);
  return { runs, uses: (name) => used.get(name), tampered };
}

class Lists<Key> {
  readonly lists = new Map<Key, PythonNode[]>();

  add(key: Key, node: PythonNode): void {
    const list = this.lists.get(key);
    if (list) list.push(node);
    else this.lists.set(key, [node]);
  }

  get(key: Key): readonly PythonNode[] {
    return this.lists.get(key) ?? [];
  }
}

/** The functions that a name may lead to. */
function functionsIn(tree: PythonTree): Lists<string> {
  const found = new Lists<string>();
  for (const node of tree.nodes) {
    if (node.type !== 'FunctionDefinition') continue;
    // Whoever makes an object of a class may call all that it has.
    const owner = around(node, 'ClassDefinition');
    for (const one of [node, owner]) {
      const name = one && childOf(one, 'VariableName');
      if (name) found.add(nameOf(tree, name), node);
    }
  }
  return found;
}

/** The function in whose body a node is, null for none; `never` where it runs only as a program of its own. */
function ownerOf(tree: PythonTree, node: PythonNode): PythonNode | null | 'never' {
  let found: PythonNode | null = null;
  let at = node;
  for (let parent = at.parent; parent; at = parent, parent = at.parent) {
    if (at.type !== 'Body') continue;
    if (parent.type === 'FunctionDefinition') found ??= parent;
    if (parent.type === 'IfStatement' && at.index === 2 && isMainGuard(tree, parent)) return 'never';
  }
  return found;
}

function isMainGuard(tree: PythonTree, statement: PythonNode): boolean {
  const test = statement.children[1];
  return test !== undefined && /^__name__\s*==\s*(["'])__main__\1$/.test(textOf(tree, test));
}

/** Whether a name stands where a class inherits from it. */
export function isBase(node: PythonNode): boolean {
  const list = node.parent;
  if (list?.type !== 'ArgList' || list.parent?.type !== 'ClassDefinition') return false;
  return list.children[node.index - 1]?.type !== 'AssignOp';
}

type Tampered = Running['tampered'];

function reaching(used: ReadonlyMap<string, readonly PythonNode[]>): Tampered {
  for (const [name, nodes] of used) {
    const member = nodes.find(({ type }) => type === 'PropertyName');
    const special = /^__.*__$/.test(name) && !HARMLESS.has(name);
    const hidden = member && (MEMBERS.has(name) || special);
    const span = member ?? nodes[0];
    if (span && (REACHING.has(name) || hidden))
      return { span: { from: span.from, to: span.to }, why: `a use of ${name}` };
  }
  return null;
}

function reachingImport({ imports }: NameScopes): Tampered {
  for (const { module, name, span } of imports) {
    const root = /^[^.]*/.exec(module)?.[0] ?? '';
    const part = root === 'sys' && name !== null && MEMBERS.has(name);
    if (REACHING_MODULES.has(root) || part) return { span, why: `an import of ${root}` };
  }
  return null;
}

function changed(tree: PythonTree, scopes: NameScopes, runs: (node: PythonNode) => boolean): Tampered {
  for (const node of tree.nodes) {
    if (node.type !== 'MemberExpression' || !isTarget(node) || !runs(node)) continue;
    const why = changes(tree, scopes, node);
    if (why !== null) return { span: { from: node.from, to: node.to }, why };
  }
  return null;
}

/** Why giving this member a value may change a class; null where it changes an object of the text's own at most. */
function changes(tree: PythonTree, scopes: NameScopes, target: PythonNode): string | null {
  let root = target;
  while (root.type === 'MemberExpression' && root.children[0]) root = root.children[0];
  const why = `a value that is given to ${textOf(tree, target)}`;
  if (root.type !== 'VariableName') return why;
  const name = nameOf(tree, root);
  for (let scope: ReturnType<NameScopes['of']> | null = scopes.of(root); scope; scope = scope.outer) {
    const bindings = scope.bindings.get(name);
    if (!bindings) continue;
    const kinds = bindings.map(({ kind }) => kind);
    if (kinds.includes('class') || kinds.includes('function')) return why;
    if (kinds.includes('imported')) return target.children[1]?.type === '[' ? null : why;
    if (kinds.includes('parameter') && name !== 'self') return why;
    return null;
  }
  return why;
}
