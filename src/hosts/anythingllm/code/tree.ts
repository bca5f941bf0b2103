// Walks the syntax tree of a handler, function by function, and makes findings of its places.

import type { SyntaxNode } from '@lezer/common';
import type { CodeFinding, CodeFix } from '../../../model/code.ts';
import type { Finding, Span } from '../../../model/finding.ts';
import type { TextEdit } from '../../../model/problem.ts';

/** A finding at a range of the code, with the fixes that can be made there. */
export function found(finding: Finding, { from, to }: Span, fixes: readonly CodeFix[] = []): CodeFinding {
  return { ...finding, span: { from, to }, ...(fixes.length > 0 && { fixes }) };
}

/** A fix of these edits, in any order. */
export function codeFix(title: string, ...edits: readonly TextEdit[]): CodeFix {
  return { title, edits: [...edits].sort((a, b) => a.from - b.from || a.to - b.to) };
}

/** An edit that only inserts. */
export function insert(at: number, text: string): TextEdit {
  return { from: at, to: at, insert: text };
}

const METHODS = ['Property', 'MethodDeclaration'];
const FUNCTIONS = ['FunctionExpression', 'FunctionDeclaration', 'ArrowFunction'];

/** Also true for methods of objects and classes, getters included. */
export function isFunction(node: SyntaxNode): boolean {
  return (
    FUNCTIONS.includes(node.name) || (METHODS.includes(node.name) && node.getChild('ParamList') !== null)
  );
}

/** The nearest function around a node; null at the top of the module. `arrows`: whether arrow functions count. */
export function functionAround(node: SyntaxNode, arrows: boolean): SyntaxNode | null {
  let here = node.parent;
  while (here && (!isFunction(here) || (!arrows && here.name === 'ArrowFunction'))) here = here.parent;
  return here;
}

/** Calls `visit` for every node in the body of a function that is not in a function inside of it. */
export function ownNodes(fn: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  const body = bodyOf(fn);
  if (!body) return;
  const cursor = body.cursor();
  cursor.iterate(({ node }) => {
    if (node.from !== body.from && isFunction(node)) return false;
    if (node.name === 'ClassBody') return false;
    visit(node);
    return true;
  });
}

/** The block of a function, or the expression after an arrow. */
export function bodyOf(fn: SyntaxNode): SyntaxNode | null {
  return fn.getChild('Block') ?? (fn.name === 'ArrowFunction' ? fn.lastChild : null);
}

/** The first node around it that is not in parentheses. */
export function outOfParentheses(node: SyntaxNode): SyntaxNode {
  let here = node;
  while (here.parent?.name === 'ParenthesizedExpression' && !isCondition(here.parent)) here = here.parent;
  return here;
}

/** The parentheses of `if (…)` and the like, which are a part of the statement. */
export function isCondition(node: SyntaxNode): boolean {
  return (
    node.name === 'ParenthesizedExpression' &&
    ['IfStatement', 'WhileStatement', 'DoStatement', 'SwitchStatement'].includes(node.parent?.name ?? '')
  );
}

/** The expression in parentheses, however many there are. */
export function inParentheses(node: SyntaxNode | null): SyntaxNode | null {
  let here = node;
  while (here?.name === 'ParenthesizedExpression') here = here.firstChild?.nextSibling ?? null;
  return here;
}

/** True where an exception at this node reaches a `catch` of this function. */
export function isCaught(node: SyntaxNode, fn: SyntaxNode): boolean {
  let child = node;
  let here = node.parent;
  while (here && child.from !== fn.from) {
    const tried = here.name === 'TryStatement' && here.getChild('Block')?.from === child.from;
    if (tried && here.getChild('CatchClause')) return true;
    child = here;
    here = here.parent;
  }
  return false;
}
