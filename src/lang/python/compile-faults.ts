// What CPython's compiler refuses although each line is Python: statements in the wrong place, targets that cannot be given
// a value, arguments and parameters in the wrong order, names that are declared twice.

import type { Span } from '../../model/finding.ts';
import { definitionAround } from './scopes.ts';
import { around, childOf, statementsOf, textOf, type PythonNode, type PythonTree } from './tree.ts';

const DEFINITIONS = ['FunctionDefinition', 'LambdaExpression', 'ClassDefinition', 'Script'];
const TARGETS =
  /^(?:VariableName|MemberExpression|TupleExpression|ArrayExpression|ParenthesizedExpression|YieldExpression|⚠)$/;
/** Features of `from __future__` (Lib/__future__.py). */
const FEATURES =
  /^(?:nested_scopes|generators|division|absolute_import|with_statement|print_function|unicode_literals|barry_as_FLUFL|generator_stop|annotations)$/;

type Tree = Pick<PythonTree, 'text' | 'root' | 'nodes'>;

/** The first place that is refused; null where none surely is. The tree has no errors. */
export function compileFault(tree: Tree): Span | null {
  for (const node of tree.nodes) {
    const fault = FAULTS[node.type]?.(node, tree) ?? null;
    if (fault) return fault;
  }
  return null;
}

type Check = (node: PythonNode, tree: Tree) => PythonNode | null;

const inFunction: Check = (node) => (/^(?:Function|Lambda)/.test(definitionAround(node).type) ? null : node);

/** A generator waits where it is read, wherever it is made. */
const inAsync: Check = (node) => {
  const { type, children } = definitionAround(node);
  const isAsync = type === 'FunctionDefinition' && children[0]?.type === 'async';
  return isAsync ||
    around(node, 'ComprehensionExpression', ...DEFINITIONS)?.type === 'ComprehensionExpression'
    ? null
    : node;
};

/** `async with`, `async for`, and comprehensions with it. */
const awaiting: Check = (node, tree) => (childOf(node, 'async') ? inAsync(node, tree) : null);

const yielding: Check = (node, tree) => {
  const { type, children } = definitionAround(node);
  const isAsync = type === 'FunctionDefinition' && children[0]?.type === 'async';
  return isAsync && childOf(node, 'from') ? node : inFunction(node, tree);
};

const inLoop: Check = (node) => {
  for (let at = node; at.parent && !DEFINITIONS.includes(at.parent.type); at = at.parent) {
    const isLoop = /^(?:For|While)Statement$/.test(at.parent.type);
    const isElse = at.parent.children.slice(0, at.index).some(({ type }) => type === 'else');
    if (isLoop && at.type === 'Body' && !isElse) return null;
  }
  return node;
};

/** Parameters in short, such as `(a/*%a)`, in an order that Python does not allow; `%` is for two stars. */
const DISORDER = /^\(?\/|\/.*\/|\*.*[*/]|\*(?:%|\)?$)|%a.*[a*%/]/;

function inShort({ children }: PythonNode, { text }: Tree): string {
  return children
    .map(({ type, index, to }) => {
      if (type === '**') return '%';
      if (type === 'VariableName') return children[index - 1]?.type === 'AssignOp' ? '' : 'a';
      if (!/^[(),*]$/.test(type)) return '';
      // A slash has no node.
      const behind = text.slice(to, children[index + 1]?.from ?? to).replace(/#[^\r\n]*/g, '');
      return type.replace(',', '') + (behind.includes('/') ? '/' : '');
    })
    .join('');
}

/** Names of parameters once each, and none without a default behind one that has one. */
const parameters: Check = (list, tree) => {
  const names = new Set<string>();
  const star = childOf(list, '*');
  if (DISORDER.test(inShort(list, tree))) return star ?? list;
  const own = list.children.filter(
    ({ type, index }) => type === 'VariableName' && list.children[index - 1]?.type !== 'AssignOp',
  );
  let hasDefault = false;
  for (const node of own) {
    const name = textOf(tree, node);
    const isOptional = hasDefaultValue(list, node);
    const isPlaced = (!star || node.index < star.index) && list.children[node.index - 1]?.type !== '**';
    if (names.has(name) || (hasDefault && isPlaced && !isOptional)) return node;
    names.add(name);
    hasDefault ||= isOptional;
  }
  return null;
};

function hasDefaultValue(list: PythonNode, { index }: PythonNode): boolean {
  const [next, afterType] = list.children.slice(index + 1);
  return (next?.type === 'TypeDef' ? afterType : next)?.type === 'AssignOp';
}

/** Arguments by place before those by name, and each name once. */
const callArguments: Check = (list, tree) => {
  const names = new Set<string>();
  let named: 'no' | 'name' | 'dict' = 'no';
  const starts = list.children.filter(
    ({ type, index }) => type !== ')' && /^[,(]$/.test(list.children[index - 1]?.type ?? ''),
  );
  for (const node of starts) {
    const next = list.children[node.index + 1];
    if (node.type === 'VariableName' && next && textOf(tree, next) === '=') {
      const name = textOf(tree, node);
      if (names.has(name)) return node;
      names.add(name);
      if (named === 'no') named = 'name';
    } else if (node.type === '**') named = 'dict';
    else if (named === 'dict' || (named === 'name' && node.type !== '*')) return node;
    else if (node.type === 'ComprehensionExpression' && list.parent?.type === 'ClassDefinition') return node;
  }
  return null;
};

function notTarget(node: PythonNode | undefined): PythonNode | null {
  if (!node) return null;
  if (!TARGETS.test(node.type)) return node;
  if (!/^(?:Tuple|Array|Parenthesized)/.test(node.type)) return node.type === 'YieldExpression' ? node : null;
  const stars = node.children.filter(({ type }) => type === '*');
  if (stars[1]) return stars[1];
  const parts = node.children.filter(({ type }) => !/^(?:[()[\],*]|⚠)$/.test(type));
  return wrongTarget(parts);
}

const wrongTarget = (nodes: readonly PythonNode[]): PythonNode | null =>
  nodes.map(notTarget).find((fault) => fault !== null) ?? null;

/** One name alone has a type, and `__debug__` is a constant. */
const annotated: Check = ({ children }, tree) => {
  const [target, sign] = children;
  if (target && sign?.type === 'AssignOp' && textOf(tree, target) === '__debug__') return target;
  const typed = children.findIndex(({ type }) => type === 'TypeDef');
  return children.slice(0, typed + 1).find(({ type }) => /^(?:,|Tuple|Array)/.test(type)) ?? null;
};

const assigned: Check = ({ children }) => {
  const signs = children.filter(({ type }) => type === 'AssignOp');
  const last = signs.at(-1)?.index ?? children.length;
  const value = children.slice(last + 1);
  if (value[0]?.type === '*' && !value.some(({ type }) => type === ',')) return value[0];
  const parts = children.slice(0, last).filter(({ type }) => !/^(?:AssignOp|TypeDef|,|\*)$/.test(type));
  const starts = [-1, ...signs.map(({ index }) => index)];
  for (const [i, from] of starts.slice(0, -1).entries()) {
    const target = children.slice(from + 1, starts[i + 1]);
    const [star, second] = target.filter(({ type }) => type === '*');
    if (star && (second ?? !target.some(({ type }) => type === ','))) return second ?? star;
  }
  return wrongTarget(parts);
};

const first: Check = ({ children: [target, ...more] }, tree) => {
  if (target?.type === 'ParenthesizedExpression')
    return first({ ...target, children: target.children.slice(1) }, tree);
  const isOne = /^(?:VariableName|MemberExpression)$/.test(target?.type ?? '');
  return isOne ? null : (notTarget(target) ?? target ?? more[0] ?? null);
};

const loopTargets: Check = ({ children }) => {
  const from = children.findIndex(({ type }) => type === 'for');
  const to = children.findIndex(({ type }) => type === 'in');
  const parts = children.slice(from + 1, to).filter(({ type }) => !/^[,*]$/.test(type));
  return from < 0 || to < from ? null : wrongTarget(parts);
};

const comprehension: Check = (node, tree) => {
  const early = node.type === 'ComprehensionExpression' ? null : awaiting(node, tree);
  if (early) return early;
  const star = node.children.slice(0, 3).find(({ type }) => type === '*' || type === '**');
  const loop = node.children.findLast(({ type }) => /^(?:for|in)$/.test(type));
  const comma = node.children.find(
    ({ type, index }) => type === ',' && loop?.type === 'in' && index > loop.index,
  );
  return star && node.children[star.index - 1]?.type !== 'for' ? star : (comma ?? loopTargets(node, tree));
};

const clauses: Check = ({ children }) => {
  const at = children.findIndex(({ type }, i) => type === 'except' && children[i + 1]?.type === 'Body');
  return at >= 0 ? (children.slice(at + 1).find(({ type }) => type === 'except') ?? null) : null;
};

/** A name of `global` or `nonlocal` is neither a parameter nor used in its function before. */
const declared: Check = (node, tree) => {
  const scope = definitionAround(node);
  const [word, ...names] = node.children;
  const last = names.at(-1);
  if (last?.type === ',') return last;
  if (word?.type === 'nonlocal' && scope.type === 'Script') return node;
  for (const name of names.filter(({ type }) => type === 'VariableName')) {
    const text = textOf(tree, name);
    const used = tree.nodes.find(
      (one) =>
        one.type === 'VariableName' &&
        one.from < node.from &&
        one.from > scope.from &&
        textOf(tree, one) === text &&
        (definitionAround(one) === scope ||
          (one.parent?.type === 'ParamList' && one.parent.parent === scope)) &&
        one.parent?.type !== 'ScopeStatement',
    );
    if (used) return name;
    if (word?.type === 'nonlocal' && !isBoundAround(scope, text, tree)) return name;
  }
  return null;
};

/** Whether a function around this one has the name at all, which may be a reading of it. */
function isBoundAround(scope: PythonNode, name: string, tree: Tree): boolean {
  let outer = scope.parent ? definitionAround(scope) : scope;
  while (outer.type !== 'Script') {
    const around = outer;
    if (name === '__class__' && around.type === 'ClassDefinition') return true;
    const isThere =
      /^(?:Function|Lambda)/.test(around.type) &&
      tree.nodes.some(
        (one) =>
          one.type === 'VariableName' &&
          one.from > around.from &&
          one.to < around.to &&
          textOf(tree, one) === name &&
          (one.from < scope.from || one.from > scope.to),
      );
    if (isThere) return true;
    outer = definitionAround(outer);
  }
  return false;
}

const imported: Check = (node, tree) => {
  const text = textOf(tree, node);
  if (/\bimport\s*\*/.test(text) && definitionAround(node).type !== 'Script') return node;
  const start = node.children.findIndex(({ type }) => type === 'import');
  const dot = node.children.slice(start).find(({ type }) => type === '.');
  if (dot && /^from\b/.test(text)) return dot;
  const last = node.children.at(-1);
  if (last?.type === ',') return last;
  if (!/^from\s+__future__\b/.test(text)) return null;
  const isEarly = statementsOf(tree.root).every(
    (one) =>
      one.to >= node.from ||
      (one.type === 'ImportStatement' && /^from\s+__future__\b/.test(textOf(tree, one))) ||
      (one.type === 'ExpressionStatement' && one.children[0]?.type === 'String' && one.index === 0),
  );
  const names = node.children
    .slice(3)
    .filter(({ type, index }) => type === 'VariableName' && node.children[index - 1]?.type !== 'as');
  const block = node.parent?.type === 'StatementGroup' ? node.parent.parent : node.parent;
  return isEarly && block?.type === 'Script'
    ? (childOf(node, '*') ?? names.find((name) => !FEATURES.test(textOf(tree, name))) ?? null)
    : node;
};

const texts: Check = (node, tree) => {
  const parts = node.children.filter(({ type }) => type === 'String' || type === 'FormatString');
  const isBytes = (part: PythonNode): boolean => /^(?:b|rb|br)["']/i.test(textOf(tree, part));
  return parts.some(isBytes) && !parts.every(isBytes) ? node : null;
};

/** A case that takes everything is the last one. */
const cases: Check = ({ children }) => {
  const body = children.find(({ type }) => type === 'MatchBody');
  const all = body?.children.filter(({ type }) => type === 'MatchClause') ?? [];
  return (
    all.slice(0, -1).find((clause) => childOf(clause, 'CapturePattern') && !childOf(clause, 'Guard')) ?? null
  );
};

const starred: Check = ({ children }) => {
  const at = children[0]?.type === 'return' ? 1 : 0;
  const star = children[at];
  return star?.type === '*' && children.length === at + 2 ? star : null;
};

const FAULTS: Readonly<Record<string, Check>> = {
  ReturnStatement: (node, tree) => inFunction(node, tree) ?? starred(node, tree),
  YieldStatement: yielding,
  YieldExpression: yielding,
  AwaitExpression: inAsync,
  BreakStatement: inLoop,
  ContinueStatement: inLoop,
  ParamList: parameters,
  ArgList: callArguments,
  AssignStatement: (node, tree) => annotated(node, tree) ?? assigned(node, tree),
  UpdateStatement: first,
  DeleteStatement: ({ children }) => wrongTarget(children.slice(1).filter(({ type }) => type !== ',')),
  ForStatement: (node, tree) => awaiting(node, tree) ?? loopTargets(node, tree),
  WithStatement: awaiting,
  ArrayComprehensionExpression: comprehension,
  SetComprehensionExpression: comprehension,
  DictionaryComprehensionExpression: comprehension,
  ComprehensionExpression: comprehension,
  TryStatement: clauses,
  ScopeStatement: declared,
  ImportStatement: imported,
  ContinuedString: texts,
  MatchStatement: cases,
  ExpressionStatement: starred,
  ParenthesizedExpression: ({ children: [, star] }) => (star?.type === '*' ? star : null),
};
