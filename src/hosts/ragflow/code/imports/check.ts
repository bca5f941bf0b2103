// Checks what a plugin's file imports while the server loads it.

import type { Fix, Span } from '../../../../model/finding.ts';
import { around, textOf, type PythonNode } from '../../../../lang/python/tree.ts';
import type { Imported } from '../../../../lang/python/scopes.ts';
import type { UnboundName } from '../../../../lang/python/unbound.ts';
import { addImport, BOTH_IMPORTS, indentAt, indented } from '../edits.ts';
import { serverPath } from '../../load/server-files.ts';
import { ended, importError } from '../errors.ts';
import { found, replace, type Found, type PythonFile } from '../found.ts';
import { code } from '../../../kit/words.ts';
import { didYouMean } from '../../../../lang/text/did-you-mean.ts';
import { HOST_MODULES, INSTALLED_MODULES, PYTHON_MODULES, REMOVED_MODULES } from '../modules.ts';
import * as rules from './rules.ts';

const BASE_MODULE = /^(?:agent\.)?plugin(?:\.|$)/;
const OWN_NAMES = ['LLMToolPlugin', 'LLMToolMetadata'];

/** Findings of the imports that run while the file is loaded; those that a `try` catches are left out. */
export function checkImports(file: PythonFile, all: readonly PythonFile[]): Found[] {
  const { tree, source } = file;
  if (source.errors.length > 0) return [];
  const statements = tree.nodes.filter((node) => node.type === 'ImportStatement' && runsAtOnce(node));
  const relative = statements.flatMap((node) => checkRelative(file, all, node));
  const imports = statements.flatMap((node) => checkStatement(file, node));
  return [...imports, ...relative, ...checkNames(file, all)];
}

/** Not in a function, nor under a condition or in a `try`, where the file may do without. */
function runsAtOnce(node: PythonNode): boolean {
  return (
    around(node, 'FunctionDefinition', 'LambdaExpression', 'TryStatement', 'IfStatement', 'WithStatement') ===
    null
  );
}

function checkStatement(file: PythonFile, node: PythonNode): Found[] {
  return modulesOf(file, node).flatMap(({ module: name, moduleSpan: span }): Found[] => {
    if (name.startsWith('.')) return [];
    if (BASE_MODULE.test(name)) return [checkPath(file, node, name, span)];
    const top = name.split('.')[0] ?? '';
    const known = [PYTHON_MODULES, INSTALLED_MODULES, HOST_MODULES].some((set) => set.has(top));
    if (known || top === '' || top === '__future__' || top.startsWith('_')) return [];
    const rule = REMOVED_MODULES.has(top) ? rules.moduleRemoved : rules.moduleMissing;
    const effect = importError(file, `ModuleNotFoundError("No module named '${top}'")`);
    return [found(rule.at(`/imports/${top}`, 'value', { module: top }), span, () => [], { effect })];
  });
}

/** What a statement imports, the first of each module: of `from a import b, c` one. */
function modulesOf({ source }: PythonFile, node: PythonNode): Imported[] {
  const own = source.imports.filter(({ span }) => isIn(span, node));
  return own.filter(({ moduleSpan }, i) => moduleSpan.from !== own[i - 1]?.moduleSpan.from);
}

/** An import of the folder's own modules, which Python finds only where an `__init__.py` makes it a package. */
function checkRelative(file: PythonFile, all: readonly PythonFile[], node: PythonNode): Found[] {
  const [imported] = modulesOf(file, node);
  const written = imported?.module ?? '';
  const dots = /^\.*/.exec(written)?.[0].length ?? 0;
  const own = serverPath(file.path).split('/').slice(0, -1);
  const asked = own.slice(0, own.length - dots + 1);
  const isPackage = (folder: readonly string[]): boolean =>
    all.some(({ path }) => serverPath(path) === [...folder, '__init__.py'].join('/'));
  if (!imported || dots === 0 || dots > own.length + 1 || isPackage(asked)) return [];
  const effect = importError(file, `ModuleNotFoundError("No module named 'pluginlib.importer'")`);
  // Of a file in a package, the log names the package's folder.
  const more = { effect: isPackage(own) ? { ...effect, text: () => '' } : effect };
  const args = { module: written, folder: asked.length > 0 ? code(asked.join('/')) : 'its folder' };
  return [
    found(rules.relativeImport.at(`/imports/${written}`, 'value', args), imported.moduleSpan, () => [], more),
  ];
}

function checkPath(file: PythonFile, node: PythonNode, name: string, span: Span): Found {
  const isNew = name.startsWith('agent.');
  const missing = isNew ? 'agent.plugin' : 'plugin';
  const effect = importError(file, `ModuleNotFoundError("No module named '${missing}'")`);
  const fixes = (): Fix[] => [...bothPaths(file, node)];
  const rule = isNew ? rules.newPath : rules.oldPath;
  return found(rule.at('/imports/base', 'value', { module: name }), span, fixes, { effect });
}

/** The same statement for both paths, in a `try`. */
function bothPaths({ text, tree }: PythonFile, node: PythonNode): Fix[] {
  const statement = textOf(tree, node);
  const rest = /^from\s+(?:agent\.)?(plugin\b[\w.]*\s+import\b[^;]*)$/.exec(statement)?.[1];
  if (rest === undefined || node.parent?.type !== 'Script') return [];
  const lines = `try:\n    from agent.${rest}\nexcept ImportError:\n    from ${rest}`;
  const insert = indented(lines, indentAt(text, node.from), text).replace(/^[ \t]+/, '');
  return replace('Import it from either path', node, insert);
}

/** The first name without a value that ends the start of the server; `all` are the files that are loaded with this one. */
function checkNames(file: PythonFile, all: readonly PythonFile[]): Found[] {
  const { unbound, plugins } = file.source;
  const atImport = unbound.find(({ method }) => method === null);
  if (atImport) return [unknownName(file, atImport, 'import', null)];
  const classes = all.flatMap((one) => one.source.plugins.map(({ name }) => name));
  return plugins.flatMap(({ name, getMetadata }) => {
    const isCalled = getMetadata?.decorators.map((one) => one.name).join() === 'classmethod';
    // Of several classes of one name, the server calls only the newest.
    const isOnly = classes.filter((one) => one === name).length === 1;
    const read = unbound.find(({ node, method }) => method && getMetadata && isIn(node, getMetadata.span));
    return isCalled && isOnly && read ? [unknownName(file, read, 'metadata', name)] : [];
  });
}

function unknownName(
  file: PythonFile,
  { name, node }: UnboundName,
  when: 'import' | 'metadata',
  of: string | null,
): Found {
  const says = `name '${name}' is not defined`;
  const effect =
    when === 'import' ? importError(file, `NameError("${says}")`) : ended(when, `NameError: ${says}`);
  const meant = meantName(file, name);
  const fixes = (): Fix[] => {
    if (OWN_NAMES.includes(name)) return importOwn(file, name);
    if (PYTHON_MODULES.has(name))
      return [{ title: `Add \`import ${name}\``, edits: [addImport(file.text, `import ${name}\n`)] }];
    return meant === undefined ? [] : replace(`Change to \`${meant}\``, node, meant);
  };
  const more = { effect, ...(of === null ? {} : { of }) };
  return found(rules.nameUnknown.at(`/names/${name}`, 'value', { name, when, meant }), node, fixes, more);
}

/** Not where the other name is imported: there, a name belongs into that statement. */
function importOwn({ text, source }: PythonFile, name: string): Fix[] {
  const hasOther = source.imports.some(({ as }) => as !== name && OWN_NAMES.includes(as));
  return hasOther ? [] : [{ title: 'Import it from RAGFlow', edits: [addImport(text, BOTH_IMPORTS)] }];
}

/** Words of JSON, and what Python has for them. */
const JSON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** The name that is probably meant: a word of JSON, or one that the file imports. */
export function meantName({ source }: PythonFile, name: string): string | undefined {
  if (Object.hasOwn(JSON_WORDS, name)) return JSON_WORDS[name];
  return didYouMean(
    name,
    source.imports.map(({ as }) => as),
  );
}

function isIn({ from, to }: Span, outer: Span): boolean {
  return from >= outer.from && to <= outer.to;
}
