// Finds what code changes after it is declared, so that nothing is said about a value that may be another one by then.

import * as ts from 'typescript';
import { nodesIn } from './nodes.ts';

/** `grown`: a list got or lost elements; `replaced`: it may be any other value. */
export type Touch = 'grown' | 'replaced';

/** What is changed of each variable, by the name of its member; `*` is the variable itself or any member. */
export type Changes = ReadonlyMap<ts.Symbol, ReadonlyMap<string, Touch>>;

/** Any member, or the variable itself. */
export const ALL = '*';

/** Methods of lists, maps and sets that change them. */
const CHANGING: ReadonlySet<string> = new Set(
  'add clear copyWithin delete fill pop push reverse set shift sort splice unshift'.split(' '),
);

/** Functions of `Object` and `Reflect` that change their first argument. */
const CHANGERS: ReadonlySet<string> = new Set(
  'assign defineProperties defineProperty deleteProperty set setPrototypeOf'.split(' '),
);

/** Every assignment, `push` and the like in these files. */
export function changesIn(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Changes {
  const found = new Map<ts.Symbol, Map<string, Touch>>();
  const note = (target: ts.Expression, change: Touch): void => {
    const [root, path] = pathTo(target);
    const symbol = root && symbolOf(root, checker);
    if (!symbol) return;
    const names = found.get(symbol) ?? new Map<string, Touch>();
    const [first = ALL, ...deeper] = path;
    if (names.get(first) !== 'replaced') names.set(first, deeper.length > 0 ? 'replaced' : change);
    found.set(symbol, names);
  };
  for (const node of nodesIn(files))
    for (const target of targetsOf(node)) note(target, isGrowth(node) ? 'grown' : 'replaced');
  return found;
}

/** The expressions that a node changes. */
function targetsOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isBinaryExpression(node)) return isAssignment(node) ? assigned(node.left) : [];
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const { operator, operand } = node;
    return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken
      ? [operand]
      : [];
  }
  if (ts.isDeleteExpression(node)) return [node.expression];
  if (ts.isForInStatement(node) || ts.isForOfStatement(node))
    return ts.isVariableDeclarationList(node.initializer) ? [] : assigned(node.initializer);
  return ts.isCallExpression(node) ? changedByCall(node) : [];
}

/** `push` and the like; the other calls that change something are `Object`'s. */
function isGrowth(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return CHANGING.has(node.expression.name.text);
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** `[a, b.c] = …` and `({ a: b } = …)` change their parts. */
function assigned(left: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(left)) return left.elements.flatMap(assigned);
  if (ts.isSpreadElement(left)) return assigned(left.expression);
  if (!ts.isObjectLiteralExpression(left)) return [left];
  return left.properties.flatMap((one) => {
    if (ts.isPropertyAssignment(one)) return assigned(one.initializer);
    if (ts.isShorthandPropertyAssignment(one)) return [one.name];
    return ts.isSpreadAssignment(one) ? assigned(one.expression) : [];
  });
}

function changedByCall({ expression, arguments: given }: ts.CallExpression): readonly ts.Expression[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: owner } = expression;
  if (ts.isIdentifier(owner) && (owner.text === 'Object' || owner.text === 'Reflect'))
    return CHANGERS.has(name.text) && given[0] ? [given[0]] : [];
  return CHANGING.has(name.text) ? [owner] : [];
}

/** `a` and ['b', 'c'] of `a.b.c`; `*` for a name that is computed. */
export function pathTo(target: ts.Expression): [ts.Identifier | undefined, string[]] {
  const path: string[] = [];
  let node = target;
  for (;;) {
    if (ts.isIdentifier(node)) return [node, path.reverse()];
    if (ts.isPropertyAccessExpression(node)) {
      path.push(node.name.text);
      node = node.expression;
    } else if (ts.isElementAccessExpression(node)) {
      const { argumentExpression: key } = node;
      path.push(ts.isStringLiteralLike(key) ? key.text : ALL);
      node = node.expression;
    } else if (
      ts.isNonNullExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      node = node.expression;
    } else return [undefined, path];
  }
}

/** The symbol of a name, behind imports and shorthand members. */
export function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = writtenSymbol(name, checker);
  return symbol && behindAlias(symbol, checker);
}

/** What a name stands for in its file; of `{ a }` the variable. */
export function writtenSymbol(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
}

/** What an import or export stands for; the symbol itself otherwise. */
export function behindAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
