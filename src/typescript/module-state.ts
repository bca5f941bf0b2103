// Whether variables of a plugin's modules keep what they were set to, or are changed while it runs.

import * as ts from 'typescript';

/** Methods that change the list, map or set that they are called on. */
const CHANGING = new Set(
  'add clear copyWithin delete fill pop push reverse set shift sort splice unshift'.split(' '),
);

/**
 * Whether no file assigns to one of these variables, or to a member of what it holds, or calls what changes it: a method
 * of lists and maps, a method that changes its own object, or a function that changes what it is given.
 */
export function isKept(
  declared: ReadonlySet<ts.Declaration>,
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): boolean {
  const changes = new Changes(checker);
  const waiting: ts.Node[] = [...files];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const changed of changes.of(node)) {
      const symbol = ts.isIdentifier(changed) ? symbolOf(changed, checker) : undefined;
      if (symbol?.declarations?.some((one) => declared.has(one))) return false;
    }
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
  return true;
}

/** Imports stand for what they import. */
function symbolOf(name: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(name);
  return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
}

/** A name or `this`, whose value is changed. */
type Owner = ts.Identifier | ts.ThisExpression;

type Signature = ts.SignatureDeclaration;

/** What nodes change. */
class Changes {
  readonly #checker: ts.TypeChecker;
  /** Of a function what it changes of what is outside of it: `this`, and parameters by their place. */
  readonly #known = new Map<Signature, Set<'this' | number>>();
  /** Functions that are looked at together; null in between. */
  #met: Signature[] | null = null;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The names whose values a node itself changes. */
  of(node: ts.Node): Owner[] {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
      return assigns ? targetsOf(node.left) : [];
    }
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts =
        node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
      return counts ? ownerOf(node.operand) : [];
    }
    if (ts.isForOfStatement(node) || ts.isForInStatement(node))
      return ts.isVariableDeclarationList(node.initializer) ? [] : targetsOf(node.initializer);
    if (ts.isDeleteExpression(node)) return ownerOf(node.expression);
    return ts.isCallExpression(node) ? this.#ofCall(node) : [];
  }

  #ofCall({ expression, arguments: given }: ts.CallExpression): Owner[] {
    const member = ts.isPropertyAccessExpression(expression) ? expression : undefined;
    const changed = this.#byFunction(symbolOf(member ? member.name : expression, this.#checker));
    const isOwn = member !== undefined && (CHANGING.has(member.name.text) || changed.has('this'));
    return [
      ...(isOwn ? ownerOf(member.expression) : []),
      ...given.flatMap((one, i) => (changed.has(i) ? ownerOf(one) : [])),
    ];
  }

  #byFunction(symbol: ts.Symbol | undefined): ReadonlySet<'this' | number> {
    const all = symbol?.declarations?.map((one) => this.#byDeclaration(one)) ?? [];
    return new Set(all.flatMap((one) => [...one]));
  }

  #byDeclaration(declaration: ts.Declaration): ReadonlySet<'this' | number> {
    const value = ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration);
    const node = value ? declaration.initializer : declaration;
    if (!node || !ts.isFunctionLike(node)) return NOTHING;
    const known = this.#known.get(node);
    if (known) return known;
    const found = new Set<'this' | number>();
    this.#known.set(node, found);
    if (this.#met) this.#met.push(node);
    else this.#settle(node);
    return found;
  }

  /** Looks at a function and all that it calls until nothing is added: they may call each other in a circle. */
  #settle(node: Signature): void {
    const met = [node];
    this.#met = met;
    // Functions that are met meanwhile are looked at, too.
    for (const one of met) this.#isMore(one);
    // What is called was met later, so that comes first.
    const callers = met.toReversed();
    while (callers.filter((one) => this.#isMore(one)).length > 0);
    this.#met = null;
  }

  /** Looks at a function once more; whether it changes more than was known. */
  #isMore(node: Signature): boolean {
    const found = this.#known.get(node) ?? new Set();
    const { size } = found;
    const waiting: ts.Node[] = [node];
    for (let inner = waiting.pop(); inner; inner = waiting.pop()) {
      for (const owner of this.of(inner)) {
        if (!ts.isIdentifier(owner)) found.add('this');
        else this.#parametersIn(owner, node).forEach((place) => found.add(place));
      }
      ts.forEachChild(inner, (child) => void waiting.push(child));
    }
    return found.size > size;
  }

  #parametersIn(name: ts.Identifier, { parameters }: Signature): number[] {
    const declared = symbolOf(name, this.#checker)?.declarations ?? [];
    return parameters.flatMap((one, i) => (declared.includes(one) ? [i] : []));
  }
}

const NOTHING: ReadonlySet<never> = new Set();

/** What an assignment changes: `a` of `a.b`, both of `[a, b.c]` and `{ x: a, b }`. */
function targetsOf(node: ts.Node): Owner[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(targetsOf);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(targetsOf);
  if (ts.isPropertyAssignment(node)) return targetsOf(node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return [node.name];
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) return targetsOf(node.expression);
  if (ts.isBinaryExpression(node)) return targetsOf(node.left);
  return ts.isExpression(node) ? ownerOf(node) : [];
}

/** `a` of `a`, `a.b` and `a[b].c`; nothing of a call. */
function ownerOf(node: ts.Expression): Owner[] {
  if (ts.isIdentifier(node)) return [node];
  if (node.kind === ts.SyntaxKind.ThisKeyword) return [node as ts.ThisExpression];
  const isInside =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node);
  return isInside ? ownerOf(node.expression) : [];
}
