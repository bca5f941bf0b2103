// Whether variables of a plugin's modules keep what they were set to, or are changed while it runs.

import * as ts from 'typescript';

/** Methods that change the list, map or set that they are called on. */
const CHANGING = new Set(
  'add clear copyWithin delete fill pop push reverse set shift sort splice unshift'.split(' '),
);

/** Whether no file assigns to one of these variables, or to a member of what it holds, or calls a method that changes it. */
export function isKept(
  declared: ReadonlySet<ts.Declaration>,
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): boolean {
  const waiting: ts.Node[] = [...files];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const changed = changedBy(node);
    const symbol = changed && symbolOf(changed, checker);
    if (symbol?.declarations?.some((one) => declared.has(one))) return false;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return true;
}

/** Imports stand for what they import. */
function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The name whose value a node changes. */
function changedBy(node: ts.Node): ts.Identifier | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns ? ownerOf(node.left) : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const counts =
      node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
    return counts ? ownerOf(node.operand) : undefined;
  }
  if (ts.isDeleteExpression(node)) return ownerOf(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  return CHANGING.has(name.text) ? ownerOf(expression) : undefined;
}

/** `a` of `a`, `a.b` and `a[b].c`. */
function ownerOf(node: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(node)) return node;
  const isInside =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node);
  return isInside ? ownerOf(node.expression) : undefined;
}
