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

/** The nodes right inside of one. */
export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** These nodes and all inside of them, in the order of the text; nothing of what is left out. */
export function* nodesIn(
  roots: readonly ts.Node[],
  isLeftOut: (node: ts.Node) => boolean = () => false,
): Generator<ts.Node> {
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isLeftOut(node)) continue;
    yield node;
    for (const child of childrenOf(node).reverse()) waiting.push(child);
  }
}

/** What is gone when types are: not what a class extends. */
export function isErased(node: ts.Node): boolean {
  return ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node);
}

/** Whether an identifier stands for something, and is not only what a member or label is called. */
export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isEnumMember(parent)) return false;
  const isMember = ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent);
  return !(isMember && parent.name === node);
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

/** Whether a call may be asked for what it says of its arguments: alone, in a condition, or under a name. */
export function isQuestion(call: ts.CallExpression): boolean {
  let { parent } = call;
  while (ts.isParenthesizedExpression(parent)) parent = parent.parent;
  return (
    ts.isBinaryExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isStatement(parent)
  );
}

/** Whether only a text or a number fits where it is: an object never does, whatever it has. */
export function isText(checker: ts.TypeChecker, value: ts.Node): boolean {
  const wanted = ts.isExpression(value) ? checker.getContextualType(value) : undefined;
  const kinds = wanted?.isUnion() === true ? wanted.types : [wanted];
  return kinds.every((kind) => kind && kind.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
}

/** Whether it is in a module that is declared by name, as hosts declare theirs: its arity may be another one there. */
export function isDeclaredByName(node: ts.Node): boolean {
  return ancestor(node, (one) => ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name)) !== undefined;
}

/** Whether such a module says `any` of it, and so nothing. */
export function isLeftOpen(node: ts.Declaration): boolean {
  const { type } = node as { readonly type?: ts.TypeNode };
  return type !== undefined && isDeclaredByName(node) && mentions(isAnyKeyword)(type);
}

const isAnyKeyword = ({ kind }: ts.Node): boolean => kind === ts.SyntaxKind.AnyKeyword;

/** The values that a node itself pushes to, or assigns to, what is asked for. */
export function givenIn(node: ts.Node, isIt: (node: ts.Node) => boolean): readonly ts.Expression[] {
  const isPush =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'push' &&
    isIt(node.expression.expression);
  if (isPush) return [...node.arguments];
  const isAssigned =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isIt(node.left);
  return isAssigned ? [node.right] : [];
}

/** Whether it has the type of what was assigned last: `let name;`. */
export function isGrowing(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    !node.type &&
    !node.initializer &&
    ts.isVariableStatement(node.parent.parent)
  );
}

/** Without parentheses, `await` and `!`. */
export function bare(node: ts.Expression): ts.Expression {
  let at = node;
  while (ts.isParenthesizedExpression(at) || ts.isAwaitExpression(at) || ts.isNonNullExpression(at))
    at = at.expression;
  return at;
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

/** The first answer that is not null. */
export function first<T, Answer>(all: Iterable<T>, ask: (one: T) => Answer | null): Answer | null {
  for (const one of all) {
    const answer = ask(one);
    if (answer !== null) return answer;
  }
  return null;
}

/** The node itself, or the nearest one around it, that is what is asked for. */
export function ancestor<T extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is T): T | undefined;
export function ancestor(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined;
export function ancestor(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined {
  let at: ts.Node | undefined = node;
  while (at && !is(at)) at = at.parent;
  return at;
}

/** What may have members from elsewhere. */
export type Extending = ts.ClassLikeDeclaration | ts.InterfaceDeclaration;

/** Whether a declaration may extend another. */
export function isExtending(node: ts.Node): node is Extending {
  return ts.isClassLike(node) || ts.isInterfaceDeclaration(node);
}

/** What a member is read of, by its name or in a pattern. */
export function holderOf(node: ts.Node): ts.Node | null {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node ? parent.expression : null;
  return [parent, parent.parent].find(ts.isObjectBindingPattern) ?? null;
}
