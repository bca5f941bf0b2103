// Where the import of a module does more than define names from its text: what comes of that, only a run shows.

import type { Span } from '../../model/finding.ts';
import { GENERIC, isUnion, TYPING, BUILTINS } from './builtins.ts';
import { baseOf, visible } from './classes.ts';
import { argumentsIn } from './calls.ts';
import { keyOf, partsOf } from './dicts.ts';
import { assignedNodes, type Evaluator, type Receiver } from './evaluate.ts';
import { isSoundCall, type Given } from './sound-calls.ts';
import { childOf, statementsOf, textOf, type PythonNode, type PythonTree } from './tree.ts';
import { nameOf, type Imported, type NameScopes } from './scopes.ts';
import type { PythonValue } from './value.ts';

/** A module, with what is known of those that it imports. */
export interface ImportedCode {
  readonly tree: PythonTree;
  readonly scopes: NameScopes;
  readonly evaluator: Evaluator;
  /** Whether an import surely finds what it asks for. */
  readonly isThere: (imported: Imported) => boolean;
  /** Whether a class statement makes a class of its body and does nothing else. */
  readonly isPlainClass: (node: PythonNode) => boolean;
}

/** Names that surely have a value, in a module, a class or a function, and around it. */
interface Names {
  readonly kind: 'module' | 'class' | 'function';
  readonly own: Set<string>;
  readonly module: ReadonlySet<string>;
  /** What a class method is called on. */
  readonly receiver: Receiver | null;
}

/** One import of a module. */
export class ModuleImport {
  readonly #code: ImportedCode;
  readonly #defined = new Set<string>();
  /** The first place that may raise or do anything else; null where the module only defines names. */
  readonly doubt: Span | null;

  constructor(code: ImportedCode) {
    this.#code = code;
    const names: Names = { kind: 'module', own: this.#defined, module: this.#defined, receiver: null };
    this.doubt = this.#block(statementsOf(code.tree.root), names);
  }

  /** The same for a call of a class method after the import. */
  doubtOfCall(method: PythonNode, receiver: Receiver): Span | null {
    const body = childOf(method, 'Body');
    const own = new Set([receiver.name]);
    const names: Names = { kind: 'function', own, module: this.#defined, receiver };
    return body ? this.#block(statementsOf(body), names) : null;
  }

  #block(statements: readonly PythonNode[], names: Names): PythonNode | null {
    for (const node of statements) {
      const doubt = node.broken ? node : this.#statement(node, names);
      if (doubt || node.type === 'ReturnStatement') return doubt;
    }
    return null;
  }

  #statement(node: PythonNode, names: Names): PythonNode | null {
    switch (node.type) {
      case 'PassStatement':
        return null;
      case 'ExpressionStatement':
        return this.#values(node.children, names);
      case 'ReturnStatement':
        return names.kind === 'function' ? this.#values(node.children.slice(1), names) : node;
      case 'AssignStatement':
        return this.#assignment(node, names);
      case 'ImportStatement':
        return this.#importing(node, names, this.#code.isThere);
      case 'FunctionDefinition':
        return this.#function(node, names);
      case 'ClassDefinition':
        return this.#class(node, names);
      case 'DecoratedStatement':
        return this.#decorated(node, names);
      case 'IfStatement':
        return this.#guard(node, names);
      case 'TryStatement':
        return this.#expectedFailure(node, names);
      default:
        return node;
    }
  }

  /** `name = value` and `name: type = value`. */
  #assignment(node: PythonNode, names: Names): PythonNode | null {
    const [target] = node.children;
    const signs = node.children.filter(({ type }) => type === 'AssignOp');
    const annotation = childOf(node, 'TypeDef');
    const isOne = (annotation ?? signs[0])?.index === 1 && signs.length <= 1;
    if (target?.type !== 'VariableName' || !isOne) return node;
    const doubt =
      (signs.length > 0 ? this.#values(assignedNodes(node), names) : null) ??
      (annotation && names.kind !== 'function' ? this.#annotation(annotation, names) : null);
    if (signs.length > 0) this.#bind(target, names);
    return doubt;
  }

  #importing(node: PythonNode, names: Names, isThere: (one: Imported) => boolean): PythonNode | null {
    const own = this.#code.scopes.imports.filter(({ span }) => span.from >= node.from && span.to <= node.to);
    for (const { as } of own) names.own.add(as);
    return own.every((one) => one.name !== '*' && isThere(one)) ? null : node;
  }

  #function(node: PythonNode, names: Names): PythonNode | null {
    if (childOf(node, 'TypeParamList')) return node;
    const parameters = childOf(node, 'ParamList')?.children ?? [];
    const types = [...parameters, ...node.children].filter(({ type }) => type === 'TypeDef');
    const doubt =
      this.#values(defaultsOf(node), names) ?? first(types, (one) => this.#annotation(one, names));
    this.#bind(childOf(node, 'VariableName'), names);
    return doubt;
  }

  #class(node: PythonNode, names: Names): PythonNode | null {
    const bases = childOf(node, 'ArgList')?.children ?? [];
    const body = childOf(node, 'Body');
    const own: Names = { ...names, kind: 'class', own: new Set() };
    const doubt =
      this.#values(bases.slice(1, -1), names) ??
      (body && this.#code.isPlainClass(node) ? this.#block(statementsOf(body), own) : node);
    this.#bind(childOf(node, 'VariableName'), names);
    return doubt;
  }

  #decorated(node: PythonNode, names: Names): PythonNode | null {
    const definition = node.children.at(-1);
    return first(node.children, (one) => {
      if (one === definition) return this.#statement(one, names);
      const [, ...path] = one.children;
      const isSound = TAKE_FUNCTIONS.test(path.map((part) => textOf(this.#code.tree, part)).join(''));
      return isSound && definition?.type === 'FunctionDefinition'
        ? this.#values(path.slice(0, 1), names)
        : one;
    });
  }

  /** A block that never runs while the module is imported, or one for some versions of Python. */
  #guard(node: PythonNode, names: Names): PythonNode | null {
    const [, test] = node.children;
    const words = test ? textOf(this.#code.tree, test) : '';
    if (node.children.length === 3 && NEVER.test(words)) return null;
    const [asked] = test?.children ?? [];
    const isVersion = asked && VERSION.test(words) && this.#pathOf(asked) === 'sys.version_info';
    if (!isVersion || node.children.some(({ type }) => type === 'elif')) return node;
    const bodies = node.children.filter(({ type }) => type === 'Body');
    const own = (): Set<string> => new Set(names.own);
    return (
      this.#value(asked, names) ??
      first(bodies, (one) => this.#block(statementsOf(one), { ...names, own: own() }))
    );
  }

  /** A `try` that only imports, and catches what a failed import raises. */
  #expectedFailure(node: PythonNode, names: Names): PythonNode | null {
    const bodies = node.children.filter(({ type }) => type === 'Body');
    const words = node.children.filter(({ type }) => /^(?:try|except|else|finally)$/.test(type));
    const caught = node.children.filter((_, at) => node.children[at - 1]?.type === 'except');
    const [tried, ...handlers] = bodies;
    const isSound =
      tried !== undefined &&
      words.slice(1).every(({ type }) => type === 'except') &&
      statementsOf(tried).every(({ type }) => type === 'ImportStatement') &&
      caught.some((one) => one.type === 'Body' || CATCHES.test(textOf(this.#code.tree, one)));
    if (!isSound) return node;
    const branches = bodies.map(() => ({ ...names, own: new Set<string>() }));
    const doubt =
      first(statementsOf(tried), (one) => this.#importing(one, branches[0] ?? names, () => true)) ??
      first(handlers, (one, at) => this.#block(statementsOf(one), branches[at + 1] ?? names));
    const [inTry, ...others] = branches;
    for (const name of inTry?.own ?? []) if (others.every(({ own }) => own.has(name))) names.own.add(name);
    return doubt;
  }

  #bind(name: PythonNode | undefined, names: Names): void {
    if (name) names.own.add(nameOf(this.#code.tree, name));
  }

  #annotation(node: PythonNode, names: Names): PythonNode | null {
    const { scopes } = this.#code;
    const isText = scopes.imports.some(
      ({ module, name }) => module === '__future__' && name === 'annotations',
    );
    return isText ? null : this.#values(node.children.slice(1), names);
  }

  #values(nodes: readonly PythonNode[], names: Names): PythonNode | null {
    return first(nodes, (one) => (one.type === ',' ? null : this.#value(one, names)));
  }

  /** Null for an expression that surely gives a value. */
  #value(node: PythonNode, names: Names): PythonNode | null {
    if (this.#isKnown(node, names)) return null;
    const { tree } = this.#code;
    switch (node.type) {
      case 'Ellipsis':
        return null;
      case 'VariableName':
        return this.#isBound(node, names) ? null : node;
      case 'LambdaExpression':
        return this.#values(defaultsOf(node), names);
      case 'ParenthesizedExpression':
      case 'TupleExpression':
      case 'ArrayExpression':
        return this.#values(node.children.slice(1, -1), names);
      case 'DictionaryExpression':
        return this.#dictionary(node, names);
      case 'BinaryExpression':
        return isUnion(tree, this.#code.scopes, node) ? null : node;
      case 'MemberExpression':
        return this.#member(node, names);
      case 'CallExpression':
        return this.#call(node, names);
      default:
        return node;
    }
  }

  #call(node: PythonNode, names: Names): PythonNode | null {
    const [callee, list] = node.children;
    if (!callee) return node;
    const name = textOf(this.#code.tree, callee);
    const isBuiltin = BUILTINS.has(name) && visible(this.#code.scopes, callee, name).length === 0;
    const all = list ? argumentsIn(list) : [];
    const given = all.map(({ name: keyword, value: one }): Given => {
      const text = textOf(this.#code.tree, one);
      const isPath = text === '__file__' ? this.#isBound(one, names) : this.#isFile(one, names);
      const value = this.#valueOf(one, names);
      return {
        keyword: keyword && textOf(this.#code.tree, keyword),
        value,
        isPath,
        path: this.#pathOf(one),
        text,
      };
    });
    const isSound = isSoundCall(isBuiltin ? name : this.#pathOf(callee), given);
    return isSound && !all.some(({ kind }) => kind.startsWith('*')) ? this.#value(callee, names) : node;
  }

  #dictionary(node: PythonNode, names: Names): PythonNode | null {
    const parts = node.children.slice(1, -1).filter(({ type }) => type !== ',' && type !== ':');
    return first(parts, (one) => {
      const isKey = node.children[one.index + 1]?.type === ':';
      return isKey && keyOf(this.#valueOf(one, names)) === null ? one : this.#value(one, names);
    });
  }

  /** Names of an imported module count as existing, as the module does. */
  #member(node: PythonNode, names: Names): PythonNode | null {
    const [object, sign, ...rest] = node.children;
    if (!object || !sign) return node;
    if (this.#isParent(node)) return this.#value(object, names);
    if (sign.type === '.') return this.#pathOf(node) === '' ? node : this.#value(object, names);
    const types = rest.filter(({ type }) => type !== ',' && type !== ']');
    return this.#isGeneric(object, types) ? this.#values([object, ...types], names) : node;
  }

  /** A call that gives a path to a file, or the folder of one. */
  #isFile(node: PythonNode, names: Names): boolean {
    const [callee] = node.type === 'CallExpression' ? node.children : [];
    const isKnown = callee
      ? /^(?:pathlib\.Path|os\.path\.\w+)$/.test(this.#pathOf(callee))
      : this.#isParent(node);
    return isKnown && this.#value(node, names) === null;
  }

  /** The folder of a path, or the folder around that. */
  #isParent({ type, children: [object, , name] }: PythonNode): boolean {
    const isCall = object?.type === 'CallExpression' && object.children[0];
    const isPath = isCall ? this.#pathOf(isCall) === 'pathlib.Path' : object && this.#isParent(object);
    return (
      type === 'MemberExpression' &&
      isPath === true &&
      name?.type === 'PropertyName' &&
      textOf(this.#code.tree, name) === 'parent'
    );
  }

  /** A class that takes these types in brackets. */
  #isGeneric(object: PythonNode, types: readonly PythonNode[]): boolean {
    const base = baseOf(this.#code.tree, this.#code.scopes, object);
    if (base.kind === 'unbound') return GENERIC.includes(base.name);
    const [, name = ''] = /^typing\.(\w+)$/.exec(this.#pathOf(object)) ?? [];
    const count = TYPING[name];
    return count !== undefined && (count === 0 || types.length === count);
  }

  /** Module and name of something imported: `os.environ.get`; '' for everything else. */
  #pathOf(node: PythonNode): string {
    const base = baseOf(this.#code.tree, this.#code.scopes, node);
    const [one] = base.kind === 'imported' && base.imported.length === 1 ? base.imported : [];
    if (base.kind !== 'imported' || !one) return '';
    return (one.name === null ? one.module : `${one.module}.${one.name}`) + base.path;
  }

  #isBound(node: PythonNode, { kind, own, module }: Names): boolean {
    const { scopes, tree } = this.#code;
    const name = nameOf(tree, node);
    if (own.has(name)) return true;
    // A function's own names hide those of the module, before they have a value too.
    if (kind === 'function' && scopes.of(node).bindings.has(name)) return false;
    return module.has(name) || (BUILTINS.has(name) && visible(scopes, node, name).length === 0);
  }

  #valueOf(node: PythonNode, { receiver }: Names): PythonValue {
    return this.#code.evaluator.valueOf(node, receiver);
  }

  #isKnown(node: PythonNode, names: Names): boolean {
    return isWhole(this.#valueOf(node, names));
  }
}

/** Decorators that take every function. */
const TAKE_FUNCTIONS =
  /^(?:classmethod|staticmethod|property|(?:functools\.)?(?:cache|lru_cache)|(?:abc\.)?abstractmethod|(?:typing\.)?(?:override|final|overload))$/;

const NEVER = /^(?:TYPE_CHECKING|typing\.TYPE_CHECKING|__name__\s*==\s*(["'])__main__\1)$/;
const CATCHES = /\b(?:ImportError|ModuleNotFoundError|Exception)\b/;

const VERSION = /^[\w.]+\s*[<>]=?\s*\(\s*\d+(?:\s*,\s*\d+)*\s*\)$/;

/** The first doubt that one of these gives; null for none. */
function first<T>(all: readonly T[], doubt: (one: T, at: number) => PythonNode | null): PythonNode | null {
  for (const [at, one] of all.entries()) {
    const found = doubt(one, at);
    if (found) return found;
  }
  return null;
}

/** What parameters are given where they are defined. */
function defaultsOf(definition: PythonNode): readonly PythonNode[] {
  const list = childOf(definition, 'ParamList')?.children ?? [];
  return list.filter((_, at) => list[at - 1]?.type === 'AssignOp');
}

/** Whether the text shows all of a value. */
function isWhole(value: PythonValue): boolean {
  const isOpen = value.kind === 'unknown' || (value.kind === 'dict' && value.open);
  return !isOpen && partsOf(value).every(isWhole);
}
