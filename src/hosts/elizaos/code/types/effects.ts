// What messages of the compiler cost when the plugin runs: bundlers and the core load code whose types do not match.

import * as ts from 'typescript';
import type { CompilerDiagnostic } from '../../../../lang/typescript/diagnostics.ts';
import { emitted } from '../../../../lang/typescript/function-text.ts';
import { reachedFrom } from '../../../../lang/typescript/imports.ts';
import type { PluginProgram } from '../../../../lang/typescript/program.ts';
import { faultOf } from '../../../../lang/javascript/fault.ts';

/** `load`: the module cannot be loaded. `use`: the code throws an error when it runs. `types`: neither is proved. */
export type Effect = 'types' | 'load' | 'use';

/** A module does not export the imported name. */
const NOT_EXPORTED: ReadonlySet<number> = new Set([1192, 2305, 2459, 2460, 2613, 2614, 2724]);
/** Nothing defines the name, or only as a type. */
const UNDEFINED: ReadonlySet<number> = new Set([1361, 1362, 2304, 2552, 2662, 2663, 2693, 18004]);
/** Reads before the declaration, and assignments to constants and imports. */
const THROWS: ReadonlySet<number> = new Set([2448, 2449, 2450, 2588, 2632]);
/** Declarations that exclude each other, and private names; the compiler's own grammar is below 2000. */
const EARLY: ReadonlySet<number> = new Set([2300, 2335, 2337, 2393, 2440, 2451, 18013, 18016, 18030]);

/** Says what each message costs; a file that the entry never imports keeps nothing from loading. */
export function effects(plugin: PluginProgram, entry: string | null): (one: CompilerDiagnostic) => Effect {
  const reached = entry === null ? null : reachedFrom([entry], plugin, isOfTypes);
  const faulty = new Map<ts.SourceFile, boolean>();
  const isFaulty = (file: ts.SourceFile): boolean => {
    const known = faulty.get(file) ?? isRefused(file);
    faulty.set(file, known);
    return known;
  };
  return ({ path, span, code }) => {
    const file = plugin.file(path);
    if (!file || code === null || reached?.has(file) === false) return 'types';
    if (plugin.program.getSyntacticDiagnostics(file).length > 0) return 'load';
    const node = nodeAt(file, span.from);
    if (NOT_EXPORTED.has(code)) return isImportUsed(node, file, plugin.checker) ? 'load' : 'types';
    if (UNDEFINED.has(code)) return ofUndefined(node, file, code, plugin);
    if (THROWS.has(code)) return momentOf(node);
    const isEarly = code < 2000 || EARLY.has(code) || ts.isPrivateIdentifier(node);
    return isEarly && isFaulty(file) ? 'load' : 'types';
  };
}

/** Imports and exports that are gone when types are. */
function isOfTypes(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** Whether an engine refuses the JavaScript that the compiler makes of a file. */
function isRefused(file: ts.SourceFile): boolean {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.React,
  };
  const output = emitted(file.text, { fileName: file.fileName, compilerOptions });
  return (
    !('crash' in output) && faultOf(output.outputText, { sourceType: 'module', ecmaVersion: 2024 }) !== null
  );
}

/** The innermost node at an offset. */
export function nodeAt(node: ts.Node, offset: number): ts.Node {
  const isHere = ({ pos, end }: ts.Node): boolean => pos <= offset && offset < end;
  const inner = ts.forEachChild(node, (child) => (isHere(child) ? child : undefined));
  return inner ? nodeAt(inner, offset) : node;
}

/** Whether an import stays when types are gone: an engine then looks for the name. */
function isImportUsed(name: ts.Node, file: ts.SourceFile, checker: ts.TypeChecker): boolean {
  if (!ts.isImportSpecifier(name.parent) && !ts.isImportClause(name.parent)) return false;
  const local = name.parent.name;
  const symbol = local && checker.getSymbolAtLocation(local);
  const isUse = (node: ts.Node): boolean =>
    ts.isIdentifier(node)
      ? node.text === local?.text && isRead(node) && checker.getSymbolAtLocation(node) === symbol
      : !ts.isImportDeclaration(node) && (ts.forEachChild(node, isUse) ?? false);
  return symbol !== undefined && isUse(file);
}

function ofUndefined(node: ts.Node, file: ts.SourceFile, code: number, plugin: PluginProgram): Effect {
  const name = node.getText(file);
  if (!isRead(node) || file.text.includes(`typeof ${name}`)) return 'types';
  const flags = ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  const inScope = code === 2693 ? plugin.checker.getSymbolsInScope(node, flags) : [];
  const declarations = inScope.find((one) => one.name === name)?.declarations;
  // Newer engines may have a value where this library has only the type.
  if (declarations?.every((one) => plugin.pathOf(one.getSourceFile()) === null)) return 'types';
  return declarations?.some(ts.isImportSpecifier) === true ? 'load' : momentOf(node);
}

/** Whether it is there at run time: not in a type. */
function isRead(node: ts.Node): boolean {
  for (let at = node; !ts.isStatement(at) && !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isExpressionWithTypeArguments(at))
      return (
        !ts.isHeritageClause(parent) ||
        (parent.token === ts.SyntaxKind.ExtendsKeyword && ts.isClassLike(parent.parent))
      );
    if (ts.isTypeNode(at)) return false;
  }
  return true;
}

/** When the code at a node runs: while the module is loaded, unless something may keep it from running then. */
function momentOf(node: ts.Node): Effect {
  let effect: Effect = 'load';
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isTryStatement(parent) && parent.tryBlock === at && parent.catchClause) return 'types';
    if (ts.isFunctionLike(parent) || isField(parent)) return 'use';
    if (isConditional(parent, at)) effect = 'use';
  }
  return effect;
}

/** Of an object of a class, not of the class. */
function isField(node: ts.Node): boolean {
  return (
    ts.isPropertyDeclaration(node) && (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) === 0
  );
}

function isConditional(parent: ts.Node, at: ts.Node): boolean {
  if (ts.isConditionalExpression(parent)) return parent.condition !== at;
  if (ts.isIfStatement(parent) || ts.isSwitchStatement(parent)) return parent.expression !== at;
  if (ts.isIterationStatement(parent, false)) return parent.statement === at;
  if (ts.isOptionalChain(parent)) return parent.expression !== at;
  if (ts.isBinaryExpression(parent))
    return parent.right === at && /^(?:&&|\|\||\?\?)=?$/.test(parent.operatorToken.getText());
  return ts.isBindingElement(parent) || ts.isCatchClause(parent);
}
