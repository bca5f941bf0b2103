// Files and packages that a tool's code loads: found where it is read, and placed beside it where it is written.

import { codeText } from '../values/reader.ts';
import { BUILT_IN } from '../../node/built-in.ts';
import { missingBuiltIns } from '../../lang/javascript/built-ins.ts';
import type { OutputTree, WrittenFile } from '../../model/output.ts';
import type { PluginFile } from '../../model/file.ts';
import type { SourceFile } from '../../model/portable.ts';
import type { Code, RequiredFile, RequiredPackage, Tool } from '../../model/plugin.ts';
import { isObject, member } from '../../model/guards.ts';
import type { SyntaxNode } from '@lezer/common';
import { spliced } from '../../lang/javascript/caught.ts';
import { calls, constantString, expressions, textOf } from '../../lang/javascript/nodes.ts';
import { parseCode } from '../../lang/javascript/parse.ts';
import { join } from '../../lang/json/pointer.ts';
import { readJson } from '../../lang/json/read.ts';
import { folderOf, pathKey } from '../../files/paths.ts';
import { namesIn } from '../values/identifiers.ts';
import { keep, invent, fixed } from '../values/output.ts';

/** The texts in `require('…')`, `import('…')` and `from '…'`, and the calls that make the name while they run. */
function loadedBy(text: string): { readonly names: readonly string[]; readonly calls: readonly string[] } {
  const code = /\b(?:require|import|export)\b/.test(text) ? parseCode(text) : null;
  if (!code) return { names: [], calls: [] };
  const required = calls(code, 'require').filter(({ path }) => path === 'require');
  const imported = code.all('DynamicImport').map((node) => ({ node, args: expressions(node) }));
  const declared = [...code.all('ImportDeclaration'), ...code.all('ExportDeclaration')].flatMap((node) => {
    const name = node.getChild('String');
    return name ? [{ node, args: [name] }] : [];
  });
  const all = [...required, ...imported, ...declared].sort((a, b) => a.node.from - b.node.from);
  const given = all.map(({ node, args: [name] }) => {
    const known = name && constantString(code, name);
    return known === undefined ? { call: textOf(code, node).replace(/\s+/g, ' ') } : { name: known };
  });
  return {
    names: [...new Set(given.flatMap(({ name }) => name ?? []))],
    calls: [...new Set(given.flatMap(({ call }) => call ?? []))],
  };
}

/** The texts of `import('./…')`, which Node.js looks up from the file that has the code. */
function importsIn(text: string): SyntaxNode[] {
  const code = /\bimport\s*\(/.test(text) ? parseCode(text) : null;
  const texts = code?.all('DynamicImport').flatMap((node) => node.getChild('String') ?? []) ?? [];
  return texts.filter(({ from }) => text.startsWith('./', from + 1));
}

/** Code whose files are in `folder` beside the script, where they were beside the code itself; undefined: they still are. */
export function withFolder(text: string, folder: string | undefined): string {
  if (folder === undefined) return text;
  const places = importsIn(text).map(({ from }) => ({ at: from + 1, to: from + 3, insert: `./${folder}/` }));
  return spliced(text, places);
}

/** The same code as it was before. */
export function withoutFolder(text: string, folder: string | undefined): string {
  const moved = `./${folder ?? ''}/`;
  const places = importsIn(text).flatMap(({ from }) =>
    text.startsWith(moved, from + 1) ? { at: from + 1, to: from + 1 + moved.length, insert: './' } : [],
  );
  return folder === undefined ? text : spliced(text, places);
}

/** What code loads besides Node's own modules. */
export interface Required {
  readonly files: readonly RequiredFile[];
  readonly packages: readonly RequiredPackage[];
  /** As the code names them: files that are not open, or not part of the plugin. */
  readonly missing: readonly string[];
  /** The files as sources whose values are accounted for, the one that names the packages included. */
  readonly sources: readonly SourceFile[];
}

/** `find` gives a file by its path as seen from the code; `reserved` are paths that the code's host makes itself. */
export function requiredBy(
  code: string,
  find: (path: string) => PluginFile | undefined,
  reserved: readonly string[] = [],
): Required {
  const files = new Map<string, PluginFile>();
  const packages = new Set<string>();
  const missing: string[] = [];
  const open = [{ path: '', text: code }];
  const load = (path: string | undefined, name: string): void => {
    const file = path === undefined || reserved.includes(path) ? undefined : find(path);
    if (path === undefined || !file) missing.push(name);
    else if (!files.has(path)) {
      files.set(path, file);
      open.push({ path, text: path.endsWith('.json') ? '' : file.text });
    }
  };
  for (let here = open.pop(); here; here = open.pop()) {
    const { names, calls } = loadedBy(here.text);
    missing.push(...calls);
    for (const name of names) {
      if (name.startsWith('.')) load(resolved(folderOf(here.path) + name, find), name);
      else if (name.startsWith('/')) missing.push(name);
      else for (const own of packageName(name)) packages.add(own);
    }
  }
  const manifest = packages.size > 0 ? find('package.json') : undefined;
  const value: unknown = manifest && readJson(manifest.text).value;
  const declared = member(value, 'dependencies');
  return {
    files: [...files].map(([path, file]) => ({ path, text: codeText(file) })),
    packages: [...packages].map((name) => packageOf(name, declared, manifest)),
    missing,
    sources: [
      ...[...files.values()].map((file) => ({ ...file, value: { code: file.text } })),
      ...(manifest && isObject(declared) ? [{ ...manifest, value }] : []),
    ],
  };
}

/** The path of the file that Node.js would load; undefined where none is there. */
function resolved(path: string, find: (path: string) => PluginFile | undefined): string | undefined {
  const whole = within(path);
  return whole === null ? undefined : candidates(whole).find((one) => find(one) !== undefined);
}

function packageOf(name: string, declared: unknown, manifest: PluginFile | undefined): RequiredPackage {
  const version = member(declared, name);
  if (!manifest || typeof version !== 'string') return { name };
  return { name, version: { value: version, file: manifest.path, pointer: join('/dependencies', name) } };
}

/** The members that a reader adds to its code. */
export function requiredMembers({ files, packages, missing }: Required): Partial<Code> {
  return {
    ...(files.length > 0 ? { files } : {}),
    ...(packages.length > 0 ? { packages } : {}),
    ...(missing.length > 0 ? { needs: missing } : {}),
  };
}

/** The path without `.` and `..`; null where it leads out. */
function within(path: string): string | null {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return null;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function candidates(path: string): string[] {
  const ends = ['', '.js', '.cjs', '.json', '/index.js', '/index.json'];
  return ends.map((end) => (path === '' ? end.replace(/^\//, '') : path + end)).filter((one) => one !== '');
}

/** `@a/b` of `@a/b/c`; [] for Node's own modules and for what is not a package. */
function packageName(name: string): string[] {
  if (name.startsWith('node:') || BUILT_IN.has(name.split('/')[0] ?? '')) return [];
  const [found] = /^(?:@[a-z0-9-~][\w.~-]*\/)?[a-z0-9-~][\w.~-]*/i.exec(name) ?? [];
  return found === undefined ? [] : [found];
}

interface Named {
  readonly name: string;
  readonly tool: Tool;
}

/** Below the script's folder, per tool that loads files: where they are. */
export function libraryFolders(tools: readonly Named[]): ReadonlyMap<Tool, string> {
  const names = namesIn('kebab', 'tool', (name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name), 64, pathKey);
  return new Map(
    tools.flatMap(({ name, tool }): [Tool, string][] =>
      (tool.code?.files ?? []).length > 0 ? [[tool, `lib/${names.of(name)}`]] : [],
    ),
  );
}

/** The files of all tools in their folders below `folder`. */
export function libraryFiles(folder: string, tools: readonly Named[]): WrittenFile[] {
  const folders = [...libraryFolders(tools)];
  if (folders.length === 0) return [];
  return [
    ...folders.flatMap(([{ code }, own]) => requiredFiles(`${folder}/${own}`, code?.files)),
    commonJsIn(`${folder}/lib`),
  ];
}

/** Makes scripts of the files in a folder, whatever the package around it is. */
export function commonJsIn(folder: string): WrittenFile {
  return {
    path: `${folder}/package.json`,
    language: 'json',
    content: { type: fixed('commonjs') },
  };
}

/** The files that code loads, each once, as seen from the code in `folder`. */
export function requiredFiles(folder: string, files: readonly RequiredFile[] = []): WrittenFile[] {
  return [...new Map(files.map(({ path, text }) => [path, text]))].map(([path, text]) => ({
    path: `${folder}/${path}`,
    language: path.endsWith('.json') ? 'json' : path.endsWith('.py') ? 'python' : 'javascript',
    content: [{ pointer: '/code', node: keep(text), print: String }],
  }));
}

/** How code behind an adapter loads modules: JavaScript for the adapter's `node`. */
export function loaderIn(folder: string | undefined): string {
  if (folder === undefined) return 'require';
  return `(name) => require(name.startsWith('.') ? \`./${folder}/\${name}\` : name)`;
}

/** The `dependencies` of a package.json; undefined where the tools load no packages. */
export function dependenciesOf(tools: readonly Tool[]): OutputTree | undefined {
  const packages = tools.flatMap(({ code }) => code?.packages ?? []);
  if (packages.length === 0) return undefined;
  const named = packages.map(({ name }) => {
    const version = packages.find((one) => one.name === name && one.version)?.version;
    return [name, version ? keep(version) : invent('*')] as const;
  });
  return Object.fromEntries(named);
}

/** A package.json that only names the packages to install; [] where there are none. */
export function packageFiles(folder: string, tools: readonly Tool[]): WrittenFile[] {
  const dependencies = dependenciesOf(tools);
  if (!dependencies) return [];
  const content: OutputTree = { private: fixed(true), dependencies };
  return [{ path: `${folder}/package.json`, language: 'json', content }];
}

/** The step that installs the packages. */
export function installStep(folder: string, tools: readonly Tool[]): string[] {
  return dependenciesOf(tools) ? [`Run \`npm install\` in the folder \`${folder}\`.`] : [];
}

/** What runs scripts of ours in JavaScript with these tools in them: they need no more than Node.js 18 by themselves. */
export function nodeFor(tools: readonly Tool[]): string {
  const isLater = tools.some(({ code }) => {
    const read = code ? parseCode(code.text.value) : null;
    return read !== null && missingBuiltIns(read, 'node-18').length > 0;
  });
  return `Node.js ${isLater ? '22' : '18'} or newer`;
}
