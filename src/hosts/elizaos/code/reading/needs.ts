// What a function uses from outside of itself: without it, the function does not run in another host.

import * as ts from 'typescript';
import { CORE_PACKAGE } from '../../convert/read/code-reading.ts';
import type { SourceAction } from '../../convert/read/code-reading.ts';

type Needs = Pick<SourceAction, 'needs' | 'from'>;

/** The one member of the runtime that other hosts can offer. */
const OFFERED = 'getSetting';

/** Names from outside, and the modules that they come from; of the runtime, which is the first parameter, its members. */
export function needsOf(node: ts.FunctionLikeDeclaration, checker: ts.TypeChecker): Needs {
  const [first] = node.parameters;
  const runtime = first && ts.isIdentifier(first.name) ? checker.getSymbolAtLocation(first.name) : undefined;
  const names = new Map<string, string>();
  const types = new Map<string, string>();
  const members = new Set<string>();
  const visit = (inner: ts.Node, into: Map<string, string>): void => {
    if (ts.isIdentifier(inner)) {
      const from = isName(inner) ? moduleOf(inner, node, checker) : null;
      if (from !== null) into.set(inner.text, from);
      return;
    }
    if (ts.isPropertyAccessExpression(inner) && inner.name.text !== OFFERED) {
      const owner = ts.isIdentifier(inner.expression)
        ? checker.getSymbolAtLocation(inner.expression)
        : undefined;
      if (runtime && owner === runtime) members.add(inner.name.text);
    }
    const isType = ts.isTypeNode(inner) && !ts.isExpressionWithTypeArguments(inner);
    ts.forEachChild(inner, (child) => visit(child, isType ? types : into));
  };
  ts.forEachChild(node, (child) => visit(child, names));
  // Types of a service that it asks the runtime for say which file has that service.
  const used = [...names.values(), ...(members.size > 0 ? [...types.values(), CORE_PACKAGE] : [])];
  return {
    needs: [...names.keys(), ...[...members].map((member) => `runtime.${member}`)],
    from: [...new Set(used)],
  };
}

/** The settings that code asks a runtime for by name, each once. */
export function settingsAskedIn(file: ts.SourceFile): string[] {
  const names = new Set<string>();
  const waiting: ts.Node[] = [file];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const call = ts.isCallExpression(node) ? node : undefined;
    const member = call && ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
    const name = member === OFFERED ? call?.arguments[0] : undefined;
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
