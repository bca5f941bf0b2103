// The classes of a text: their bases, and which assignment a member of a class comes from.

import { argumentsIn } from './calls.ts';
import { childOf, type PythonNode, type PythonTree } from './tree.ts';
import { nameOf, type Binding, type Imported, type NameScopes } from './scopes.ts';

/** What a class inherits from. */
export type Base =
  | { readonly kind: 'class'; readonly node: PythonNode }
  /** `path` is what follows the imported name: `.Base`. */
  | { readonly kind: 'imported'; readonly imported: readonly Imported[]; readonly path: string }
  /** A name that nothing in the text binds. */
  | { readonly kind: 'unbound'; readonly name: string }
  | { readonly kind: 'unknown' };

/** A class statement. */
export interface ClassShape {
  readonly node: PythonNode;
  readonly name: PythonNode | undefined;
  readonly bases: readonly { readonly base: Base; readonly node: PythonNode }[];
  /** Its decorators, keywords and spreads: anything that may change what the class becomes. */
  readonly extras: readonly PythonNode[];
}

/** The parts of a class statement. */
export function classShape(tree: PythonTree, scopes: NameScopes, node: PythonNode): ClassShape {
  const list = childOf(node, 'ArgList');
  const given = list ? argumentsIn(list) : [];
  const around = node.parent?.type === 'DecoratedStatement' ? node.parent.children : [];
  return {
    node,
    name: childOf(node, 'VariableName'),
    bases: given.flatMap(({ kind, value }) =>
      kind === 'plain' ? [{ base: baseOf(tree, scopes, value), node: value }] : [],
    ),
    extras: [
      ...given.flatMap(({ kind, value }) => (kind === 'plain' ? [] : [value])),
      ...around.filter(({ type }) => type === 'Decorator'),
    ],
  };
}

/** What an expression names: a class of the text, something imported, or something else. */
export function baseOf(tree: PythonTree, scopes: NameScopes, node: PythonNode, depth = 0): Base {
  const { root, path } = pathOf(tree, node);
  if (root.type !== 'VariableName' || depth > 20) return { kind: 'unknown' };
  const name = nameOf(tree, root);
  const bindings = visible(scopes, root, name);
  if (scopes.shared.has(name)) return { kind: 'unknown' };
  const imported = bindings.flatMap((one) => one.imported ?? []);
  if (imported.length > 0 && imported.length === bindings.length) return { kind: 'imported', imported, path };
  if (path !== '') return { kind: 'unknown' };
  if (bindings.length === 0) return { kind: 'unbound', name };
  if (bindings.every(({ kind, always }) => kind === 'class' && always)) {
    const last = bindings.findLast(({ statement }) => statement.from < root.from);
    return last ? { kind: 'class', node: last.statement } : { kind: 'unknown' };
  }
  const value = bindings.length === 1 && bindings[0] ? aliased(bindings[0]) : null;
  return value ? baseOf(tree, scopes, value, depth + 1) : { kind: 'unknown' };
}

/** `Base = Other`. */
function aliased({ kind, always, statement }: Binding): PythonNode | null {
  const parts = statement.children.filter(({ type }) => type !== 'TypeDef');
  return kind === 'assigned' && always && parts.length === 3 ? (parts[2] ?? null) : null;
}

/** The first name of `a.b.c`, and what follows it; what is in `[…]` behind it is about types. */
function pathOf(tree: PythonTree, node: PythonNode): { readonly root: PythonNode; readonly path: string } {
  let root = node;
  let path = '';
  for (;;) {
    const [first, second, third] = root.children;
    if (root.type === 'ParenthesizedExpression' && second) root = second;
    else if (root.type !== 'MemberExpression' || !first) return { root, path };
    else {
      if (second?.type === '.') path = `.${third ? nameOf(tree, third) : ''}${path}`;
      else if (path !== '') return { root, path };
      root = first;
    }
  }
}

/** The bindings that a name has where it is read; [] for none in the text. */
export function visible(scopes: NameScopes, node: PythonNode, name: string): readonly Binding[] {
  const first = scopes.of(node);
  for (let scope: typeof first | null = first; scope; scope = scope.outer) {
    // Functions do not see the names of the class around them.
    if (scope !== first && scope.kind === 'class') continue;
    const bindings = scope.bindings.get(name);
    if (bindings) return bindings;
  }
  return [];
}

/** What a member of a class is bound by, in the class or in one that it inherits from. */
export type ClassMember =
  | { readonly kind: 'bound'; readonly binding: Binding; readonly count: number; readonly owner: PythonNode }
  /** No class of the text binds it; `ends` are the bases outside the text. */
  | { readonly kind: 'absent'; readonly ends: readonly Base[] }
  | { readonly kind: 'unclear' };

/** Looks a member up as Python does, as long as every class has one base. */
export function memberOf(tree: PythonTree, scopes: NameScopes, start: PythonNode, name: string): ClassMember {
  let node = start;
  for (let depth = 0; depth < 50; depth++) {
    const bindings = scopes.in(node).bindings.get(name) ?? [];
    const binding = bindings.at(-1);
    if (binding) return { kind: 'bound', binding, count: bindings.length, owner: node };
    const { bases, extras } = classShape(tree, scopes, node);
    if (extras.length > 0) return { kind: 'unclear' };
    const [first] = bases;
    if (first?.base.kind !== 'class') return { kind: 'absent', ends: bases.map(({ base }) => base) };
    if (bases.length > 1) return { kind: 'unclear' };
    node = first.base.node;
  }
  return { kind: 'unclear' };
}
