// A function with everything that it uses of the plugin's files, as one expression of JavaScript.

import * as ts from 'typescript';
import { functionText, statementText } from './function-text.ts';
import { importedBy } from './imports.ts';
import { isErased, isReference, nodesIn } from './nodes.ts';
import type { PluginProgram } from './program.ts';
import { behindAlias, changesIn, pathTo, symbolOf, writtenSymbol } from './read-changes.ts';

/** The function, and the files that parts of it come from. */
export interface SelfContained {
  /** An expression that gives the function. */
  readonly text: string;
  /** Paths of the files whose declarations are in it, in the order of the plugin's files. */
  readonly paths: readonly string[];
}

/**
 * Null where that cannot be said with the same meaning: it uses packages, a namespace of a module, or a variable that is
 * changed while the plugin runs, or two files use a name for different things.
 */
export function selfContained(
  node: ts.FunctionLikeDeclaration,
  program: PluginProgram,
): SelfContained | null {
  const parts = new Parts(node, program);
  return parts.collect() ? parts.result() : null;
}

/** More than this is a program and not a tool's code. */
const MOST_STATEMENTS = 300;

class Parts {
  readonly #function: ts.FunctionLikeDeclaration;
  readonly #program: PluginProgram;
  /** Statements of files, in the order in which they were found. */
  readonly #statements = new Set<ts.Statement>();
  /** What each name of the text stands for. */
  readonly #names = new Map<string, ts.Symbol>();
  /** Names that imports give to declarations with another name. */
  readonly #aliases = new Map<string, string>();
  readonly #globals = new Set<string>();

  constructor(node: ts.FunctionLikeDeclaration, program: PluginProgram) {
    this.#function = node;
    this.#program = program;
  }

  /** False where the function cannot be taken out of its files. */
  collect(): boolean {
    if (!this.#uses(this.#function)) return false;
    for (const statement of this.#statements) {
      if (this.#statements.size > MOST_STATEMENTS || !this.#uses(statement)) return false;
    }
    const own = [...this.#names.keys(), ...this.#aliases.keys()];
    return own.every((name) => !this.#globals.has(name)) && !this.#isChanged();
  }

  result(): SelfContained {
    const { paths } = this.#program;
    const text = functionText(this.#function);
    if (this.#statements.size === 0) return { text, paths: [] };
    const files = paths.flatMap((path) => this.#program.file(path) ?? []);
    const order = this.#inOrder(files);
    const lines = order.flatMap((one) => [statementText(one), ...this.#aliasesBehind(one)]);
    const used = new Set(order.map((one) => this.#program.pathOf(one.getSourceFile())));
    return {
      text: `(() => {\n${lines.join('\n')}\nreturn ${text};\n})()`,
      paths: paths.filter((path) => used.has(path)),
    };
  }

  /** Other names of what a statement declares. */
  #aliasesBehind(statement: ts.Statement): string[] {
    const declares = (name: string): boolean => {
      const [declaration] = this.#names.get(name)?.declarations ?? [];
      return declaration !== undefined && topStatement(declaration) === statement;
    };
    return [...this.#aliases].flatMap(([alias, name]) =>
      declares(name) ? [`const ${alias} = ${name};`] : [],
    );
  }

  /** As modules run: what a file imports comes before it, and its statements in their order. */
  #inOrder(files: readonly ts.SourceFile[]): ts.Statement[] {
    const out: ts.SourceFile[] = [];
    const open = new Set<ts.SourceFile>();
    const visit = (file: ts.SourceFile): void => {
      if (open.has(file)) return;
      open.add(file);
      // What a call imports runs later.
      importedBy(file, this.#program, ts.isCallExpression).forEach(visit);
      out.push(file);
    };
    visit(this.#function.getSourceFile());
    files.forEach(visit);
    return out.flatMap((file) => file.statements.filter((one) => this.#statements.has(one)));
  }

  /** Adds what the identifiers in a node stand for. False where one cannot be added. */
  #uses(root: ts.Node): boolean {
    for (const node of nodesIn([root], isErased)) {
      if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return false;
      if (ts.isCallExpression(node) && loads(node)) return false;
      if (ts.isIdentifier(node) && !this.#use(node)) return false;
    }
    return true;
  }

  #use(name: ts.Identifier): boolean {
    if (!isReference(name)) return true;
    const symbol = writtenSymbol(name, this.#program.checker);
    if (!symbol) {
      this.#globals.add(name.text);
      return true;
    }
    if ((symbol.flags & ts.SymbolFlags.Alias) !== 0) return this.#useImport(name, symbol);
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || this.#program.pathOf(declaration.getSourceFile()) === null) {
      this.#globals.add(name.text);
      return true;
    }
    const statement = topStatement(declaration);
    return statement === null || this.#include(statement, symbol, name.text);
  }

  #useImport(name: ts.Identifier, alias: ts.Symbol): boolean {
    const { checker } = this.#program;
    const symbol = checker.getAliasedSymbol(alias);
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || (symbol.flags & ts.SymbolFlags.Value) === 0) {
      return (symbol.flags & ts.SymbolFlags.Type) !== 0;
    }
    if (ts.isSourceFile(declaration) || this.#program.pathOf(declaration.getSourceFile()) === null)
      return false;
    const statement = topStatement(declaration);
    // Declarations without a name have none that a text could use.
    if (!statement || symbol.escapedName === ts.InternalSymbolName.Default)
      return this.#useDefault(name, symbol, declaration);
    if (!this.#include(statement, symbol, symbol.name)) return false;
    return symbol.name === name.text || this.#alias(name.text, symbol.name);
  }

  /** `export default function name() {}`, or of a class. */
  #useDefault(name: ts.Identifier, symbol: ts.Symbol, declaration: ts.Declaration): boolean {
    const isNamed = ts.isFunctionDeclaration(declaration) || ts.isClassDeclaration(declaration);
    if (!isNamed || !declaration.name) return false;
    const own = declaration.name.text;
    if (!this.#include(declaration, symbol, own)) return false;
    return own === name.text || this.#alias(name.text, own);
  }

  #alias(alias: string, name: string): boolean {
    const known = this.#aliases.get(alias);
    if ((known !== undefined && known !== name) || this.#names.has(alias)) return false;
    this.#aliases.set(alias, name);
    return true;
  }

  #include(statement: ts.Statement, symbol: ts.Symbol, name: string): boolean {
    const known = this.#names.get(name);
    if (
      (known !== undefined && known !== symbol && !isSameDeclaration(known, symbol)) ||
      this.#aliases.has(name)
    )
      return false;
    this.#names.set(name, symbol);
    this.#statements.add(statement);
    // What a file does when it is loaded may be needed too.
    return !statement.getSourceFile().statements.some(isEffect);
  }

  /** Whether the plugin changes something that is in the text, so a copy of it would be another one. */
  #isChanged(): boolean {
    const { checker, paths } = this.#program;
    const files = paths.flatMap((path) => this.#program.file(path) ?? []);
    const declared = new Set([...this.#names.values()].map(({ declarations }) => declarations?.[0]));
    if ([...changesIn(files, checker).keys()].some((one) => declared.has(one.declarations?.[0]))) return true;
    const isShared = (node: ts.Expression): boolean => {
      const [root] = pathTo(node);
      return root !== undefined && declared.has(symbolOf(root, checker)?.declarations?.[0]);
    };
    for (const node of nodesIn(files))
      if (ts.isCallExpression(node) && this.#reachedBy(node).some(isShared)) return true;
    return false;
  }

  /** Objects that a call of the plugin's own code may change: arguments, and the owner of a method. */
  #reachedBy({ expression, arguments: given }: ts.CallExpression): ts.Expression[] {
    const { checker } = this.#program;
    const owner = ts.isPropertyAccessExpression(expression) ? expression : undefined;
    const symbol = checker.getSymbolAtLocation(owner?.name ?? expression);
    const [declaration] = (symbol && behindAlias(symbol, checker).declarations) ?? [];
    if (!declaration || this.#program.pathOf(declaration.getSourceFile()) === null) return [];
    const objects = given.filter((one) => {
      const type = checker.getTypeAtLocation(one);
      return (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;
    });
    return owner ? [owner.expression, ...objects] : objects;
  }
}

/** An `export` makes another symbol of the same declaration. */
function isSameDeclaration(one: ts.Symbol, other: ts.Symbol): boolean {
  return one.declarations?.[0] !== undefined && one.declarations[0] === other.declarations?.[0];
}

/** `require(…)` and `import(…)`. */
function loads({ expression }: ts.CallExpression): boolean {
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  );
}

/** The statement of a file that a declaration is in; null for one inside of a function or block. */
function topStatement(declaration: ts.Declaration): ts.Statement | null {
  let inside: ts.Node = declaration;
  if (ts.isSourceFile(inside)) return null;
  while (!ts.isSourceFile(inside.parent)) {
    const { parent }: ts.Node = inside;
    const isDeclared =
      ts.isVariableDeclaration(inside) ||
      ts.isVariableDeclarationList(inside) ||
      ts.isBindingElement(inside) ||
      ts.isBindingName(inside);
    if (!isDeclared) return null;
    inside = parent;
  }
  return inside as ts.Statement;
}

/** A statement that does something when its module is loaded. */
function isEffect(statement: ts.Statement): boolean {
  return !(
    ts.isVariableStatement(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isExportAssignment(statement) ||
    ts.isEmptyStatement(statement) ||
    (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression))
  );
}
