// Imports what code uses of the core and does not import.

import * as ts from 'typescript';
import type { CodeFinding, CodeFix } from '../../../model/code.ts';
import type { PluginProgram } from '../../../typescript/program.ts';

const CORE = '@elizaos/core';

/** The compiler's findings, with an import as the fix where a name is one of the core. `program`: with the page's types. */
export function withImports(
  findings: ReadonlyMap<string, readonly CodeFinding[]>,
  program: PluginProgram | undefined,
): Map<string, readonly CodeFinding[]> {
  const module = program?.checker.getAmbientModules().find(({ name }) => name === `"${CORE}"`);
  const all = module ? (program?.checker.getExportsOfModule(module) ?? []) : [];
  const exported = new Map(all.map((symbol) => [symbol.name, (symbol.flags & ts.SymbolFlags.Value) === 0]));
  return new Map(
    [...findings].map(([path, own]) => {
      const source = program?.file(path);
      return [path, own.map((finding) => (source ? withImport(finding, source, exported) : finding))];
    }),
  );
}

function withImport(
  finding: CodeFinding,
  source: ts.SourceFile,
  exported: ReadonlyMap<string, boolean>,
): CodeFinding {
  const name = /^Cannot find name '(\w+)'/.exec(String(finding.args?.text))?.[1];
  const isType = name === undefined ? undefined : exported.get(name);
  return name === undefined || isType === undefined
    ? finding
    : { ...finding, fixes: [importOf(source, name, isType)] };
}

/** Written into an import that is there, else as the first line. */
function importOf(source: ts.SourceFile, name: string, isType: boolean): CodeFix {
  const title = `Import \`${name}\` from \`${CORE}\``;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.getText().slice(1, -1) !== CORE)
      continue;
    const clause = statement.importClause;
    const names = clause?.namedBindings;
    const isTyped = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!names || !ts.isNamedImports(names) || (isTyped && !isType)) continue;
    const at = names.getStart() + 1;
    const insert = ` ${isType && !isTyped ? 'type ' : ''}${name}${names.elements.length > 0 ? ',' : ' '}`;
    return { title, edits: [{ from: at, to: at, insert }] };
  }
  const insert = `import ${isType ? 'type ' : ''}{ ${name} } from '${CORE}';\n`;
  return { title, edits: [{ from: 0, to: 0, insert }] };
}
