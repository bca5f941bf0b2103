// Goes through the statements that run when a module is imported, and through those of functions that are called then.

import { classShape } from '../classes.ts';
import { truth } from '../dicts.ts';
import type { Receiver } from '../evaluate.ts';
import { childOf, statementsOf, textOf, type PythonNode } from '../parse.ts';
import { nameOf, type Binding } from '../scopes.ts';
import { EXCEPTIONS } from './builtins.ts';
import { defaults, evaluate } from './expressions.ts';
import { branched, joined, Run, type StartCode, type FirstRun, type BoundNames } from './first-run.ts';
import { raiseStatement, assertStatement } from './raising.ts';

/** What importing the text comes to, with the names that the module has then; of its functions, only definitions run. */
export function importOf(code: StartCode): FirstRun & { readonly names: BoundNames } {
  const run = new Run(code);
  const names: BoundNames = { kind: 'module', own: new Set(), outer: null };
  block(run, statementsOf(code.tree.root), names, true);
  return { raised: run.raised, doubt: run.doubt, names };
}

/** What calling a class method on a class comes to; `names` are the module’s. */
export function callOf(code: StartCode, method: PythonNode, receiver: Receiver, names: BoundNames): FirstRun {
  const run = new Run(code, receiver);
  const body = childOf(method, 'Body');
  const own: BoundNames = { kind: 'function', own: new Set([receiver.name]), outer: names };
  if (body) block(run, statementsOf(body), own, true);
  return { raised: run.raised, doubt: run.doubt };
}

/** Runs statements until one of them leaves the function. */
function block(run: Run, statements: readonly PythonNode[], names: BoundNames, sure: boolean): void {
  let runs = sure;
  for (const node of statements) {
    if (!run.goesOn) return;
    if (node.type === 'ReturnStatement' && names.kind === 'function') {
      for (const one of node.children.slice(1)) if (one.type !== ',') evaluate(run, one, names, runs);
      return;
    }
    const isSure = runs;
    run.deeper(node, () => statement(run, node, names, isSure));
    // What holds a `return` leaves it open whether the rest runs.
    if (names.kind === 'function' && HOLDS_OTHERS.test(node.type)) runs = false;
  }
}

const HOLDS_OTHERS = /^(?:If|Try|With|For|While|Match)Statement$/;

function statement(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  switch (node.type) {
    case 'PassStatement':
    case 'ScopeStatement':
      return;
    case 'ExpressionStatement':
      for (const one of node.children) if (one.type !== ',') evaluate(run, one, names, sure);
      return;
    case 'AssignStatement':
      return assignment(run, node, names, sure);
    case 'ImportStatement':
      return importing(run, node, names);
    case 'FunctionDefinition':
      return definition(run, node, names, sure);
    case 'ClassDefinition':
      return classDefinition(run, node, names, sure);
    case 'DecoratedStatement':
      return decorated(run, node, names, sure);
    case 'IfStatement':
      return condition(run, node, names, sure);
    case 'TryStatement':
      return attempt(run, node, names, sure);
    case 'RaiseStatement':
      return raiseStatement(run, node, names, sure);
    case 'AssertStatement':
      return assertStatement(run, node, names, sure);
    case 'DeleteStatement':
      return deletion(run, node, names, sure);
    default:
      // Loops, `with`, `match` and others.
      return run.mayFail(node);
  }
}

/** The parts between the signs of `a = b = value`. */
function partsOf(node: PythonNode): PythonNode[][] {
  const parts: PythonNode[][] = [[]];
  for (const one of node.children) {
    if (one.type === 'AssignOp') parts.push([]);
    else if (one.type !== 'TypeDef' && one.type !== ',') parts.at(-1)?.push(one);
  }
  return parts;
}

function assignment(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const parts = partsOf(node);
  const values = parts.length > 1 ? (parts.at(-1) ?? []) : [];
  for (const one of values) {
    if (one.type === '*') run.mayFail(one);
    else evaluate(run, one, names, sure);
  }
  if (!run.goesOn) return;
  for (const targets of parts.slice(0, -1)) {
    const [target] = targets;
    if (targets.length === 1 && target?.type === 'VariableName') names.own.add(nameOf(run.code.tree, target));
    else if (targets.every(({ type }) => type === 'VariableName') && targets.length === values.length)
      for (const one of targets) names.own.add(nameOf(run.code.tree, one));
    else run.mayFail(node);
  }
  const annotation = childOf(node, 'TypeDef');
  if (annotation && names.kind !== 'function') annotated(run, annotation, names, sure);
}

/** An annotation, unless the file asks to keep them as texts. */
function annotated(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const asText = run.code.scopes.imports.some(
    ({ module, name }) => module === '__future__' && name === 'annotations',
  );
  if (asText) return;
  for (const one of node.children) if (one.type !== ':') evaluate(run, one, names, sure);
}

function importing(run: Run, node: PythonNode, names: BoundNames): void {
  const { scopes, isThere } = run.code;
  for (const one of scopes.imports) {
    if (one.span.from < node.from || one.span.to > node.to) continue;
    if (one.name === '*' || !isThere(one)) run.mayFail(node);
    names.own.add(one.as);
  }
}

function definition(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  for (const one of defaults(node)) evaluate(run, one, names, sure);
  const parameters = childOf(node, 'ParamList')?.children ?? [];
  for (const one of [...parameters, ...node.children])
    if (one.type === 'TypeDef') annotated(run, one, names, sure);
  if (childOf(node, 'TypeParamList')) run.mayFail(node);
  bind(run, node, names);
}

function bind(run: Run, node: PythonNode, names: BoundNames): void {
  const name = childOf(node, 'VariableName');
  if (name && run.goesOn) names.own.add(nameOf(run.code.tree, name));
}

/** Members by which a class decides how it, or what inherits it, is made. */
const DECIDES =
  /^(?:__init_subclass__|__set_name__|__class_getitem__|__prepare__|__mro_entries__|__slots__|__classcell__|__new__|_(?:type|parent|group|alias|skipload)_)$/;

/** `_skipload_ = True` and its like, which the text shows all of. */
function isPlainFlag([binding, ...more]: readonly Binding[]): boolean {
  if (binding?.kind !== 'assigned' || !binding.always || more.length > 0) return false;
  const [, , value, ...rest] = binding.statement.children;
  return value?.type === 'Boolean' && rest.length === 0;
}

function classDefinition(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const { tree, scopes, isHostBase } = run.code;
  const { bases, extras } = classShape(tree, scopes, node);
  for (const one of bases) evaluate(run, one.node, names, sure);
  const isPlain = bases.every(
    ({ base, node: at }) =>
      base.kind === 'class' ||
      isHostBase(at) ||
      (base.kind === 'unbound' && (base.name === 'object' || EXCEPTIONS.has(base.name))) ||
      (base.kind === 'imported' && base.path === '' && base.imported.every(({ name }) => name === 'ABC')),
  );
  const decorators = extras.filter(({ type }) => type === 'Decorator');
  const decides = [...scopes.in(node).bindings].some(
    ([name, all]) => DECIDES.test(name) && !(name === '_skipload_' && isPlainFlag(all)),
  );
  if (
    !isPlain ||
    bases.length > 1 ||
    extras.length > decorators.length ||
    decides ||
    childOf(node, 'TypeParamList')
  )
    run.mayFail({ from: node.from, to: childOf(node, 'Body')?.from ?? node.to });
  const body = childOf(node, 'Body');
  if (body) block(run, statementsOf(body), { kind: 'class', own: new Set(), outer: names }, sure);
  bind(run, node, names);
}

/** Decorators that take every function. */
const TAKE_FUNCTIONS =
  /^(?:classmethod|staticmethod|property|(?:functools\.)?(?:cache|lru_cache)|(?:abc\.)?abstractmethod|(?:typing\.)?(?:override|final))$/;

function decorated(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  for (const one of node.children) {
    if (one.type === 'Decorator') {
      const [, ...path] = one.children;
      const [root] = path;
      if (root) evaluate(run, root, names, sure);
      const isSound = TAKE_FUNCTIONS.test(path.map((part) => textOf(run.code.tree, part)).join(''));
      if (!isSound || node.children.at(-1)?.type !== 'FunctionDefinition') run.mayFail(one);
    } else statement(run, one, names, sure);
  }
}

function condition(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const branches: BoundNames[] = [];
  const parts = node.children;
  let isOpen = true;
  let runs = sure;
  for (let at = 0; at < parts.length && isOpen; at++) {
    const word = parts[at]?.type;
    const test = word === 'if' || word === 'elif' ? parts[at + 1] : undefined;
    const body = test ? parts[at + 2] : word === 'else' ? parts[at + 1] : undefined;
    if (!body) continue;
    const known = test ? decided(run, test, names, runs) : true;
    if (known === false) continue;
    if (known === null) runs = false;
    const branch = branched(names);
    block(run, statementsOf(body), branch, runs);
    branches.push(branch);
    isOpen = known === null;
  }
  if (isOpen) branches.push(branched(names));
  joined(names, branches);
}

const NEVER = /^(?:TYPE_CHECKING|typing\.TYPE_CHECKING|__name__\s*==\s*(["'])__main__\1)$/;

/** Whether a test holds; null where the text does not show it. */
function decided(run: Run, test: PythonNode, names: BoundNames, sure: boolean): boolean | null {
  const text = textOf(run.code.tree, test);
  if (NEVER.test(text)) return false;
  if (/^sys\.version_info\s*(?:>=|<)\s*\([\d\s,]+\)$/.test(text)) return null;
  evaluate(run, test, names, sure);
  return truth(run.code.evaluator.valueOf(test, run.receiver));
}

/** Whatever the body may raise may be caught or not; only imports whose failure is expected leave no doubt. */
function attempt(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  const before = run.doubt;
  const inner = branched(names);
  for (const one of [...bodiesAfter(node, 'try'), ...bodiesAfter(node, 'else')])
    block(run, statementsOf(one), inner, false);
  const handlers = bodiesAfter(node, 'except').map((one) => {
    const own = new Run(run.code, run.receiver);
    const branch = branched(names);
    block(own, statementsOf(one), branch, true);
    return { branch, isSound: own.goesOn && own.doubt === null };
  });
  if (handlers.every(({ isSound }) => isSound) && expectsFailure(run, node)) run.doubt = before;
  joined(names, [inner, ...handlers.map(({ branch }) => branch)]);
  const goesOn = sure && run.doubt === before;
  for (const one of bodiesAfter(node, 'finally')) block(run, statementsOf(one), names, goesOn);
}

/** The blocks of a `try` statement that follow this word. */
function bodiesAfter({ children }: PythonNode, word: string): PythonNode[] {
  let current = '';
  return children.filter(({ type }) => {
    if (/^(?:try|except|else|finally)$/.test(type)) current = type;
    return type === 'Body' && current === word;
  });
}

/** Whether a `try` only imports, and catches what a failed import raises. */
function expectsFailure({ code: { tree } }: Run, node: PythonNode): boolean {
  const caught = node.children.filter((_, at) => node.children[at - 1]?.type === 'except');
  return (
    bodiesAfter(node, 'try').every((one) =>
      statementsOf(one).every(({ type }) => type === 'ImportStatement'),
    ) &&
    caught.some(
      (one) =>
        one.type === 'Body' || /\b(?:ImportError|ModuleNotFoundError|Exception)\b/.test(textOf(tree, one)),
    )
  );
}

function deletion(run: Run, node: PythonNode, names: BoundNames, sure: boolean): void {
  for (const one of node.children.slice(1)) {
    const name = nameOf(run.code.tree, one);
    if (one.type === ',' || names.own.delete(name)) continue;
    // Python gives some names to every module and class.
    const isOwn = one.type === 'VariableName' && !name.startsWith('__');
    if (isOwn && names.kind !== 'function') run.missing(one, names, sure);
    else run.mayFail(one);
  }
}
