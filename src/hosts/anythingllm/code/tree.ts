// Walks the syntax tree of a handler, function by function, and makes findings of its places.

import type { SyntaxNode } from '@lezer/common';
import type { Args, CodeFinding, Finding, Span, Fix, TextEdit } from '../../../model/finding.ts';
import { bodyOf, isFunction } from '../../../lang/javascript/nodes.ts';

/** A finding at a range of the code, with the fixes that can be made there. */
export function found<A extends Args>(
  rule: { readonly at: (pointer: '', place: 'value', args: A) => Finding<A> },
  args: NoInfer<A>,
  { from, to }: Span,
  fixes: readonly Fix[] = [],
): CodeFinding {
  return { ...rule.at('', 'value', args), span: { from, to }, ...(fixes.length > 0 && { fixes }) };
}

/** A fix of these edits, in any order. */
export function codeFix(title: string, ...edits: readonly TextEdit[]): Fix {
  return { title, edits: [...edits].sort((a, b) => a.from - b.from || a.to - b.to) };
}

/** An edit that only inserts. */
export function insert(at: number, text: string): TextEdit {
  return { from: at, to: at, insert: text };
}

/** Whether code can have a variable or member of this name without quotes. */
export function isName(text: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text);
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
