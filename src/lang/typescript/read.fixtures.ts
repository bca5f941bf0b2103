// Small programs over files in memory, without the libraries, for tests of reading.

import * as ts from 'typescript';

const LIB = `interface Array<T> { length: number; push(...items: T[]): number; [n: number]: T }
interface Boolean {} interface Function {} interface IArguments {} interface Number {} interface Object {}
interface RegExp {} interface String { length: number } interface CallableFunction {} interface NewableFunction {}
declare const Math: { PI: number }; declare const JSON: object; declare const Object: any; declare const String: any;`;

/** A program over these files, by whole path; those that end in `.d.ts` are declarations for all. */
export function programOf(files: Readonly<Record<string, string>>): ts.Program {
  const texts = new Map(Object.entries({ '/lib.d.ts': LIB, ...files }));
  const host: ts.CompilerHost = {
    getSourceFile: (path, options) => {
      const text = texts.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, options, true);
    },
    getDefaultLibFileName: () => '/lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    directoryExists: () => true,
    getDirectories: () => [],
  };
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  };
  return ts.createProgram([...texts.keys()], options, host);
}
