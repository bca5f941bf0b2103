// Finds calls whose promise is used as if it were the value.

import type { SyntaxNode } from '@lezer/common';
import { bare, expressions, functionOf, isFunction, memberName, outerOf, resolve, textOf } from './nodes.ts';
import type { ParsedCode } from './parse.ts';

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

/**
 * Whether a call's promise is worked on in place of its value, or thrown away: true only where it is certain. `depth` is 1 for
 * uses of a variable that holds the promise.
 */
export function isUsedAsValue(code: ParsedCode, node: SyntaxNode, depth = 0): boolean {
  const outer = outerOf(node);
  return outer !== null && (USES[outer.name]?.(code, node, outer, depth) ?? false);
}

function isEager(code: ParsedCode, list: SyntaxNode): boolean {
  const callee = list.parent?.firstChild;
  if (!callee || list.parent?.name !== 'CallExpression') return false;
  const path = textOf(code, callee);
  return (
    EAGER.has(path) || (/^utils\.\w+$/.test(path) && path !== 'utils.callTool' && !code.own.has('utils'))
  );
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

/** A promise that nothing awaits, and that may be rejected. */
export interface Unawaited {
  /** The call, or the function whose promise its caller throws away. */
  readonly node: SyntaxNode;
  /** `fetch`, or the name of an async function; '' for one without a name. */
  readonly name: string;
  /** Whether `await` before the call fixes it: the call is in an async function, and is not a callback. */
  readonly canAwait: boolean;
}

/** Callers that throw away what their callback gives. */
const DROPS =
  /^(?:.*\.(?:forEach|on|once|addListener)|set(?:Timeout|Interval|Immediate)|queueMicrotask|process\.nextTick)$/s;

/** Those that surely nothing awaits, where code that rejects them can be seen: a request, `import()`, an uncaught `throw`. */
export function unawaited(code: ParsedCode): Unawaited[] {
  const found = code.all('CallExpression').flatMap((node): Unawaited[] => {
    const name = node.firstChild ? textOf(code, node.firstChild) : '';
    const outer = outerOf(node);
    if (!mayReject(code, node)) return [];
    const isDropped = outer?.name === 'ExpressionStatement' || outer?.getChild('void') != null;
    if (!isDropped && !(name === 'fetch' && isUsedAsValue(code, node))) return [];
    return [{ node, name: /^[\w$]+$/.test(name) ? name : '', canAwait: isInAsync(node) }];
  });
  const callbacks = code.all('CallExpression').flatMap((call): Unawaited[] => {
    const list = call.getChild('ArgList');
    const callee = list && call.firstChild;
    if (!callee || outerOf(call)?.name === 'AwaitExpression' || !DROPS.test(textOf(code, callee))) return [];
    return expressions(list).flatMap((fn) =>
      isFunction(fn) && fn.getChild('async') && rejects(code, fn, 0)
        ? [{ node: fn, name: '', canAwait: false }]
        : [],
    );
  });
  return [...found, ...callbacks];
}

function isInAsync(node: SyntaxNode): boolean {
  return functionOf(node)?.getChild('async') != null;
}

/** Whether a call gives a promise that code can be seen to reject. */
function mayReject(code: ParsedCode, call: SyntaxNode, depth = 0): boolean {
  const callee = call.firstChild && bare(call.firstChild);
  if (!callee || depth > 10) return false;
  const name = textOf(code, callee);
  if (name === 'Promise.reject' || (name === 'fetch' && !code.own.has(name))) return true;
  if (callee.name === 'MemberExpression') return isThenOf(code, callee, call, depth);
  const fn = functionBehind(code, callee);
  return fn?.getChild('async') != null && rejects(code, fn, depth);
}

/** `call.then(…)` without a second argument, of a call that may be rejected. */
function isThenOf(code: ParsedCode, callee: SyntaxNode, call: SyntaxNode, depth: number): boolean {
  const inner = callee.firstChild && bare(callee.firstChild);
  const handlers = call.getChild('ArgList');
  if (memberName(code, callee) !== 'then' || !handlers || expressions(handlers).length !== 1) return false;
  return inner?.name === 'CallExpression' && mayReject(code, inner, depth + 1);
}

/** The function that a callee is, where its name is declared once. */
function functionBehind(code: ParsedCode, callee: SyntaxNode): SyntaxNode | null {
  if (isFunction(callee)) return callee;
  const [definition, ...more] = callee.name === 'VariableName' ? code.declared(textOf(code, callee)) : [];
  if (!definition || more.length > 0) return null;
  const { parent } = definition;
  const fn = parent?.name === 'FunctionDeclaration' ? parent : resolve(code, callee);
  return isFunction(fn) ? fn : null;
}

/** Whether an async function has a `throw`, or an `await` of what may be rejected, that it does not catch. */
function rejects(code: ParsedCode, fn: SyntaxNode, depth: number): boolean {
  const isOwn = (node: SyntaxNode): boolean =>
    node.from >= fn.from && node.to <= fn.to && functionOf(node)?.from === fn.from && !isCaught(node, fn);
  return (
    code.all('ThrowStatement').some(isOwn) ||
    code.all('AwaitExpression').some((node) => {
      const [value] = expressions(node);
      return isOwn(node) && value?.name === 'CallExpression' && mayReject(code, value, depth + 1);
    })
  );
}

/** True where an exception at this node reaches a `catch` of this function, or with null of any around it. */
export function isCaught(node: SyntaxNode, fn: SyntaxNode | null): boolean {
  let child = node;
  let here = node.parent;
  while (here && child.from !== fn?.from) {
    const tried = here.name === 'TryStatement' && here.getChild('Block')?.from === child.from;
    if (tried && here.getChild('CatchClause')) return true;
    child = here;
    here = here.parent;
  }
  return false;
}
