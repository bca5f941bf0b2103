// Turns a plugin's modules into CommonJS that a sandbox can run, with source maps for the places of errors.

import * as ts from 'typescript';
import type { Span } from '../../model/finding.ts';
import { pathFrom } from '../../files/paths.ts';
import type { PluginFile } from '../../model/file.ts';
import type { Compiled, RunModule } from '../../model/run.ts';
import { writeMappings } from './source-map.ts';
import { emitted } from './function-text.ts';
import { nodesIn } from './nodes.ts';
import { isCode } from './program.ts';

/** What stands for `import.meta` in a module. */
export const IMPORT_META = '$importMeta';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  sourceMap: true,
};

const AWAIT_USING: number = ts.NodeFlags.AwaitUsing;

type Refused = Extract<Compiled, { kind: 'refused' }>;

/**
 * The entry and everything that it imports from the plugin's files; each module once, the entry first, as a function of
 * `exports`, `require`, `module` and `$importMeta`.
 */
export function transpile(files: readonly PluginFile[], entry: string): Compiled {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const modules: RunModule[] = [];
  const open = [entry];
  const seen = new Set(open);
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const text = texts.get(path);
    if (text === undefined) return refusal(path, `There is no file ${path}.`);
    const made = path.endsWith('.json') ? jsonModule(path, text) : moduleOf(path, text, texts);
    if ('kind' in made) return made;
    modules.push(made);
    for (const next of Object.values(made.files)) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return { kind: 'modules', modules };
}

function refusal(path: string, reason: string, span: Span = { from: 0, to: 0 }): Refused {
  return { kind: 'refused', path, span, reason };
}

function jsonModule(path: string, text: string): RunModule | Refused {
  try {
    const code = `module.exports = ${JSON.stringify(JSON.parse(text))};`;
    return { path, code, mappings: '', files: {} };
  } catch (error) {
    return refusal(path, `This is not JSON: ${(error as Error).message}`);
  }
}

function moduleOf(path: string, text: string, texts: ReadonlyMap<string, string>): RunModule | Refused {
  try {
    return transpiled(path, text, texts);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refusal(path, 'This file is nested too deeply for the compiler.');
  }
}

function transpiled(path: string, text: string, texts: ReadonlyMap<string, string>): RunModule | Refused {
  const asked = new Set<string>();
  let topLevelAwait: Span | null = null;
  let used: readonly string[] = [];
  const prepare: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
    topLevelAwait = awaitIn(file);
    used = OF_MODULES.filter((name) => file.statements.some((one) => declares(one, name)));
    return withoutImportMeta(file, context);
  };
  const collect: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
    requiresIn(file, asked);
    return used.length > 0 ? withOtherNames(file, used, context) : file;
  };
  const output = emitted(text, {
    fileName: path,
    compilerOptions: OPTIONS,
    reportDiagnostics: true,
    transformers: { before: [prepare], after: [collect] },
  });
  if ('crash' in output) return refusal(path, `The compiler crashes on this file: ${output.crash}`);
  const { outputText, sourceMapText, diagnostics } = output;
  const isScript = isPlainScript(path, text);
  const error = diagnostics?.find(
    ({ category, code }) => category === ts.DiagnosticCategory.Error && !(isScript && SLOPPY.has(code)),
  );
  if (error) {
    const { start = 0, length = 0, messageText, code } = error;
    const words = ts.flattenDiagnosticMessageText(messageText, '\n');
    const to = Math.min(start + length, text.length);
    return refusal(path, `TS${String(code)}: ${words}`, { from: Math.min(start, to), to });
  }
  if (topLevelAwait) return refusal(path, '`await` outside of a function cannot be run here.', topLevelAwait);
  const files = resolved(path, asked, texts);
  if (isScript) return { path, code: text, mappings: wordMappings(text), files };
  const { mappings = '' } = JSON.parse(sourceMapText ?? '{}') as { readonly mappings?: string };
  const body = outputText.slice(0, outputText.lastIndexOf('//# sourceMappingURL='));
  // A block has names of its own; it starts on the first line, so places stay.
  const others = used.map((name) => `$${name} = ${name}`).join(', ');
  const code = used.length > 0 ? `"use strict"; const ${others}; {${body}\n}` : body;
  return { path, code, mappings, files };
}

/** Numbers such as 010, which only strict code refuses. */
const SLOPPY: ReadonlySet<number> = new Set([1121, 1489]);

/** A script in JavaScript runs as it is: the compiler would make it strict. `import()` alone has to be compiled. */
function isPlainScript(path: string, text: string): boolean {
  if (!/\.c?js$/.test(path) || /\bimport\s*\(/.test(text)) return false;
  return !ts.isExternalModule(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
}

/** Longer scripts were bundled: places in them help no one, and their maps would be large. */
const MAX_MAPPED = 200_000;

/** Every word of a script is where it was. */
function wordMappings(text: string): string {
  if (text.length > MAX_MAPPED) return '';
  const places = text
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/[\w$]+|[^\s\w$]/g)].map(({ index }) => ({ line: i, column: index })),
    );
  return writeMappings(places.map((place) => ({ made: place, source: place })));
}

/** What every module of CommonJS gets under these names; a module may have declarations of its own with them. */
const OF_MODULES: readonly string[] = ['require', 'exports', 'module'];

/** `const require = createRequire(import.meta.url)`, `function module() {}`, `const { exports } = x` */
function declares(statement: ts.Statement, name: string): boolean {
  const isIt = (one: ts.BindingName | undefined): boolean => {
    if (!one || ts.isIdentifier(one)) return one?.text === name;
    return one.elements.some((element) => ts.isBindingElement(element) && isIt(element.name));
  };
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some((one) => isIt(one.name));
  return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && isIt(statement.name);
}

/** What the compiler makes of imports and exports gets other names: `$require`. */
function withOtherNames(
  file: ts.SourceFile,
  used: readonly string[],
  context: ts.TransformationContext,
): ts.SourceFile {
  const visit = (node: ts.Node): ts.Node => {
    const isMade = ts.isIdentifier(node) && node.pos < 0 && ts.getOriginalNode(node) === node;
    return isMade && used.includes(node.text)
      ? context.factory.createIdentifier(`$${node.text}`)
      : ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(file, visit, context);
}

/** CommonJS has no `import.meta`. */
function withoutImportMeta(file: ts.SourceFile, context: ts.TransformationContext): ts.SourceFile {
  const visit = (node: ts.Node): ts.Node =>
    ts.isMetaProperty(node) && node.name.text === 'meta'
      ? context.factory.createIdentifier(IMPORT_META)
      : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(file, visit, context);
}

/** The first `await` that no function is around. */
function awaitIn(file: ts.SourceFile): Span | null {
  for (const node of nodesIn([file], ts.isFunctionLike)) {
    const awaits =
      ts.isAwaitExpression(node) ||
      (ts.isForOfStatement(node) && node.awaitModifier !== undefined) ||
      (ts.isVariableDeclarationList(node) && (node.flags & AWAIT_USING) === AWAIT_USING);
    if (awaits) return { from: node.getStart(file), to: node.end };
  }
  return null;
}

/** What is left of imports after types are gone: calls of `require` with a text. */
function requiresIn(file: ts.SourceFile, asked: Set<string>): void {
  for (const node of nodesIn([file])) {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) continue;
    const [argument] = node.expression.text === 'require' ? node.arguments : [];
    if (argument && ts.isStringLiteralLike(argument)) asked.add(argument.text);
  }
}

function resolved(
  path: string,
  asked: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): RunModule['files'] {
  const paths = [...asked].filter((name) => /^\.{0,2}(?:\/|$)/.test(name));
  const files = paths.map((name) => [name, fileFor(pathFrom(path, name), texts)] as const);
  return Object.fromEntries(files.flatMap(([name, file]) => (file === undefined ? [] : [[name, file]])));
}

const EXTENSIONS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.jsx', '.json'];

/** As bundlers find it: the file itself, the TypeScript that its `.js` will be made of, or the index of a folder. */
export function fileFor(path: string, texts: ReadonlyMap<string, string>): string | undefined {
  const written = path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  const candidates = [path, written, ...EXTENSIONS.flatMap((end) => [path + end, `${path}/index${end}`])];
  return candidates.find((one) => texts.has(one) && (isCode(one) || one.endsWith('.json')));
}
