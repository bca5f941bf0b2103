// Where to say that a file exports no plugin, and how to export the one that it has.

import * as ts from 'typescript';
import { placeOfNode, type CodePlace } from '../../../../typescript/read-value.ts';
import type { PlacedFix } from '../found.ts';

/** The place of the finding; with a fix where the file declares a plugin without exporting it. */
export function exportFix(source: ts.SourceFile): { place: CodePlace; fixes: PlacedFix[] } {
  const name = declaredPlugin(source);
  const first = source.statements[0];
  if (!name) {
    const start = first ? placeOfNode(first) : { file: source.fileName, from: 0, to: 0 };
    const line = /^[^\r\n]{0,200}/.exec(source.text.slice(start.from))?.[0].length ?? 0;
    return { place: { ...start, to: Math.min(start.to, start.from + line) }, fixes: [] };
  }
  const end = source.text.length;
  const insert = `${source.text.endsWith('\n') ? '' : '\n'}export default ${name.text};\n`;
  const title = `Export \`${name.text}\``;
  const fix = { file: source.fileName, title, edits: [{ from: end, to: end, insert }] };
  return { place: placeOfNode(name), fixes: [fix] };
}

/** A constant of the file with the type `Plugin`, or a name that ends in it. */
function declaredPlugin(source: ts.SourceFile): ts.Identifier | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const isTyped = type !== undefined && /(?:^|\.)Plugin$/.test(type.getText());
      if (isTyped || (type === undefined && /plugin$/i.test(name.text))) return name;
    }
  }
  return undefined;
}
