// Programs of the TypeScript compiler over a plugin's files, which are only in memory.

import * as ts from 'typescript';
import libs from 'virtual:typescript-libs';
import type { PluginFile } from '../../model/file.ts';
import { languageOf } from '../../files/language.ts';
import globals from './globals.d.ts?raw';
import { settingsOf, type Settings } from './settings.ts';

/** A plugin's files as the compiler sees them. Paths are relative to the plugin's folder. */
export interface PluginProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly settings: Settings;
  /** The plugin's files of code, in the order given. */
  readonly paths: readonly string[];
  /** Files that no compiler can read, because they are nested too deeply; they count as empty. */
  readonly unreadable: ReadonlySet<string>;
  /** Files that are not part of the program, because their types take too long; what they export is `any`. */
  readonly leftOut: ReadonlySet<string>;
  /** Hears of which file types are worked out, and null after the last one: who waits can say what takes long. */
  readonly watch: (path: string | null) => void;
  /** Undefined where the plugin has no such file of code. */
  readonly file: (path: string) => ts.SourceFile | undefined;
  /** Null for declarations, which are not part of the plugin. */
  readonly pathOf: (file: ts.SourceFile) => string | null;
}

/** Where a plugin's folder is in programs; messages of the compiler may name it. */
export const ROOT = '/plugin/';

const LIBS = ['lib.es2022.d.ts'];

/** As the template for plugins sets them, for what a plugin does not set itself; `tsc` with these says the same. */
export const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  allowJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  lib: LIBS,
  types: [],
};

const LIBRARY = '/lib/';

interface Parsed {
  readonly text: string;
  readonly file: ts.SourceFile;
  readonly tooDeep: boolean;
}

/** What never changes is parsed once, for all compilers. */
const fixed = new Map<string, Parsed>();

/** Compiles a plugin again and again, each time reusing what has not changed. One for each set of declarations. */
export class PluginCompiler {
  readonly #declarations: ReadonlyMap<string, string>;
  readonly #watch: PluginProgram['watch'];
  readonly #parsed = new Map<string, Parsed>();
  #texts: ReadonlyMap<string, string> = new Map();
  #last: PluginProgram | undefined;

  /**
   * `declarations`: what the host gives to plugins, under whole paths; `.d.ts` files below /types/ are global. `watch`:
   * as in programs.
   */
  constructor(declarations: readonly PluginFile[] = [], watch: PluginProgram['watch'] = () => undefined) {
    this.#watch = watch;
    this.#declarations = new Map([...ambient, ...declarations].map(({ path, text }) => [path, text]));
  }

  /**
   * Never throws: checks may, in `diagnosticsOf`. Files that are not code can be imported where they are JSON. The same
   * files give the same program, with all that it has worked out.
   */
  compile(all: readonly PluginFile[], leftOut: readonly string[] = []): PluginProgram {
    const files = all.filter(({ path }) => !leftOut.includes(path));
    const texts = new Map(files.map(({ path, text }) => [ROOT + path, text]));
    const last = this.#last;
    const isLeft = leftOut.length === last?.leftOut.size && leftOut.every((path) => last.leftOut.has(path));
    if (isLeft && isSame(texts, this.#texts)) return last;
    this.#texts = texts;
    for (const path of this.#parsed.keys()) if (!this.#texts.has(path)) this.#parsed.delete(path);
    const paths = files.map(({ path }) => path).filter(isCode);
    const globals = [...this.#declarations.keys()].filter((path) => path.startsWith('/types/'));
    const roots = [...globals, ...paths.map((path) => ROOT + path)];
    const settings = settingsOf(texts, LIBS);
    const options = { ...OPTIONS, ...settings.options };
    const program = ts.createProgram(roots, options, this.#host, last?.program);
    const unreadable = paths.filter((path) => this.#parsed.get(ROOT + path)?.tooDeep);
    this.#last = {
      program,
      checker: program.getTypeChecker(),
      settings,
      paths,
      unreadable: new Set(unreadable),
      leftOut: new Set(leftOut),
      watch: this.#watch,
      file: (path) => program.getSourceFile(ROOT + path),
      pathOf: ({ fileName }) => (fileName.startsWith(ROOT) ? fileName.slice(ROOT.length) : null),
    };
    return this.#last;
  }

  #textOf(path: string): string | undefined {
    const own = this.#texts.get(path) ?? this.#declarations.get(path);
    return own ?? (path.startsWith(LIBRARY) ? libs[path.slice(LIBRARY.length)] : undefined);
  }

  #source(path: string, options: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
    const text = this.#textOf(path);
    if (text === undefined) return undefined;
    const cache = this.#texts.has(path) ? this.#parsed : fixed;
    const known = cache.get(path);
    if (known?.text === text) return known.file;
    // Binding gives nodes their parents anyway; doing it twice is for texts whose binding may fail.
    const parsed = parse(path, text, options, cache !== fixed);
    cache.set(path, parsed);
    return parsed.file;
  }

  readonly #host: ts.CompilerHost = {
    getSourceFile: (path, options) => this.#source(path, options),
    getDefaultLibFileName: () => `${LIBRARY}lib.es2022.d.ts`,
    getDefaultLibLocation: () => LIBRARY.slice(0, -1),
    writeFile: () => undefined,
    getCurrentDirectory: () => ROOT.slice(0, -1),
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => this.#textOf(path) !== undefined,
    readFile: (path) => this.#textOf(path),
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (path) => path,
  };
}

/** Whether two programs would have the same texts in the same order. */
function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  const before = [...other];
  return (
    one.size === before.length &&
    [...one].every(([path, text], i) => path === before[i]?.[0] && text === before[i][1])
  );
}

/** Whether the compiler reads a file with this path. */
export function isCode(path: string): boolean {
  const language = languageOf(path);
  return language === 'typescript' || language === 'javascript';
}

/** The parser calls itself for every level of nesting, so a hostile text can end it. */
function parse(
  path: string,
  text: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
  parents: boolean,
): Parsed {
  try {
    return { text, file: ts.createSourceFile(path, text, options, parents), tooDeep: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { text, file: ts.createSourceFile(path, '', options, parents), tooDeep: true };
  }
}

/** Paths are whole, as the programs have them. */
export const ambient: readonly PluginFile[] = [{ path: '/types/globals.d.ts', text: globals }];
