// Which names a text binds where, and how.

import type { Span } from '../../model/finding.ts';
import { pushTo } from '../../model/guards.ts';
import { childOf, textOf, type PythonNode, type PythonTree } from './tree.ts';

/** A place that gives a name its value. */
export interface Binding {
  /**
   * `assigned`: `name = value`, by itself; `imported`, `class`, `function`: by such a statement; `parameter`; `other`: by
   * everything else, such as a loop, several targets, or a deletion.
   */
  readonly kind: 'assigned' | 'imported' | 'class' | 'function' | 'parameter' | 'other';
  /** The name. */
  readonly node: PythonNode;
  /** The statement or definition that does it. */
  readonly statement: PythonNode;
  /** Whether the statement is not under a condition, in a loop and the like. */
  readonly always: boolean;
  /** What an import binds. */
  readonly imported: Imported | null;
}

/** What an import statement binds a name to. */
export interface Imported {
  /** With its dots where it is relative. */
  readonly module: string;
  /** Null for the module itself, `*` for everything. */
  readonly name: string | null;
  readonly as: string;
  /** From the first to the last character that is about this name. */
  readonly span: Span;
  readonly moduleSpan: Span;
}

/** The names of a module, a class or a function. */
export interface Scope {
  readonly kind: 'module' | 'class' | 'function';
  /** The whole text, the class or the function; lambdas are functions. */
  readonly node: PythonNode;
  readonly outer: Scope | null;
  readonly bindings: ReadonlyMap<string, readonly Binding[]>;
}

/** Everything about the names of a text. */
export interface NameScopes {
  readonly module: Scope;
  /** The scope in which a node is evaluated. */
  of(node: PythonNode): Scope;
  /** The scope of a class's or function's own names. */
  in(definition: PythonNode): Scope;
  /** Names in `global` and `nonlocal` statements: any function may change them. */
  readonly shared: ReadonlySet<string>;
  /** All imports of the text, in its order. */
  readonly imports: readonly Imported[];
  /** Whether an import of everything may bind any name. */
  readonly starred: Imported | null;
  /** Whether a name is given a value here, rather than read. */
  binds(name: PythonNode): boolean;
}

interface Growing extends Scope {
  readonly bindings: Map<string, Binding[]>;
}

/** A name as Python compares it. */
export function nameOf(tree: PythonTree, node: Span): string {
  return textOf(tree, node).normalize('NFKC');
}

const DEFINITIONS = ['FunctionDefinition', 'ClassDefinition', 'LambdaExpression'];

/** Looks at every node once. */
export function scopesOf(tree: PythonTree): NameScopes {
  const scopes = new Map<PythonNode, Growing>();
  const scopeIn = (node: PythonNode): Growing => {
    const known = scopes.get(node);
    if (known) return known;
    const kind = node.type === 'Script' ? 'module' : node.type === 'ClassDefinition' ? 'class' : 'function';
    const outer = node.type === 'Script' ? null : scopeIn(definitionAround(node));
    const scope: Growing = { kind, node, outer, bindings: new Map() };
    scopes.set(node, scope);
    return scope;
  };
  const of = (node: PythonNode): Growing => scopeIn(definitionAround(node));
  const shared = new Set<string>();
  const imports: Imported[] = [];
  const bound = new Set<PythonNode>();
  const add = (scope: Growing, name: string, binding: Binding): void => {
    pushTo(scope.bindings, name, binding);
    bound.add(binding.node);
  };
  for (const node of tree.nodes) {
    if (node.type === 'ImportStatement') {
      for (const [name, imported] of importsOf(tree, node)) {
        imports.push(imported);
        const always = isAlways(node);
        add(of(node), imported.as, { kind: 'imported', node: name, statement: node, always, imported });
      }
    }
    if (node.type !== 'VariableName' || bound.has(node)) continue;
    const parent = node.parent;
    if (parent?.type === 'ScopeStatement') shared.add(nameOf(tree, node));
    if (parent?.type === 'ParamList') {
      const owner = parent.parent;
      if (owner && before(node)?.type !== 'AssignOp')
        add(scopeIn(owner), nameOf(tree, node), plain('parameter', node, owner));
      continue;
    }
    const binding = bindingOf(node);
    if (binding) add(of(node), nameOf(tree, node), binding);
  }
  return {
    module: scopeIn(tree.root),
    of,
    in: scopeIn,
    shared,
    imports,
    starred: imports.find(({ name }) => name === '*') ?? null,
    binds: (name) => bound.has(name),
  };
}

function plain(kind: Binding['kind'], node: PythonNode, statement: PythonNode): Binding {
  return { kind, node, statement, always: isAlways(statement), imported: null };
}

/** The definition, or the module, whose names a node sees first: defaults and decorators belong to the outer one. */
export function definitionAround(node: PythonNode): PythonNode {
  let at = node;
  for (let parent = at.parent; parent; at = parent, parent = at.parent) {
    if (!DEFINITIONS.includes(parent.type)) continue;
    if (at.type === 'Body' || (parent.type === 'LambdaExpression' && at.type !== 'ParamList')) return parent;
  }
  return at;
}

/** Whether a statement runs whenever its block does. */
function isAlways(statement: PythonNode): boolean {
  let at = statement.parent;
  while (at && ['StatementGroup', 'DecoratedStatement'].includes(at.type)) at = at.parent;
  if (at?.type === 'Body') at = at.parent;
  return at !== null && ['Script', 'FunctionDefinition', 'ClassDefinition'].includes(at.type);
}

function before(node: PythonNode): PythonNode | undefined {
  return node.parent?.children[node.index - 1];
}

/** The place that a name stands in, without the brackets of a pattern around it. */
function outermost(node: PythonNode): PythonNode {
  let at = node;
  while (at.parent && /^(?:Tuple|Array|Parenthesized)Expression$/.test(at.parent.type)) at = at.parent;
  return at;
}

/** Whether what stands here is given a value by its statement: a name, a member or a pattern of them. */
export function isTarget(node: PythonNode): boolean {
  const at = outermost(node);
  const parent = at.parent;
  if (!parent) return false;
  const siblings = parent.children;
  const i = at.index;
  const follows = (type: string): boolean => siblings.slice(i + 1).some((one) => one.type === type);
  switch (parent.type) {
    case 'AssignStatement':
      return follows('AssignOp') || !siblings.some(({ type }) => type === 'AssignOp');
    case 'UpdateStatement':
    case 'NamedExpression':
      return i === 0;
    case 'DeleteStatement':
      return true;
    case 'WithStatement':
    case 'TryStatement':
    case 'AsPattern':
      return siblings[i - 1]?.type === 'as';
    case 'CapturePattern':
    case 'TypeParam':
    case 'ScopeStatement':
      return true;
    case 'MappingPattern':
    case 'StarPattern':
      return at.type === 'VariableName';
    case 'TypeDefinition':
      return i === 1;
    default:
      return /^(?:For|.*Comprehension)/.test(parent.type) && isLoopTarget(siblings, i);
  }
}

function isLoopTarget(siblings: readonly PythonNode[], i: number): boolean {
  for (let k = i - 1; k >= 0; k--) {
    const type = siblings[k]?.type;
    if (type === 'for') return true;
    if (type === 'in' || type === 'if') return false;
  }
  return false;
}

function bindingOf(node: PythonNode): Binding | null {
  const parent = node.parent;
  if (!parent) return null;
  const defines = parent.type === 'FunctionDefinition' || parent.type === 'ClassDefinition';
  if (defines && childOf(parent, 'VariableName') === node)
    return plain(parent.type === 'ClassDefinition' ? 'class' : 'function', node, parent);
  if (!isTarget(node)) return null;
  if (parent.type === 'AssignStatement') {
    const signs = parent.children.filter(({ type }) => type === 'AssignOp');
    const next = parent.children[1]?.type;
    if (signs.length === 1 && parent.children[0] === node && (next === 'AssignOp' || next === 'TypeDef'))
      return plain('assigned', node, parent);
  }
  return plain('other', node, parent);
}

/** The names that an import statement binds, each with the node of the name. */
function importsOf(tree: PythonTree, statement: PythonNode): [PythonNode, Imported][] {
  const parts = statement.children;
  const from = parts[0]?.type === 'from';
  const start = parts.findIndex(({ type }) => type === 'import');
  const moduleParts = from ? parts.slice(1, start) : [];
  const module = moduleParts.map((part) => textOf(tree, part)).join('');
  const moduleSpan = spanOf(moduleParts) ?? { from: statement.from, to: statement.from };
  const groups: PythonNode[][] = [[]];
  for (const part of parts.slice(start + 1)) {
    if (part.type === ',') groups.push([]);
    else if (part.type !== '(' && part.type !== ')') groups.at(-1)?.push(part);
  }
  return groups.flatMap((group): [PythonNode, Imported][] => {
    const as = group.findIndex(({ type }) => type === 'as');
    const path = as < 0 ? group : group.slice(0, as);
    const node = (as < 0 ? group[0] : group.at(-1)) ?? statement;
    const span = spanOf(group);
    if (!span) return [];
    const name = path.map((part) => textOf(tree, part)).join('');
    const itself = { module: name, name: null, moduleSpan: spanOf(path) ?? span };
    const what = from ? { module, name, moduleSpan } : itself;
    return [[node, { ...what, as: nameOf(tree, node), span }]];
  });
}

function spanOf(nodes: readonly PythonNode[]): Span | null {
  const [first] = nodes;
  const last = nodes.at(-1);
  return first && last ? { from: first.from, to: last.to } : null;
}
