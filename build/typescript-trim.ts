// Takes the compiler out of the `typescript` package: the parser, the checker and the emitter without the language
// service, the command line and what watches files, as a module with named exports.

import { Linter } from 'eslint';

/** What of the package's other folders the compiler's own part calls. */
const MORE = ['src/services/transpile.ts', 'src/services/types.ts', 'src/services/utilities.ts'];

/** Watching, building in steps, and the command line. */
const LEFT_OUT =
  /\/(?:watchPublic|watchUtilities|tsbuild|tsbuildPublic|executeCommandLine|builder(?:State|Public)?)\.ts$/;

/**
 * What the kept parts still name of the others. Transpiling takes the options only as a start, projects that refer to
 * others are never made here, and the last three belong to the file system of Node.js.
 */
const STANDINS = `
function getDefaultCompilerOptions2() { return { target: 1, jsx: 1 }; }
function resolveConfigFileProjectName(project) { return project; }
var closeFileWatcherOf, getFallbackOptions, onProfilerEvent;
function nodeModule(name) { throw new Error(name + ' is only in Node.js.'); }
`;

/** What only Node.js has is asked for behind tests for it; a bundler would look for these modules all the same. */
const NODE_MODULE = /\brequire\(("(?:perf_hooks|fs|path|os|crypto|inspector|source-map-support)")\)/g;

/** The globals of a worker; what only Node.js has is behind tests for it. */
const GLOBALS =
  'process require performance console setTimeout clearTimeout Buffer __filename __dirname module global';

/**
 * The language service gives methods to nodes, symbols and types, of which the public types tell. These are the ones that
 * need no more than the compiler itself; `build/typescript.test.ts` runs the checks with them.
 */
const METHODS = `
{
  const nodeMethods = {
    getSourceFile() { return getSourceFileOfNode(this); },
    getStart(file, includeDoc) { return getTokenPosOfNode(this, file, includeDoc); },
    getFullStart() { return this.pos; },
    getEnd() { return this.end; },
    getWidth(file) { return this.end - this.getStart(file); },
    getFullWidth() { return this.end - this.pos; },
    getText(file) { return (file ?? this.getSourceFile()).text.slice(this.getStart(file), this.end); },
    getFullText(file) { return (file ?? this.getSourceFile()).text.slice(this.pos, this.end); },
    forEachChild(visit, visitList) { return forEachChild(this, visit, visitList); },
    getLineAndCharacterOfPosition(at) { return getLineAndCharacterOfPosition(this, at); },
    getLineStarts() { return getLineStarts(this); },
  };
  class PrivateName extends Node4 {}
  setObjectAllocator({ ...objectAllocator, getPrivateIdentifierConstructor: () => PrivateName });
  const nodes = [objectAllocator.getNodeConstructor(), objectAllocator.getTokenConstructor(),
    objectAllocator.getIdentifierConstructor(), objectAllocator.getPrivateIdentifierConstructor(),
    objectAllocator.getSourceFileConstructor()];
  for (const made of new Set(nodes)) Object.assign(made.prototype, nodeMethods);
  const text = { get() { return idText(this); }, configurable: true };
  Object.defineProperty(objectAllocator.getIdentifierConstructor().prototype, 'text', text);
  Object.defineProperty(PrivateName.prototype, 'text', text);
  const symbols = objectAllocator.getSymbolConstructor().prototype;
  Object.defineProperty(symbols, 'name', { get() { return symbolName(this); }, configurable: true });
  Object.assign(symbols, {
    getName() { return symbolName(this); },
    getEscapedName() { return this.escapedName; },
    getFlags() { return this.flags; },
    getDeclarations() { return this.declarations; },
  });
  Object.assign(objectAllocator.getTypeConstructor().prototype, {
    getFlags() { return this.flags; },
    getSymbol() { return this.symbol; },
    getProperties() { return this.checker.getPropertiesOfType(this); },
    getProperty(name) { return this.checker.getPropertyOfType(this, name); },
    getCallSignatures() { return this.checker.getSignaturesOfType(this, 0); },
    getConstructSignatures() { return this.checker.getSignaturesOfType(this, 1); },
    isUnion() { return !!(this.flags & TypeFlags.Union); },
    isIntersection() { return !!(this.flags & TypeFlags.Intersection); },
    isUnionOrIntersection() { return !!(this.flags & TypeFlags.UnionOrIntersection); },
    isLiteral() { return !!(this.flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BigIntLiteral)); },
    isStringLiteral() { return !!(this.flags & TypeFlags.StringLiteral); },
    isNumberLiteral() { return !!(this.flags & TypeFlags.NumberLiteral); },
  });
  Object.assign(objectAllocator.getSignatureConstructor().prototype, {
    getDeclaration() { return this.declaration; },
    getParameters() { return this.parameters; },
    getReturnType() { return this.checker.getReturnTypeOfSignature(this); },
  });
}
`;

/** Functions of the compiler that change nothing, so a bundler may leave out calls whose results are unused. */
export const PURE = ['memoize', 'memoizeOne', 'createMultiMap', '__export'];

/** Parts of the published file by the source file that each was made of, and what comes before them. */
function partsOf(text: string): { readonly head: string; readonly parts: ReadonlyMap<string, string> } {
  const [head = '', ...rest] = text.split(/^(?=\/\/ src\/)/m);
  const parts = new Map<string, string>();
  for (const part of rest) {
    const name = part.slice('// '.length, part.indexOf('\n'));
    parts.set(name, (parts.get(name) ?? '') + part);
  }
  return { head, parts };
}

function isKept(name: string): boolean {
  return name.startsWith('src/compiler/') ? !LEFT_OUT.test(name) : MORE.includes(name);
}

/** The public names with what they stand for, as the package's list of exports gives them. */
function exportsIn(part: string): ReadonlyMap<string, string> {
  return new Map(
    [...part.matchAll(/^ {2}(\w+): \(\) => (\w+),?$/gm)].map(([, name = '', local = '']) => [name, local]),
  );
}

/**
 * The module's source, with all public names of the kept parts. Throws a sentence where the package is not put together
 * as it was when this was written.
 */
export function trimmedTypeScript(text: string): string {
  const { head, parts } = partsOf(text);
  const helpers = /^"use strict";\n([^]*)/m.exec(head)?.[1];
  const list = parts.get('src/typescript/typescript.ts');
  if (helpers === undefined || list === undefined || !parts.has('src/compiler/checker.ts'))
    throw new Error('The published file of TypeScript is put together in another way.');
  const kept = [...parts].filter(([name]) => isKept(name)).map(([, part]) => part);
  const body = kept
    .join('\n')
    .replace(NODE_MODULE, 'nodeModule($1)')
    .replace('typeof require !== "undefined"', 'false');
  const declared = new Set(
    [...body.matchAll(/^(?:var|let|const|(?:async )?function\*?|class) (\w+)/gm)].map(([, name]) => name),
  );
  const names = [...exportsIn(list)].filter(([, local]) => declared.has(local));
  const exported = names.map(([name, local]) => `${local} as ${name}`);
  return [helpers, STANDINS, body, METHODS, `export { ${exported.join(', ')} };\n`].join('\n');
}

/** Names that are used in a module and declared nowhere. */
export function undefinedNames(source: string): string[] {
  const globals = Object.fromEntries(GLOBALS.split(' ').map((name) => [name, 'readonly' as const]));
  const messages = new Linter().verify(source, [
    {
      languageOptions: { ecmaVersion: 2024, sourceType: 'module', globals },
      linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
      rules: { 'no-undef': 'error' },
    },
  ]);
  const names = messages.flatMap(({ message }) => /^'(.+)' is not defined/.exec(message)?.[1] ?? []);
  return [...new Set(names)].sort();
}
