// Tells what the compiler says only because a package is not there: all that it exports is `any` here, which takes the
// types from callbacks, the members from classes that extend it, and the effect from its type guards.

import * as ts from 'typescript';
import {
  ancestor,
  assigned,
  bare,
  childrenOf,
  first,
  givenIn,
  holderOf,
  isDeclaredByName,
  isExtending,
  type Extending,
  isGrowing,
  isLeftOpen,
  isQuestion,
  isText,
  isTyped,
  leftmost,
  mentions,
  nodesIn,
  specifierOf,
} from './nodes.ts';
import {
  ARGUMENTS,
  NARROWED,
  NO_FIT,
  NO_MEMBER,
  NO_RETURN,
  OF_CLASS,
  OF_JSX,
  TYPE_ARGUMENTS,
  UNKNOWN_NAME,
  UNKNOWN_RESULT,
  UNTYPED_CALL,
  UNTYPED_PARAMETER,
  isOfTypes,
} from './package-codes.ts';
import type { PluginProgram } from './program.ts';
import { behindAlias } from './read-changes.ts';

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
  originOf(message: ts.Diagnostic): Origin {
    const { file, start, length = 0, code } = message;
    if (!file || start === undefined || this.#left <= 0) return null;
    if (isOfTypes(message)) return '';
    if (UNKNOWN_NAME.has(code) && this.#plugin.settings.hasDom && /[A-Z]/.test(file.text.charAt(start)))
      return 'lib.dom';
    const node = this.#nodeAt(file, start, start + length);
    const origin = this.#askers.find(([codes]) => codes.has(code))?.[1](node) ?? null;
    if (origin !== null || !NO_FIT.has(code)) return origin;
    const words = ts.flattenDiagnosticMessageText(message.messageText, '\n');
    return OF_JSX.test(words) ? '' : NO_MEMBER.test(words) ? this.#attributeOrigin(node) : null;
  }

  /** By the codes of messages; the node is the one that they are about. */
  readonly #askers: readonly (readonly [ReadonlySet<number>, (node: ts.Node) => Origin])[] = [
    [new Set([UNTYPED_CALL]), (node) => this.#calledOrigin(node)],
    [UNTYPED_PARAMETER, (node) => this.#callbackOrigin(node)],
    [OF_CLASS, (node) => this.#memberOrigin(node)],
    [new Set([UNKNOWN_RESULT]), (node) => this.#valueOrigin(node) ?? this.#guardOrigin(node)],
    [NARROWED, (node) => this.#narrowedOrigin(assigned(node))],
    [NO_RETURN, (node) => this.#switchOrigin(node)],
    [ARGUMENTS, (node) => this.#constructorOrigin(node)],
    [TYPE_ARGUMENTS, (node) => this.#arityOrigin(node)],
  ];

  #calledOrigin(node: ts.Node): Origin {
    const call = ancestor(node, ts.isCallOrNewExpression);
    return call ? this.#originOfAny(call.expression) : null;
  }

  /** The outermost node from here to there, or the innermost one around. */
  #nodeAt(file: ts.SourceFile, start: number, end: number): ts.Node {
    let at: ts.Node = file;
    for (; this.#left > 0; this.#left--) {
      if (at.end === end && at.getStart(file) === start) break;
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

  /** Of a class or an interface that extends what is not there: its other members are not known. */
  #memberOrigin(node: ts.Node): Origin {
    const holder = holderOf(node);
    const around = ancestor(node, ts.isClassLike);
    if (!holder) {
      const index = around && ts.isClassElement(node.parent) ? this.#indexOf(around) : undefined;
      return index && isLeftOpen(index) ? '' : this.#classOrigin(around);
    }
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(holder));
    // What is made of values without types has no members.
    if (/^(?:\{\}|unknown|object)$/.test(this.#checker.typeToString(type))) return this.#valueOrigin(holder);
    const { symbol } = type as { readonly symbol?: ts.Symbol };
    const own = symbol?.declarations?.find(isExtending);
    return symbol ? this.#classOrigin(own ?? around) : null;
  }

  /** Of an attribute that what the properties of an element extend may have. */
  #attributeOrigin({ parent }: ts.Node): Origin {
    const type = ts.isJsxAttribute(parent) ? this.#checker.getContextualType(parent.parent) : undefined;
    return this.#classOrigin(type?.getSymbol()?.declarations?.find(isExtending));
  }

  /** What says of all other members of a value that they are `any`. */
  #indexOf(value: ts.Node): ts.Declaration | undefined {
    const [index] = this.#checker.getIndexInfosOfType(this.#checker.getTypeAtLocation(value));
    return index?.declaration;
  }

  #constructorOrigin(node: ts.Node): Origin {
    const call = ancestor(node, ts.isNewExpression);
    const symbol = call && this.#checker.getSymbolAtLocation(call.expression);
    const own = symbol?.declarations?.find(ts.isClassLike);
    return own && !own.members.some(ts.isConstructorDeclaration) ? this.#classOrigin(own) : null;
  }

  /** '' for what a host declares, whose type parameters are not known. */
  #arityOrigin(node: ts.Node): Origin {
    const call = ancestor(node, ts.isCallOrNewExpression);
    const type = ancestor(node, ts.isTypeReferenceNode);
    const name = type?.typeName ?? call?.expression;
    const symbol = name && this.#checker.getSymbolAtLocation(name);
    return symbol && behindAlias(symbol, this.#checker).declarations?.some(isDeclaredByName) === true
      ? ''
      : null;
  }

  #classOrigin(own: Extending | undefined): Origin {
    const bases = own?.heritageClauses?.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword) ?? [];
    return first(
      bases.flatMap(({ types }) => [...types]),
      ({ expression }) => this.#valueOrigin(expression),
    );
  }

  /** Of a value that does not fit: itself, its class, or a question about it. */
  #narrowedOrigin(value: ts.Node): Origin {
    const type = this.#checker.getTypeAtLocation(value);
    const { symbol } = type as { readonly symbol?: ts.Symbol };
    const words = this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    const own = symbol?.declarations?.find(ts.isClassLike);
    const origin = /^any$|\bunknown\b/.test(words)
      ? this.#openedOrigin(value)
      : own && !isText(this.#checker, value)
        ? this.#classOrigin(own)
        : null;
    const root = leftmost(value);
    const isCall = ts.isCallExpression(root.parent) && root.parent.expression === root;
    return origin ?? this.#openOrigin(root) ?? (isCall ? null : this.#guardOrigin(value));
  }

  /** Of a value, or of what a function returns. */
  #openedOrigin(value: ts.Node): Origin {
    if (!ts.isFunctionLike(value)) return this.#valueOrigin(value);
    return this.#insideOrigin(value, (one) => (ts.isReturnStatement(one) ? one.expression : undefined));
  }

  /** Of the first value that is asked for in a function, not in those inside of it. */
  #insideOrigin(node: ts.Node, ask: (node: ts.Node) => ts.Expression | undefined): Origin {
    const own = nodesIn([node], (one) => one !== node && ts.isFunctionLike(one));
    return first(own, (one) => {
      const value = ask(one);
      return value ? this.#valueOrigin(value) : null;
    });
  }

  /** Of a name without a type, which a question of the plugin's own gave one. */
  #openOrigin(node: ts.Node): Origin {
    const symbol = ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
    if (!symbol || symbol.declarations?.some(isGrowing)) return null;
    const isOpen = this.#checker.getTypeOfSymbol(symbol).flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown);
    return isOpen ? this.#symbolOrigin(symbol) : null;
  }

  #switchOrigin(node: ts.Node): Origin {
    const own = ancestor(node, ts.isFunctionLike);
    const ask = (one: ts.Node) => (ts.isSwitchStatement(one) ? one.expression : undefined);
    return own ? this.#insideOrigin(own, ask) : null;
  }

  /** Of a value that a function of a package was asked about before. */
  #guardOrigin(node: ts.Node): Origin {
    const value = leftmost(node);
    const symbol = ts.isIdentifier(value) ? this.#checker.getSymbolAtLocation(value) : undefined;
    const around = ancestor(node, (one) => ts.isFunctionLike(one) || ts.isSourceFile(one));
    if (!symbol || !around) return null;
    const isAsked = (one: ts.Node): boolean =>
      ts.isIdentifier(leftmost(one)) && this.#checker.getSymbolAtLocation(leftmost(one)) === symbol;
    const before = nodesIn([around], ({ pos }) => pos > node.end || this.#left-- < 0);
    return first(before, (one) => {
      if (ts.isCallExpression(one) && isQuestion(one) && one.arguments.some(mentions(isAsked)))
        return this.#originOfAny(one.expression);
      const isTest = ts.isBinaryExpression(one) && one.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
      return isTest && isAsked(one.left) ? this.#originOfAny(one.right) : null;
    });
  }

  /** Of an expression that is `any`. */
  #originOfAny(expression: ts.Expression): Origin {
    if (this.#isMistaken(expression)) return null;
    const origin = this.#valueOrigin(expression);
    if (origin !== null || !this.#isAny(expression)) return origin;
    if (this.#isDeclaredElsewhere(expression)) return '';
    // What is unknown by itself became `any` by a question to a package.
    const symbol = this.#checker.getSymbolAtLocation(leftmost(expression));
    const isUnknown = symbol && this.#checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Unknown;
    return isUnknown ? this.#guardOrigin(expression) : null;
  }

  #isAny(expression: ts.Expression): boolean {
    return (this.#checker.getTypeAtLocation(expression).flags & ts.TypeFlags.Any) !== 0;
  }

  /** What the first value of a chain that is `any` was made by. */
  #opened(expression: ts.Expression): ts.Expression {
    let at = bare(expression);
    while ((ts.isPropertyAccessExpression(at) || ts.isCallExpression(at)) && this.#isAny(at.expression))
      at = bare(at.expression);
    return at;
  }

  /** Whether it is `any` because a value whose type is known has no such member. */
  #isMistaken(expression: ts.Expression): boolean {
    const at = this.#opened(expression);
    if (!ts.isPropertyAccessExpression(at) || this.#isAny(at.expression)) return false;
    const type = this.#checker.getTypeAtLocation(at.expression);
    const own = (type as { readonly symbol?: ts.Symbol }).symbol?.declarations?.find(ts.isClassLike);
    if (type.flags & ts.TypeFlags.Unknown || (own && this.#classOrigin(own) !== null)) return false;
    const isThere = this.#checker.getSymbolAtLocation(at.name) !== undefined;
    const known = this.#checker.getNonNullableType(type);
    return !isThere && !this.#checker.getIndexTypeOfType(known, ts.IndexKind.String);
  }

  /** Whether the declaration that leaves it open is not the plugin's: members of the host, globals of Node.js. */
  #isDeclaredElsewhere(expression: ts.Expression): boolean {
    const at = this.#opened(expression);
    const symbol = this.#checker.getSymbolAtLocation(at);
    const holder = ts.isPropertyAccessExpression(at) ? at.expression : undefined;
    const index = holder && !symbol && this.#indexOf(holder);
    const open = (holder && this.#checker.getTypeAtLocation(holder).symbol) ?? symbol;
    const declared = index ? [index] : (open?.declarations ?? []);
    return declared.length > 0 && declared.every((one) => this.#plugin.pathOf(one.getSourceFile()) === null);
  }

  /** Of a value: the package that it, or what it is made of, comes from. */
  #valueOrigin(node: ts.Node): Origin {
    if (ts.isFunctionLike(node) || this.#left-- < 0) return null;
    if (ts.isIdentifier(node)) return this.#symbolOrigin(this.#checker.getSymbolAtLocation(node));
    if (ts.isPropertyAccessExpression(node))
      return this.#valueOrigin(node.name) ?? this.#valueOrigin(node.expression) ?? this.#openMember(node);
    if (ts.isElementAccessExpression(node)) return this.#valueOrigin(node.expression);
    const isEmpty = ts.isArrayLiteralExpression(node) && node.elements.length === 0;
    if (isEmpty && ts.isVariableDeclaration(node.parent)) return this.#pushedOrigin(node.parent.name);
    if (node.kind === ts.SyntaxKind.ThisKeyword) return this.#classOrigin(ancestor(node, ts.isClassLike));
    return first(childrenOf(node), (child) => this.#valueOrigin(child));
  }

  /** '' for a member that a declaration which is not the plugin's leaves open. */
  #openMember(node: ts.Expression): Origin {
    return this.#isAny(node) && !this.#isMistaken(node) && this.#isDeclaredElsewhere(node) ? '' : null;
  }

  #typeOrigin(type: ts.Node): Origin {
    return first(nodesIn([type]), (one) =>
      ts.isIdentifier(one) ? this.#symbolOrigin(this.#checker.getSymbolAtLocation(one)) : null,
    );
  }

  #symbolOrigin(symbol: ts.Symbol | undefined): Origin {
    if (!symbol) return null;
    const known = this.#known.get(symbol);
    if (known !== undefined) return known;
    // Values may be made of each other.
    this.#known.set(symbol, null);
    const declarations = behindAlias(symbol, this.#checker).declarations ?? symbol.declarations ?? [];
    const origin = first(declarations, (one) => this.#declarationOrigin(one));
    this.#known.set(symbol, origin);
    return origin;
  }

  #declarationOrigin(declaration: ts.Declaration): Origin {
    const specifier = specifierOf(declaration);
    if (specifier) return this.#checker.getSymbolAtLocation(specifier) ? null : specifier.text;
    if (isLeftOpen(declaration)) return '';
    if (ts.isBindingElement(declaration)) {
      const holder = ancestor(declaration, (one) => ts.isVariableDeclaration(one) || ts.isParameter(one));
      return holder ? this.#declarationOrigin(holder) : null;
    }
    if (ts.isClassLike(declaration)) return this.#classOrigin(declaration);
    if (ts.isParameter(declaration) && !declaration.type) return this.#callbackOrigin(declaration);
    if (!isTyped(declaration)) return null;
    if (declaration.type) return this.#typeOrigin(declaration.type);
    if (ts.isPropertySignature(declaration)) return null;
    const loop = declaration.parent.parent;
    const value = declaration.initializer ?? (ts.isForOfStatement(loop) ? loop.expression : undefined);
    return value ? this.#valueOrigin(value) : this.#pushedOrigin(declaration.name);
  }

  /** Of what gets its type from what is pushed or assigned. */
  #pushedOrigin(name: ts.PropertyName | ts.BindingName): Origin {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const isIt = (one: ts.Node): boolean => this.#checker.getSymbolAtLocation(one) === symbol;
    const around = ancestor(name, (one) => ts.isBlock(one) || ts.isSourceFile(one));
    const nodes = nodesIn(around ? [around] : [], () => this.#left-- < 0);
    return first(nodes, (node) => first(givenIn(node, isIt), (one) => this.#valueOrigin(one)));
  }
}
