// What a function uses from outside of itself: without it, the function does not run in another host.

import * as ts from 'typescript';
import type { SourceAction } from '../../convert/read/code-reading.ts';

type Needs = Pick<SourceAction, 'needs' | 'from'>;

/** Names from outside, and the modules that they come from. */
export function needsOf(node: ts.FunctionLikeDeclaration, checker: ts.TypeChecker): Needs {
  const names = new Map<string, string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeNode(inner) && !ts.isExpressionWithTypeArguments(inner)) return;
    const from = ts.isIdentifier(inner) && isName(inner) ? moduleOf(inner, node, checker) : null;
    if (from !== null && ts.isIdentifier(inner)) names.set(inner.text, from);
    ts.forEachChild(inner, visit);
  };
  ts.forEachChild(node, visit);
  return { needs: [...names.keys()], from: [...new Set(names.values())] };
}

/** The settings that code asks a runtime for by name, each once. */
export function settingsAskedIn(file: ts.SourceFile): string[] {
  const names = new Set<string>();
  const waiting: ts.Node[] = [file];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const call = ts.isCallExpression(node) ? node : undefined;
    const member = call && ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
    const name = member === 'getSetting' ? call?.arguments[0] : undefined;
    if (name && ts.isStringLiteralLike(name)) names.add(name.text);
    const inside: ts.Node[] = [];
    ts.forEachChild(node, (child) => void inside.push(child));
    waiting.push(...inside.reverse());
  }
  return [...names];
}

/** Whether an identifier stands for something, and is not only what a member is called. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  return !((ts.isPropertyAssignment(parent) || ts.isClassElement(parent)) && parent.name === node);
}

/** The module that a name is imported from, '' for one of the plugin's own file; null for the function's own and global names. */
function moduleOf(
  name: ts.Identifier,
  inside: ts.FunctionLikeDeclaration,
  checker: ts.TypeChecker,
): string | null {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const declared = symbol?.declarations?.find((one) => one.getSourceFile() === inside.getSourceFile());
  if (!declared || (declared.pos >= inside.pos && declared.end <= inside.end)) return null;
  const imported = ts.findAncestor(declared, ts.isImportDeclaration);
  if (!imported) return ts.isImportEqualsDeclaration(declared) ? requiredBy(declared) : '';
  return ts.isStringLiteral(imported.moduleSpecifier) ? imported.moduleSpecifier.text : '';
}

/** `import x = require('y')` */
function requiredBy({ moduleReference }: ts.ImportEqualsDeclaration): string {
  const given = ts.isExternalModuleReference(moduleReference) ? moduleReference.expression : undefined;
  return given && ts.isStringLiteral(given) ? given.text : '';
}
