// Fixes of what the compiler says: an import of the core, a promise, a member's right name.

import * as ts from 'typescript';
import type { CodeFinding, CodeFix } from '../../../model/code.ts';
import type { PluginProgram } from '../../../typescript/program.ts';
import { nodeAt } from './types/effects.ts';

const CORE = '@elizaos/core';

/** The compiler's findings with their fixes. `program`: with the page's types. */
export function withFixes(
  findings: ReadonlyMap<string, readonly CodeFinding[]>,
  program: PluginProgram | undefined,
): Map<string, readonly CodeFinding[]> {
  const module = program?.checker.getAmbientModules().find(({ name }) => name === `"${CORE}"`);
  const all = module ? (program?.checker.getExportsOfModule(module) ?? []) : [];
  const exported = new Map(all.map((symbol) => [symbol.name, (symbol.flags & ts.SymbolFlags.Value) === 0]));
  return new Map(
    [...findings].map(([path, own]) => {
      const source = program?.file(path);
      const fixed = (finding: CodeFinding): CodeFinding => {
        const fix = source && fixOf(finding, source, exported);
        return fix ? { ...finding, fixes: [fix] } : finding;
      };
      return [path, own.map(fixed)];
    }),
  );
}

function fixOf(
  { args, span }: CodeFinding,
  source: ts.SourceFile,
  exported: ReadonlyMap<string, boolean>,
): CodeFix | null {
  const text = String(args?.text);
  const name = /^Cannot find name '(\w+)'/.exec(text)?.[1];
  const isType = name === undefined ? undefined : exported.get(name);
  if (name !== undefined && isType !== undefined) return importOf(source, name, isType);
  const [, slip, meant] =
    /'(\w+)' does not exist in type .* Did you mean to write '(\w+)'\?/.exec(text) ?? [];
  if (meant !== undefined && source.text.slice(span.from, span.to) === slip)
    return { title: `Rename to \`${meant}\``, edits: [{ ...span, insert: meant }] };
  return /to type 'Promise</.test(text) ? asyncAt(nodeAt(source, span.from), span.from) : null;
}

/** Writes `async` before the function that is named here, or whose value is. */
function asyncAt(at: ts.Node, from: number): CodeFix | null {
  const { parent } = at;
  const named = ts.isPropertyAssignment(parent) ? parent.initializer : parent;
  const arrow = ts.findAncestor(at, ts.isArrowFunction);
  const made = arrow?.body.getStart() === from ? arrow : named;
  const isOpen = ts.isArrowFunction(made) || ts.isFunctionExpression(made) || ts.isMethodDeclaration(made);
  if (!isOpen || made.asteriskToken || made.modifiers) return null;
  const start = made.getStart();
  return { title: 'Make it async', edits: [{ from: start, to: start, insert: 'async ' }] };
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
