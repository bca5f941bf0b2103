// Reads values of a plugin's code through the checker: over constants, spreads, enums and imports, without running it.

import * as ts from 'typescript';
import { ALL, behindAlias, changesIn, symbolOf, type Touch, type Changes } from './read-changes.ts';
import { functionAt, isStatic, readClass } from './read-class.ts';
import { operated, templateText } from './read-operators.ts';
import { literalAt, placeOfNode, unknownAt, type CodeMember, type CodeValue } from './read-value.ts';

/** One export of a file. */
export interface CodeExport {
  /** `default` for the default export. */
  readonly name: string;
  readonly value: CodeValue;
  /** The declared type as it is written, '' where there is none: `Plugin` of `const p: Plugin` or `satisfies Plugin`. */
  readonly type: string;
}

/** How much is read of one program, so that no code keeps a page waiting. */
const MOST_STEPS = 100_000;
const DEEPEST = 100;
const MOST_ITEMS = 5_000;

/** What the checker calls `export = …`. */
const EXPORT_EQUALS: string = ts.InternalSymbolName.ExportEquals;

/** Reads the code of one program. What it has once read it remembers. */
export class CodeReader {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;
  readonly #changes: Changes;
  readonly #busy = new Set<ts.Symbol>();
  #steps = 0;
  #depth = 0;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
    const own = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
    this.#changes = changesIn(own, this.#checker);
  }

  /** What a file exports, in the order of the checker; [] for a file that is not a module. `path` as in the program. */
  exports(path: string): CodeExport[] {
    const file = this.#program.getSourceFile(path);
    const module = file && this.#checker.getSymbolAtLocation(file);
    if (!file || !module) return [];
    return this.#checker.getExportsOfModule(module).flatMap((symbol) => {
      const name = symbol.name === EXPORT_EQUALS ? 'default' : symbol.name;
      const target = behindAlias(symbol, this.#checker);
      if (!(target.flags & ts.SymbolFlags.Value) && target.declarations !== undefined) return [];
      return [{ name, value: this.#follow(symbol, file), type: typeOf(target) }];
    });
  }

  /** What is known of an expression. */
  value(node: ts.Expression): CodeValue {
    if (++this.#steps > MOST_STEPS || this.#depth >= DEEPEST) return unknownAt(node);
    this.#depth++;
    try {
      return this.#read(node);
    } finally {
      this.#depth--;
    }
  }

  #read(node: ts.Expression): CodeValue {
    const inner = unwrapped(node);
    if (inner) return this.value(inner);
    const literal = literalOf(node);
    if (literal) return literal;
    if (ts.isIdentifier(node)) return this.#name(node);
    if (ts.isObjectLiteralExpression(node)) return this.#object(node);
    if (ts.isArrayLiteralExpression(node)) return this.#list(node);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return functionAt(node);
    if (ts.isClassExpression(node)) return this.#class(node);
    if (ts.isTemplateExpression(node)) return templateText(node, (one) => this.value(one));
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return this.#member(node);
    if (ts.isCallExpression(node)) return this.#call(node);
    return operated(node, (one) => this.value(one));
  }

  #name(node: ts.Identifier): CodeValue {
    if (node.text === 'undefined') return literalAt(node, undefined);
    const symbol = symbolOf(node, this.#checker);
    return symbol ? this.#follow(symbol, node) : unknownAt(node);
  }

  /** `Object.freeze(x)` is x. Anything else that is called may give anything. */
  #call({ expression, arguments: given }: ts.CallExpression): CodeValue {
    const isFreeze =
      ts.isPropertyAccessExpression(expression) &&
      ts.isIdentifier(expression.expression) &&
      expression.expression.text === 'Object' &&
      expression.name.text === 'freeze';
    const [first] = given;
    return isFreeze && first ? this.value(first) : unknownAt(expression.parent);
  }

  #list(node: ts.ArrayLiteralExpression): CodeValue {
    const items: CodeValue[] = [];
    let complete = true;
    for (const element of node.elements) {
      if (ts.isOmittedExpression(element)) items.push(literalAt(element, undefined));
      else if (!ts.isSpreadElement(element)) items.push(this.value(element));
      else {
        const inner = this.value(element.expression);
        if (inner.kind === 'list') items.push(...inner.items.slice(0, MOST_ITEMS));
        if (inner.kind !== 'list' || !inner.complete) complete = false;
      }
      if (items.length > MOST_ITEMS) return unknownAt(node);
    }
    return { kind: 'list', node, at: placeOfNode(node), items, complete };
  }

  #object(node: ts.ObjectLiteralExpression): CodeValue {
    const members = new Map<string, CodeMember>();
    let complete = true;
    /** What is written before something that cannot be read may be replaced by it. */
    const doubt = (): void => {
      complete = false;
      for (const [name, one] of members) members.set(name, { ...one, value: unknownAt(one.node) });
    };
    const add = (member: CodeMember): void => {
      members.delete(member.name);
      members.set(member.name, member);
    };
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const inner = this.value(property.expression);
        if (inner.kind === 'object') {
          if (!inner.complete) doubt();
          for (const one of inner.members.values()) add(one);
        } else if (inner.kind !== 'literal' || typeof inner.value === 'string') doubt();
        continue;
      }
      const name = this.#nameOf(property.name);
      if (name === null) doubt();
      else if (name === '__proto__' && ts.isPropertyAssignment(property)) complete = false;
      else
        add({
          name,
          key: placeOfNode(property.name),
          node: property,
          value: this.#propertyValue(property),
        });
      if (members.size > MOST_ITEMS) return unknownAt(node);
    }
    return { kind: 'object', node, at: placeOfNode(node), members, complete };
  }

  #propertyValue(property: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>): CodeValue {
    if (ts.isPropertyAssignment(property)) return this.value(property.initializer);
    if (ts.isMethodDeclaration(property)) return functionAt(property);
    if (!ts.isShorthandPropertyAssignment(property)) return unknownAt(property);
    return this.#name(property.name);
  }

  #nameOf(name: ts.PropertyName): string | null {
    if (!ts.isComputedPropertyName(name)) return name.text;
    const value = this.value(name.expression);
    const isName =
      value.kind === 'literal' && (typeof value.value === 'string' || typeof value.value === 'number');
    return isName ? String(value.value) : null;
  }

  #class(node: ts.ClassLikeDeclaration): CodeValue {
    return readClass(node, { value: (one) => this.value(one), nameOf: (name) => this.#nameOf(name) });
  }

  #member(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): CodeValue {
    const constant = this.#checker.getConstantValue(node);
    if (constant !== undefined) return literalAt(node, constant);
    const name = this.#askedName(node);
    const owner = this.value(node.expression);
    if (name !== null && owner.kind !== 'unknown') return memberOf(owner, name, node);
    const symbol = ts.isPropertyAccessExpression(node)
      ? this.#checker.getSymbolAtLocation(node.name)
      : undefined;
    return symbol ? this.#follow(symbol, node) : unknownAt(node);
  }

  #askedName(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): string | null {
    if (ts.isPropertyAccessExpression(node)) return node.name.text;
    const key = this.value(node.argumentExpression);
    return key.kind === 'literal' ? String(key.value) : null;
  }

  #follow(named: ts.Symbol, from: ts.Node): CodeValue {
    const symbol = behindAlias(named, this.#checker);
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    if (!declaration || this.#busy.has(symbol) || ++this.#steps > MOST_STEPS) return unknownAt(from);
    this.#busy.add(symbol);
    try {
      if (declaration.getSourceFile().isDeclarationFile) return this.#declared(symbol, from);
      return this.#changed(this.#declaredValue(declaration, from), this.#changes.get(symbol));
    } finally {
      this.#busy.delete(symbol);
    }
  }

  #declaredValue(declaration: ts.Declaration, from: ts.Node): CodeValue {
    const isField = ts.isPropertyDeclaration(declaration) && isStatic(declaration);
    if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration) || isField)
      return declaration.initializer ? this.value(declaration.initializer) : unknownAt(from);
    if (ts.isExportAssignment(declaration)) return this.value(declaration.expression);
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
      return functionAt(declaration);
    if (ts.isClassLike(declaration)) return this.#class(declaration);
    if (ts.isBindingElement(declaration)) return this.#bound(declaration);
    if (ts.isEnumMember(declaration)) {
      const value = this.#checker.getConstantValue(declaration);
      return value === undefined ? unknownAt(from) : literalAt(declaration, value);
    }
    return ts.isEnumDeclaration(declaration) ? this.#enum(declaration) : unknownAt(from);
  }

  #enum(node: ts.EnumDeclaration): CodeValue {
    const members = node.members.flatMap((member): readonly [string, CodeMember][] => {
      const value = this.#checker.getConstantValue(member);
      const name = this.#nameOf(member.name);
      if (name === null) return [];
      const read = value === undefined ? unknownAt(member) : literalAt(member, value);
      return [[name, { name, key: placeOfNode(member.name), node: member, value: read }]];
    });
    // Numbers are names of it too, so it is never complete.
    return { kind: 'object', node, at: placeOfNode(node), members: new Map(members), complete: false };
  }

  /** `a` of `const { a } = value`. */
  #bound(element: ts.BindingElement): CodeValue {
    const { parent, name, propertyName, initializer, dotDotDotToken } = element;
    const declaration = parent.parent;
    if (!ts.isObjectBindingPattern(parent) || initializer || dotDotDotToken) return unknownAt(element);
    if (!ts.isVariableDeclaration(declaration) || !declaration.initializer || !ts.isIdentifier(name))
      return unknownAt(element);
    const asked = propertyName ? this.#nameOf(propertyName) : name.text;
    const owner = this.value(declaration.initializer);
    return asked === null || owner.kind === 'unknown' ? unknownAt(element) : memberOf(owner, asked, element);
  }

  /** Of a declaration without code, such as the core's: the value is known where its type has only one. */
  #declared(symbol: ts.Symbol, from: ts.Node): CodeValue {
    const type = this.#checker.getTypeOfSymbol(symbol);
    if (type.isStringLiteral() || type.isNumberLiteral()) return literalAt(from, type.value);
    return unknownAt(from);
  }

  /** What assignments elsewhere leave of a value that is known where it is declared. */
  #changed(value: CodeValue, changes: ReadonlyMap<string, Touch> | undefined): CodeValue {
    if (!changes) return value;
    const all = changes.get(ALL);
    if (all) return left(value, all);
    if (value.kind !== 'object') return unknownAt(value.node);
    const members = [...value.members].map(([name, one]): [string, CodeMember] => {
      const change = changes.get(name);
      return [name, change ? { ...one, value: left(one.value, change) } : one];
    });
    return { ...value, members: new Map(members), complete: false };
  }
}

/** A list may have got more elements; anything else may be something else. */
function left(value: CodeValue, change: Touch): CodeValue {
  return value.kind === 'list' && change === 'grown' ? { ...value, complete: false } : unknownAt(value.node);
}

/** What is inside of brackets, `as`, `satisfies`, `!` and `<T>`; undefined for anything else. */
function unwrapped(node: ts.Expression): ts.Expression | undefined {
  const wraps =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node);
  return wraps ? node.expression : undefined;
}

function literalOf(node: ts.Expression): CodeValue | null {
  if (ts.isStringLiteralLike(node)) return literalAt(node, node.text);
  if (ts.isNumericLiteral(node)) return literalAt(node, Number(node.text));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return literalAt(node, true);
  if (node.kind === ts.SyntaxKind.FalseKeyword) return literalAt(node, false);
  return node.kind === ts.SyntaxKind.NullKeyword ? literalAt(node, null) : null;
}

function memberOf(owner: CodeValue, name: string, node: ts.Node): CodeValue {
  if (owner.kind === 'list') {
    const item = /^(?:0|[1-9]\d{0,9})$/.test(name) ? owner.items[Number(name)] : undefined;
    return item && owner.complete ? item : unknownAt(node);
  }
  const members = owner.kind === 'object' ? owner.members : owner.kind === 'class' ? owner.statics : null;
  return members?.get(name)?.value ?? unknownAt(node);
}

/** The type that a declaration names for its value. */
function typeOf(symbol: ts.Symbol): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) return '';
  if (ts.isVariableDeclaration(declaration))
    return (
      declaration.type?.getText() ?? (declaration.initializer ? statedType(declaration.initializer) : '')
    );
  return ts.isExportAssignment(declaration) ? statedType(declaration.expression) : '';
}

function statedType(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return statedType(node.expression);
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isTypeAssertionExpression(node))
    return node.type.getText();
  return '';
}
