// Tells what the compiler says only because a package is not there: all that it exports is `any` here, which takes the
// types from callbacks, the members from classes that extend it, and the effect from its type guards.

import * as ts from 'typescript';
import type { PluginProgram } from './program.ts';

/** Parameters without a type, which the called function gives them. */
const UNTYPED_PARAMETER: ReadonlySet<number> = new Set([7006, 7019, 7031]);
/** `override` without a member of that name, and members that the extended class may have. */
const OF_CLASS: ReadonlySet<number> = new Set([2339, 2551, 4112, 4113, 4117]);
/** What a type guard, an assertion, or a function that never returns would have ruled out. */
const NARROWED: ReadonlySet<number> = new Set([2322, 2345, 2531, 2532, 2533, 18046, 18047, 18048, 18049]);
const UNTYPED_CALL = 2347;
/** Globals whose types a package would bring: test runners, jQuery, Bun. */
const OF_TYPES: ReadonlySet<number> = new Set([2581, 2582, 2592, 2593, 2867, 2868]);
const UNKNOWN_NAME: ReadonlySet<number> = new Set([2304, 2503, 2552]);
/** Content of JSX elements is typed by the package whose elements they are. */
const NO_CHILDREN = 2741;

/** Where an `any` comes from: the name of the package that is not there; '' for what is declared without types here. */
type Origin = string | null;

/** Nodes that are looked at in one program: hostile code would have every message look at everything. */
const MAX_NODES = 100_000;

/** Follows values back to packages, in one program. */
export class NotJudged {
  readonly #plugin: PluginProgram;
  readonly #known = new Map<ts.Symbol, Origin>();
  #left = MAX_NODES;

  constructor(plugin: PluginProgram) {
    this.#plugin = plugin;
  }

  get #checker(): ts.TypeChecker {
    return this.#plugin.checker;
  }

  /** The origin of what makes the compiler say this; null where it stands by itself. */
  originOf({ file, start, code, messageText }: ts.Diagnostic): Origin {
    if (!file || start === undefined || this.#left <= 0) return null;
    if (OF_TYPES.has(code)) return '';
    if (UNKNOWN_NAME.has(code) && this.#plugin.settings.hasDom && /[A-Z]/.test(file.text.charAt(start)))
      return 'lib.dom';
    if (code === UNTYPED_CALL) return this.#calledOrigin(this.#nodeAt(file, start));
    if (UNTYPED_PARAMETER.has(code)) return this.#callbackOrigin(this.#nodeAt(file, start));
    if (OF_CLASS.has(code)) return this.#memberOrigin(this.#nodeAt(file, start));
    if (NARROWED.has(code)) return this.#guardOrigin(this.#nodeAt(file, start));
    const message = code === NO_CHILDREN ? ts.flattenDiagnosticMessageText(messageText, '\n') : '';
    return message.includes("'children'") ? '' : null;
  }

  #calledOrigin(node: ts.Node): Origin {
    const call = ancestor(node, ts.isCallOrNewExpression);
    return call ? this.#originOfAny(call.expression) : null;
  }

  #nodeAt(file: ts.SourceFile, start: number): ts.Node {
    let at: ts.Node = file;
    for (; this.#left > 0; this.#left--) {
      const inner: ts.Node | undefined = ts.forEachChild(at, (child) =>
        child.getStart(file) <= start && start < child.end ? child : undefined,
      );
      if (!inner) break;
      at = inner;
    }
    return at;
  }

  /** Of a function whose parameters have no types: of what it is given to. */
  #callbackOrigin(node: ts.Node): Origin {
    const own = ancestor(node, ts.isFunctionLike);
    for (let at: ts.Node | undefined = own; at?.parent; at = at.parent) {
      const { parent } = at;
      if (ts.isCallOrNewExpression(parent)) return this.#originOfAny(parent.expression);
      if (ts.isJsxAttribute(parent)) return this.#originOfAny(parent.parent.parent.tagName as ts.Expression);
      if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent))
        return parent.type ? this.#typeOrigin(parent.type) : null;
      if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return this.#typeOrigin(parent.type);
      if (ts.isBinaryExpression(parent)) return this.#originOfAny(parent.left);
      if (ts.isStatement(parent)) return null;
    }
    return null;
  }

  /** Of a class that extends what is not there: its other members are not known. */
  #memberOrigin(node: ts.Node): Origin {
    const { parent } = node;
    const object = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent.expression : null;
    const symbol = object && this.#checker.getTypeAtLocation(object).symbol;
    const own = symbol?.declarations?.find(ts.isClassLike) ?? ancestor(node, ts.isClassLike);
    return object && !symbol ? null : own ? this.#classOrigin(own) : null;
  }

  #classOrigin(own: ts.ClassLikeDeclaration): Origin {
    const base = own.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
    return base ? this.#valueOrigin(base.expression) : null;
  }

  /** Of a value that a function of a package was asked about before. */
  #guardOrigin(node: ts.Node): Origin {
    const declared = ts.isVariableDeclaration(node.parent) ? node.parent.initializer : undefined;
    const value = leftmost(declared ?? node);
    const symbol = ts.isIdentifier(value) ? this.#checker.getSymbolAtLocation(value) : undefined;
    const around = ancestor(node, (one) => ts.isFunctionLike(one) || ts.isSourceFile(one));
    if (!symbol || !around) return null;
    let origin: Origin = null;
    const isAsked = (one: ts.Node): boolean =>
      ts.isIdentifier(leftmost(one)) && this.#checker.getSymbolAtLocation(leftmost(one)) === symbol;
    const visit = (one: ts.Node): void => {
      if (origin !== null || one.pos > node.end || this.#left-- < 0) return;
      if (ts.isCallExpression(one) && one.arguments.some(mentions(isAsked)))
        origin = this.#originOfAny(one.expression);
      else if (ts.isBinaryExpression(one) && one.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword)
        origin = isAsked(one.left) ? this.#originOfAny(one.right) : null;
      ts.forEachChild(one, visit);
    };
    visit(around);
    return origin;
  }

  /** Of an expression that is `any`. */
  #originOfAny(expression: ts.Expression): Origin {
    const origin = this.#valueOrigin(expression);
    if (origin !== null || !this.#isAny(expression)) return origin;
    return this.#isDeclaredElsewhere(expression) ? '' : null;
  }

  #isAny(expression: ts.Expression): boolean {
    return (this.#checker.getTypeAtLocation(expression).flags & ts.TypeFlags.Any) !== 0;
  }

  /** Whether the declaration that leaves it open is not the plugin's: members of the host, globals of Node.js. */
  #isDeclaredElsewhere(expression: ts.Expression): boolean {
    let at: ts.Expression = expression;
    while ((ts.isPropertyAccessExpression(at) || ts.isCallExpression(at)) && this.#isAny(at.expression))
      at = at.expression;
    const holder = ts.isPropertyAccessExpression(at)
      ? this.#checker.getTypeAtLocation(at.expression).symbol
      : undefined;
    const declared = (holder ?? this.#checker.getSymbolAtLocation(at))?.declarations ?? [];
    return declared.length > 0 && declared.every((one) => this.#plugin.pathOf(one.getSourceFile()) === null);
  }

  /** Of a value: the package that it, or what it is made of, comes from. */
  #valueOrigin(node: ts.Node): Origin {
    if (ts.isFunctionLike(node) || this.#left-- < 0) return null;
    if (ts.isIdentifier(node)) return this.#symbolOrigin(this.#checker.getSymbolAtLocation(node));
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return this.#valueOrigin(node.expression);
    if (node.kind === ts.SyntaxKind.ThisKeyword) {
      const own = ancestor(node, ts.isClassLike);
      return own ? this.#classOrigin(own) : null;
    }
    return ts.forEachChild(node, (child) => this.#valueOrigin(child) ?? undefined) ?? null;
  }

  #typeOrigin(type: ts.Node): Origin {
    if (ts.isIdentifier(type)) return this.#symbolOrigin(this.#checker.getSymbolAtLocation(type));
    return ts.forEachChild(type, (child) => this.#typeOrigin(child) ?? undefined) ?? null;
  }

  #symbolOrigin(symbol: ts.Symbol | undefined): Origin {
    if (!symbol) return null;
    const known = this.#known.get(symbol);
    if (known !== undefined) return known;
    // Values may be made of each other.
    this.#known.set(symbol, null);
    const origin = (symbol.declarations ?? []).reduce<Origin>(
      (found, declaration) => found ?? this.#declarationOrigin(declaration),
      null,
    );
    this.#known.set(symbol, origin);
    return origin;
  }

  #declarationOrigin(declaration: ts.Declaration): Origin {
    const specifier = specifierOf(declaration);
    if (specifier) return this.#checker.getSymbolAtLocation(specifier) ? null : specifier.text;
    if (ts.isBindingElement(declaration)) {
      const holder = ancestor(declaration, (one) => ts.isVariableDeclaration(one) || ts.isParameter(one));
      return holder ? this.#declarationOrigin(holder) : null;
    }
    if (ts.isClassLike(declaration)) return this.#classOrigin(declaration);
    if (ts.isParameter(declaration) && !declaration.type) return this.#callbackOrigin(declaration);
    if (
      !ts.isVariableDeclaration(declaration) &&
      !ts.isPropertyDeclaration(declaration) &&
      !ts.isParameter(declaration)
    )
      return null;
    if (declaration.type) return this.#typeOrigin(declaration.type);
    const loop = declaration.parent.parent;
    const value = declaration.initializer ?? (ts.isForOfStatement(loop) ? loop.expression : undefined);
    return value ? this.#valueOrigin(value) : null;
  }
}

/** The name of the module that an imported name is from. */
function specifierOf(declaration: ts.Declaration): ts.StringLiteralLike | null {
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

function mentions(isIt: (node: ts.Node) => boolean): (node: ts.Node) => boolean {
  const visit = (node: ts.Node): boolean => isIt(node) || (ts.forEachChild(node, visit) ?? false);
  return visit;
}

/** `a` of `a.b[0].c()`. */
function leftmost(node: ts.Node): ts.Node {
  let at = node;
  for (;;) {
    if (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at) || ts.isCallExpression(at))
      at = at.expression;
    else if (ts.isNonNullExpression(at) || ts.isAwaitExpression(at) || ts.isParenthesizedExpression(at))
      at = at.expression;
    else return at;
  }
}

function ancestor<T extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is T): T | undefined;
function ancestor(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined;
function ancestor(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined {
  let at: ts.Node | undefined = node;
  while (at && !is(at)) at = at.parent;
  return at;
}
