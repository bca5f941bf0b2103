// What a function uses from outside of itself: without it, the function does not run in another host.

import * as ts from 'typescript';
import { isErased, isReference, nodesIn, specifierOf } from '../../../../lang/typescript/nodes.ts';
import { writtenSymbol } from '../../../../lang/typescript/read-changes.ts';
import type { SourceAction } from '../../convert/read/code-reading.ts';

type Needs = Pick<SourceAction, 'needs' | 'from'>;

/** Names from outside, and the modules that they come from. */
export function needsOf(node: ts.FunctionLikeDeclaration, checker: ts.TypeChecker): Needs {
  const names = new Map<string, string>();
  for (const inner of nodesIn([node], isErased)) {
    const from = ts.isIdentifier(inner) && isReference(inner) ? moduleOf(inner, node, checker) : null;
    if (from !== null && ts.isIdentifier(inner)) names.set(inner.text, from);
  }
  return { needs: [...names.keys()], from: [...new Set(names.values())] };
}

/** The settings that code asks a runtime for by name, each once. */
export function settingsAskedIn(file: ts.SourceFile): string[] {
  return [...new Set([...nodesIn([file])].flatMap((node) => askedSetting(node)?.text ?? []))];
}

/** `'X'` of `runtime.getSetting('X')`; undefined for anything else. */
export function askedSetting(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [name] = node.expression.name.text === 'getSetting' ? node.arguments : [];
  return name && ts.isStringLiteralLike(name) ? name : undefined;
}

/** The module that a name is imported from, '' for one of the plugin's own file; null for the function's own and global names. */
function moduleOf(
  name: ts.Identifier,
  inside: ts.FunctionLikeDeclaration,
  checker: ts.TypeChecker,
): string | null {
  const declared = writtenSymbol(name, checker)?.declarations?.find(
    (one) => one.getSourceFile() === inside.getSourceFile(),
  );
  if (!declared || (declared.pos >= inside.pos && declared.end <= inside.end)) return null;
  return specifierOf(declared)?.text ?? '';
}
