// Compiles many outputs at once with the TypeScript compiler, in memory.

import { dirname, join } from 'node:path';
import ts from 'typescript';
import { batches, grouped, type Output, type Refusal } from '../consumer.ts';

/** A text of an output as the compiler sees it. */
export interface Unit {
  readonly output: Output;
  /** Path in the output: `src/index.ts`. */
  readonly path: string;
  readonly text: string;
}

/** What the files import. */
export interface Modules {
  /** Where declarations of a module are, by its name. */
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  /** Files of declarations that say themselves which module they are of. */
  readonly ambient?: readonly string[];
}

const SIZE = 300;

/** Declarations of libraries are parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says in strict mode, of the files of each output. */
export function compileFaults(units: readonly Unit[], modules: Modules, folder: string): Refusal[] {
  const outputs = [...new Set(units.map(({ output }) => output))];
  const owned = grouped(units, ({ output }) => output);
  return batches(outputs, SIZE).flatMap((batch) => {
    const files = new Map<string, Unit>();
    for (const [i, output] of batch.entries())
      for (const unit of owned.get(output) ?? [])
        files.set(join(folder, `output-${String(i)}`, unit.path), unit);
    return faultsOf(files, modules);
  });
}

function faultsOf(files: ReadonlyMap<string, Unit>, { paths = {}, ambient = [] }: Modules): Refusal[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowJs: true,
    checkJs: false,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: [],
    paths: Object.fromEntries(Object.entries(paths).map(([name, list]) => [name, [...list]])),
  };
  const folders = new Set([...files.keys()].flatMap(parents));
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => files.has(path) || base.fileExists(path),
    directoryExists: (path) => folders.has(path) || (base.directoryExists?.(path) ?? true),
    readFile: (path) => files.get(path)?.text ?? base.readFile(path),
    getSourceFile: (path, language) => {
      const unit = files.get(path);
      if (unit) return ts.createSourceFile(path, unit.text, language);
      if (!parsed.has(path)) parsed.set(path, base.getSourceFile(path, language));
      return parsed.get(path);
    },
  };
  const roots = [...ambient, ...[...files.keys()].filter((path) => /\.tsx?$/.test(path))];
  const program = ts.createProgram(roots, options, host);
  return ts.getPreEmitDiagnostics(program).flatMap((diagnostic): Refusal[] => {
    const unit = files.get(diagnostic.file?.fileName ?? '');
    const says = `TS${String(diagnostic.code)} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
    if (unit) return [{ output: unit.output, says: `${unit.path}${lineOf(diagnostic)}: ${says}` }];
    const [first] = files.values();
    return first
      ? [{ output: first.output, says: `${diagnostic.file?.fileName ?? 'the compiler'}: ${says}` }]
      : [];
  });
}

function lineOf({ file, start }: ts.Diagnostic): string {
  if (!file || start === undefined) return '';
  const { line } = file.getLineAndCharacterOfPosition(start);
  return ` «${(file.text.split('\n')[line] ?? '').trim().slice(0, 80)}»`;
}

function parents(path: string): string[] {
  const out: string[] = [];
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) out.push(at);
  return out;
}
