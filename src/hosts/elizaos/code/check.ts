// Checks the code of a plugin: finds the plugin object, reads it through the compiler, and asks every subject.

import {
  isImportDeclaration,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  type SourceFile,
  type Statement,
} from 'typescript';
import type { CodeFinding } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { pushTo } from '../../../model/guards.ts';
import { CodeReader } from '../../../lang/typescript/read.ts';
import { judgedFiles } from '../../../lang/typescript/diagnostics.ts';
import type { PluginProgram } from '../../../lang/typescript/program.ts';
import { checkActions } from './actions/check.ts';
import { found } from './found.ts';
import { checkLeft } from './left/check.ts';
import { checkNames } from './names/check.ts';
import { checkParts } from './parts/check.ts';
import { checkPlugin } from './plugin/check.ts';
import { entryOf } from '../file/kind.ts';
import { pluginOf, type PluginExport, exportFix } from './plugin/export.ts';
import { noPlugin } from './plugin/rules.ts';
import { checkServices } from './services/check.ts';
import { checkSettings } from './settings/check.ts';

/** A plugin's code, read. */
export interface ReadPlugin extends PluginExport {
  readonly reader: CodeReader;
}

/** Finds and reads the plugin that the files export. `main` is the manifest, or the entry. */
export function readPlugin(program: PluginProgram, main: string): ReadPlugin {
  const reader = new CodeReader(program.program);
  const entry = entryOf(main, [...program.paths, ...program.leftOut]);
  const source = entry === null ? undefined : program.file(entry);
  if (!source) return { reader, entry: null, plugin: null, mayBe: true };
  return { reader, entry, ...pluginOf(reader, source.fileName) };
}

/** Findings of our own rules, by path: those that the compiler does not say, or not clearly. Never throws. */
export function checkSource(
  program: PluginProgram,
  files: readonly PluginFile[],
  main: string,
): ReadonlyMap<string, readonly CodeFinding[]> {
  const { entry, plugin, reader, mayBe } = readPlugin(program, main);
  const sources = judgedFiles(program);
  const out = checkLeft(sources);
  if (plugin)
    out.push(
      ...checkPlugin(plugin),
      ...checkActions(plugin, reader, program.checker),
      ...checkParts(plugin),
      ...checkServices(plugin),
      ...checkNames(plugin),
      ...checkSettings(plugin, files, sources),
    );
  const source = entry === null ? undefined : program.file(entry);
  if (!plugin && !mayBe && source && !isTypesAlone(source)) {
    const { place, fixes } = exportFix(source);
    out.push(found(noPlugin.at('', 'value'), place, fixes));
  }
  return byPath(out, program);
}

/** A file of types is not the one that the core would load. */
function isTypesAlone({ fileName, statements }: SourceFile): boolean {
  const isType = (one: Statement): boolean => isInterfaceDeclaration(one) || isTypeAliasDeclaration(one);
  return (
    /\.d\.[cm]?ts$/.test(fileName) ||
    (statements.some(isType) && statements.every((one) => isType(one) || isImportDeclaration(one)))
  );
}

/** What is found in declarations of packages is left out, and what is found once more of a part that is listed twice. */
function byPath(all: readonly CodeFinding[], program: PluginProgram): Map<string, CodeFinding[]> {
  const paths = new Map(program.paths.map((path) => [program.file(path)?.fileName, path]));
  const out = new Map<string, CodeFinding[]>();
  const known = new Set<string>();
  for (const { file = '', ...finding } of all) {
    const path = paths.get(file);
    const same = JSON.stringify([file, finding.code, finding.span, finding.args]);
    if (path === undefined || known.has(same)) continue;
    known.add(same);
    pushTo(out, path, finding);
  }
  return out;
}
