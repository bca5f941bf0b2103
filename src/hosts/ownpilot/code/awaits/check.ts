// Finds calls whose promise is used as if it were the value.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import {
  bare,
  calls,
  expressions,
  functionOf,
  isFunction,
  memberName,
  outerOf,
  textOf,
} from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { within, type ReadableTool } from '../tool.ts';
import { ASYNC, awaitMissing } from './rules.ts';

/** Functions that convert their argument at once, so a promise is always a mistake. */
const EAGER = new Set([
  'Boolean',
  'JSON.parse',
  'JSON.stringify',
  'Number',
  'String',
  'encodeURI',
  'encodeURIComponent',
  'parseFloat',
  'parseInt',
]);

const THEN = new Set(['then', 'catch', 'finally']);

/** One finding per asynchronous call of the sandbox without `await`, only where it is certain to be wrong. */
export function checkAwaits(tool: ReadableTool): Finding[] {
  const { code } = tool;
  return ['config', 'fetch', 'utils'].flatMap((base) =>
    calls(code, base).flatMap(({ path, node }) =>
      isAsync(path) && isUsedAsValue(code, node, 0) ? [awaitMissing.at(...within(tool, node), { path })] : [],
    ),
  );
}

function isAsync(path: string): path is keyof typeof ASYNC {
  return Object.hasOwn(ASYNC, path);
}

type Use = (code: ParsedCode, node: SyntaxNode, outer: SyntaxNode, depth: number) => boolean;

/** Uses whose only harmless form is `void promise`. */
const unlessVoid: Use = (_code, _node, outer) => !outer.getChild('void');

/**
 * Says, by the kind of node around a promise, whether the promise itself is used as the value there, or thrown away.
 */
const USES: Readonly<Partial<Record<string, Use>>> = {
  ExpressionStatement: unlessVoid,
  UnaryExpression: unlessVoid,
  Interpolation: unlessVoid,
  IfStatement: unlessVoid,
  WhileStatement: unlessVoid,
  MemberExpression: (code, node, outer) =>
    bare(outer.firstChild ?? outer).from === node.from && !THEN.has(memberName(code, outer) ?? 'then'),
  BinaryExpression: (code, _, outer, depth) =>
    !outer.getChild('instanceof') &&
    (outer.getChild('LogicOp') === null || isUsedAsValue(code, outer, depth)),
  ConditionalExpression: (code, node, outer, depth) =>
    expressions(outer).findIndex((part) => part.from <= node.from && node.to <= part.to) === 0 ||
    isUsedAsValue(code, outer, depth),
  ArgList: (code, _, outer) => isEager(code, outer),
  Property: (_code, _node, outer) => !isFunction(outer) && isAnswered(outer),
  VariableDeclaration: (code, node, outer, depth) => depth === 0 && isVariableUsedAsValue(code, outer, node),
  AssignmentExpression: (code, node, outer, depth) => depth === 0 && isAssignedAsValue(code, outer, node),
};

/** True only where it is certain. `depth` is 1 for uses of a variable that holds the promise. */
function isUsedAsValue(code: ParsedCode, node: SyntaxNode, depth: number): boolean {
  const outer = outerOf(node);
  return outer !== null && (USES[outer.name]?.(code, node, outer, depth) ?? false);
}

function isEager(code: ParsedCode, list: SyntaxNode): boolean {
  const callee = list.parent?.firstChild;
  if (!callee || list.parent?.name !== 'CallExpression') return false;
  const path = textOf(code, callee);
  return EAGER.has(path) || (/^utils\.\w+$/.test(path) && path !== 'utils.callTool');
}

/** Part of an object that the tool itself returns: the promise becomes `{}` there. */
function isAnswered(property: SyntaxNode): boolean {
  let here: SyntaxNode | null = property;
  while (
    here?.name === 'Property' ||
    here?.name === 'ObjectExpression' ||
    here?.name === 'ParenthesizedExpression'
  ) {
    here = here.parent;
  }
  return here?.name === 'ReturnStatement' && functionOf(here) === null;
}

/** True where a variable keeps the promise, or a value with the promise in it, and is used as if it were the answer. */
function isVariableUsedAsValue(code: ParsedCode, declaration: SyntaxNode, value: SyntaxNode): boolean {
  for (const kind of ['ObjectPattern', 'ArrayPattern']) {
    const pattern = declaration.getChild(kind);
    if (pattern && pattern.to <= value.from) return true;
  }
  const definition = declaration.getChildren('VariableDefinition').findLast((node) => node.to <= value.from);
  if (!definition) return false;
  const name = textOf(code, definition);
  const initial = code.initial(name);
  if (!initial || initial.from > value.from || value.to > initial.to) return false;
  return bare(initial).name === 'CallExpression'
    ? isKeptAsValue(code, name, 0)
    : isAlwaysUsedAsValue(code, name);
}

/** `name = call` for a name that is declared once. */
function isAssignedAsValue(code: ParsedCode, assignment: SyntaxNode, value: SyntaxNode): boolean {
  const [left, right] = expressions(assignment);
  if (left?.name !== 'VariableName' || !right || bare(right).from !== value.from) return false;
  const name = textOf(code, left);
  return code.declared(name).length === 1 && isKeptAsValue(code, name, assignment.to);
}

/** The variable may hold something else than the promise, so all of its uses must need the value. */
function isAlwaysUsedAsValue(code: ParsedCode, name: string): boolean {
  const uses = code.uses(name);
  if (uses.length === 0 || code.shorthands(name).length > 0) return false;
  return uses.every((use) => isUsedAsValue(code, use, 1));
}

/** It holds the promise itself: one use as a value is wrong, unless something may wait for it. */
function isKeptAsValue(code: ParsedCode, name: string, from: number): boolean {
  const uses = [...code.uses(name), ...code.shorthands(name)].filter((use) => use.from >= from);
  return (
    !uses.some((use) => mayWait(code, use)) && uses.some((use) => isSent(code, use) || isRead(code, use))
  );
}

function isRead(code: ParsedCode, use: SyntaxNode): boolean {
  if (use.name === 'Property') return isAnswered(use);
  return outerOf(use)?.name !== 'ExpressionStatement' && isUsedAsValue(code, use, 1);
}

/** True where the promise is awaited, chained, returned, or put into a list that may be awaited as a whole. */
function mayWait(code: ParsedCode, use: SyntaxNode): boolean {
  const outer = outerOf(use);
  if (!outer) return false;
  switch (outer.name) {
    case 'AwaitExpression':
    case 'ArrayExpression':
    case 'ReturnStatement':
    case 'YieldExpression':
    case 'ForOfSpec':
      return true;
    case 'MemberExpression':
      return bare(outer.firstChild ?? outer).from === use.from && THEN.has(memberName(code, outer) ?? 'then');
    case 'ArgList': {
      const callee = outer.parent?.firstChild;
      return Boolean(callee && /^Promise\b|\.(?:push|unshift|add|set|concat)$/.test(textOf(code, callee)));
    }
    default:
      return false;
  }
}

const SENDERS = new Set(['fetch', 'utils.callTool']);

/** True for an argument of a request or of another tool's call, and for a value inside one, such as a header. */
function isSent(code: ParsedCode, use: SyntaxNode): boolean {
  let here = use.name === 'Property' ? use : outerOf(use);
  while (here?.name === 'Property' || here?.name === 'ObjectExpression') {
    if (here !== use && isFunction(here)) return false;
    here = outerOf(here);
  }
  const callee = here?.name === 'ArgList' ? here.parent?.firstChild : null;
  return Boolean(callee && SENDERS.has(textOf(code, callee)));
}
