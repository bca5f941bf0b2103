// Which declaration a name in a program means: every scope with its names, by acorn's tree.

import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  Program,
} from 'acorn';
import { isObject, pushTo } from '../../model/guards.ts';

/** Every kind of function. */
export type FunctionNode =
  FunctionDeclaration | AnonymousFunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/** What declares a name: the places that use it are added as they are found. */
export interface Declaration {
  readonly name: string;
  /** The function that it is declared as; undefined for all else. */
  fn?: FunctionNode | undefined;
  readonly uses: Identifier[];
}

interface Scope {
  readonly parent: Scope | null;
  /** Whether `var` belongs here. */
  readonly isFunction: boolean;
  readonly names: Map<string, Declaration>;
}

/** A program whose names are resolved. */
export interface Bindings {
  /** null for the program. */
  readonly parentOf: (node: AnyNode) => AnyNode | null;
  /** null for a name that the program does not declare. */
  readonly bindingOf: (node: Identifier) => Declaration | null;
  /** Uses of names that the program does not declare. */
  readonly free: (name: string) => readonly Identifier[];
  readonly all: readonly AnyNode[];
}

/** Resolves all names. */
export function bindingsOf(program: Program): Bindings {
  const parents = new Map<AnyNode, AnyNode>();
  const scopes = new Map<AnyNode, Scope>();
  const all: AnyNode[] = [];
  const declared = new Set<Identifier>();
  const top: Scope = { parent: null, isFunction: true, names: new Map() };
  const enter = (node: AnyNode, scope: Scope): void => {
    all.push(node);
    const own = opens(node) ? { parent: scope, isFunction: isFunctionNode(node), names: new Map() } : scope;
    for (const [name, where, fn] of declarations(node, scope, own)) {
      declared.add(name);
      const known = where.names.get(name.name);
      if (known) known.fn = undefined;
      else where.names.set(name.name, { name: name.name, fn, uses: [] });
    }
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      enter(child, own);
    }
    scopes.set(node, own);
  };
  enter(program, top);
  const bindings = new Map<Identifier, Declaration>();
  const free = new Map<string, Identifier[]>();
  for (const node of all) {
    if (node.type !== 'Identifier' || !isName(node, parents.get(node))) continue;
    const binding = find(scopes.get(node) ?? top, node.name);
    if (!binding) pushTo(free, node.name, node);
    else {
      bindings.set(node, binding);
      if (!declared.has(node)) binding.uses.push(node);
    }
  }
  return {
    parentOf: (node) => parents.get(node) ?? null,
    bindingOf: (node) => bindings.get(node) ?? null,
    free: (name) => free.get(name) ?? [],
    all,
  };
}

/** True for every kind of function. */
export function isFunctionNode(node: AnyNode): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function opens(node: AnyNode): boolean {
  return (
    isFunctionNode(node) ||
    /^(?:BlockStatement|For\w*Statement|CatchClause|SwitchStatement|Class\w+|StaticBlock)$/.test(node.type)
  );
}

type Declared = readonly [name: Identifier, scope: Scope, fn?: FunctionNode | undefined];

/** The names that a node declares, `outer` being around it and `own` inside. */
function declarations(node: AnyNode, outer: Scope, own: Scope): Declared[] {
  if (node.type === 'VariableDeclaration') {
    const scope = node.kind === 'var' ? functionScope(own) : own;
    return node.declarations.flatMap(({ id, init }) => {
      const fn = init && id.type === 'Identifier' && isFunctionNode(init) ? init : undefined;
      return identifiersIn(id).map((name): Declared => [name, scope, fn]);
    });
  }
  if (node.type === 'CatchClause') return identifiersIn(node.param ?? null).map((name) => [name, own]);
  const fn = isFunctionNode(node) ? node : undefined;
  const named = fn ?? (node.type === 'ClassDeclaration' || node.type === 'ClassExpression' ? node : null);
  const id = named && 'id' in named ? named.id : null;
  const where = node.type.endsWith('Declaration') ? outer : own;
  const inside = (fn?.params ?? []).flatMap(identifiersIn).map((name): Declared => [name, own]);
  return id ? [[id, where, fn], ...inside] : inside;
}

/** All names that a pattern binds. */
export function identifiersIn(pattern: AnyNode | null): Identifier[] {
  if (pattern?.type === 'Identifier') return [pattern];
  if (pattern?.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => identifiersIn(one.type === 'Property' ? one.value : one));
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(identifiersIn);
  if (pattern?.type === 'RestElement') return identifiersIn(pattern.argument);
  return pattern?.type === 'AssignmentPattern' ? identifiersIn(pattern.left) : [];
}

function functionScope(scope: Scope): Scope {
  return scope.isFunction || !scope.parent ? scope : functionScope(scope.parent);
}

function find(scope: Scope, name: string): Declaration | null {
  return scope.names.get(name) ?? (scope.parent ? find(scope.parent, name) : null);
}

/** The nodes right inside of one. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const isNode = (value: unknown): value is AnyNode => isObject(value) && typeof value['type'] === 'string';
  return (Object.values(node) as unknown[]).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]).filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Keys and labels are names of nothing. */
function isName(node: Identifier, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (
    parent?.type === 'Property' ||
    parent?.type === 'MethodDefinition' ||
    parent?.type === 'PropertyDefinition'
  )
    return parent.value === node || parent.computed;
  return !/^(?:LabeledStatement|BreakStatement|ContinueStatement)$/.test(parent?.type ?? '');
}
