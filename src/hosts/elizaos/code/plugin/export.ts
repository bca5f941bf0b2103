// Finds the plugin object among the exports of a plugin's files.

import * as ts from 'typescript';
import type { CodeReader, CodeExport } from '../../../../lang/typescript/read.ts';
import { placeOfNode, type CodePlace, type ObjectValue } from '../../../../lang/typescript/read-value.ts';
import type { PlacedFix } from '../found.ts';

/** What the files export. */
export interface PluginExport {
  /** Path of the file that the core would load; null where none of the files is. */
  readonly entry: string | null;
  /** Null where there is none, or where it cannot be read. */
  readonly plugin: ObjectValue | null;
  /** Whether something may be a plugin that cannot be read: a call, or an import of a package. */
  readonly mayBe: boolean;
}

/** Members that only plugins have in this combination. */
const CAPABILITIES = ['actions', 'providers', 'evaluators', 'services', 'routes', 'models', 'events', 'init'];

/** The exported plugin of a file. `programPath` is the file's path in the program. */
export function pluginOf(reader: CodeReader, programPath: string): Omit<PluginExport, 'entry'> {
  const all = reader.exports(programPath);
  const likely = [...all].sort((a, b) => likeliness(b) - likeliness(a));
  for (const { value } of likely.filter((one) => likeliness(one) > 0)) {
    if (value.kind === 'object') return { plugin: value, mayBe: true };
    if (value.kind === 'unknown' || value.kind === 'function') return { plugin: null, mayBe: true };
  }
  return { plugin: null, mayBe: all.some(({ value }) => value.kind === 'unknown') };
}

/** How surely an export is the plugin; 0 where it is certainly something else. */
function likeliness({ name, value, type }: CodeExport): number {
  if (['class', 'list', 'literal'].includes(value.kind)) return 0;
  if (/(?:^|\.)Plugin$/.test(type)) return 5;
  if (!/^(?:$|unknown|any|object|typeof|Record)/.test(type)) return 0;
  const has = (member: string): boolean => value.kind === 'object' && value.members.has(member);
  const hasParts = CAPABILITIES.some(has);
  // An action alone has a handler, and a provider has `get`.
  if (!hasParts && ['handler', 'get', 'validate'].some(has)) return 0;
  if (name === 'default') return hasParts || value.kind !== 'object' ? 4 : 3;
  if (/plugin$/i.test(name)) return 3;
  return hasParts && has('name') ? 2 : 0;
}

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
