// Questions about nodes of the compiler's tree.

import * as ts from 'typescript';

/** The name of the module that an imported name is from. */
export function specifierOf(declaration: ts.Declaration): ts.StringLiteralLike | null {
  if (ts.isImportEqualsDeclaration(declaration)) {
    const { moduleReference: from } = declaration;
    return ts.isExternalModuleReference(from) && ts.isStringLiteralLike(from.expression)
      ? from.expression
      : null;
  }
  if (
    !ts.isImportSpecifier(declaration) &&
    !ts.isImportClause(declaration) &&
    !ts.isNamespaceImport(declaration)
  )
    return null;
  const from = ancestor(declaration, ts.isImportDeclaration)?.moduleSpecifier;
  return from && ts.isStringLiteralLike(from) ? from : null;
}

/** Of what a type may stand behind the name. */
export function isTyped(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.PropertyDeclaration | ts.PropertySignature | ts.ParameterDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node)
  );
}

/** Whether a node, or one inside, is what is asked for. */
export function mentions(isIt: (node: ts.Node) => boolean): (node: ts.Node) => boolean {
  const visit = (node: ts.Node): boolean => isIt(node) || (ts.forEachChild(node, visit) ?? false);
  return visit;
}

/** What does not fit, where the compiler names the place that it does not fit into. */
export function assigned(start: ts.Node): ts.Node {
  const holder = ts.isReturnStatement(start) ? start : start.parent;
  if (ts.isReturnStatement(holder)) return holder.expression ?? start;
  if (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)) return holder.initializer ?? start;
  const isTarget = ts.isBinaryExpression(holder) && holder.left === start;
  return isTarget && holder.operatorToken.kind === ts.SyntaxKind.EqualsToken ? holder.right : start;
}

/** `a` of `a.b[0].c()`. */
export function leftmost(node: ts.Node): ts.Node {
  let at = node;
  for (;;) {
    if (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at) || ts.isCallExpression(at))
      at = at.expression;
    else if (ts.isNonNullExpression(at) || ts.isAwaitExpression(at) || ts.isParenthesizedExpression(at))
      at = at.expression;
    else return at;
  }
}

/** The node itself, or the nearest one around it, that is what is asked for. */
export function ancestor<T extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is T): T | undefined;
export function ancestor(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined;
export function ancestor(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined {
  let at: ts.Node | undefined = node;
  while (at && !is(at)) at = at.parent;
  return at;
}
