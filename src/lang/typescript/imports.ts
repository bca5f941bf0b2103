// Which of a plugin's own files its files import.

import * as ts from 'typescript';
import { nodesIn } from './nodes.ts';
import type { PluginProgram } from './program.ts';

/** By statements, `require` and `import()`, in the order of the text; what is left out imports nothing. */
export function importedBy(
  file: ts.SourceFile,
  { checker, pathOf }: PluginProgram,
  isLeftOut?: (node: ts.Node) => boolean,
): ts.SourceFile[] {
  return [...nodesIn([file], isLeftOut)].flatMap((node) => {
    // Texts in brackets and types are names of members, which the compiler would work out.
    const mayName =
      ts.isStringLiteralLike(node) &&
      !ts.isElementAccessExpression(node.parent) &&
      !ts.isLiteralTypeNode(node.parent);
    const modules = mayName ? (checker.getSymbolAtLocation(node)?.declarations ?? []) : [];
    return modules.filter(ts.isSourceFile).filter((one) => pathOf(one) !== null);
  });
}

/** The files at these paths and all that they import, directly or not. */
export function reachedFrom(
  paths: readonly string[],
  plugin: PluginProgram,
  isLeftOut?: (node: ts.Node) => boolean,
): ReadonlySet<ts.SourceFile> {
  const reached = new Set<ts.SourceFile>();
  const visit = (file: ts.SourceFile): void => {
    if (reached.has(file)) return;
    reached.add(file);
    importedBy(file, plugin, isLeftOut).forEach(visit);
  };
  paths.flatMap((path) => plugin.file(path) ?? []).forEach(visit);
  return reached;
}
