// Links a plugin's own modules to one script: types are removed, imports and exports become calls.

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { BundleFile } from '../../../model/portable.ts';
import { parseWithin } from '../../../text/parse-within.ts';
import { Remembered } from '../../../text/remembered.ts';
import { withoutTypes } from '../convert/read/without-types.ts';
import { resolved } from '../guest/resolved.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** Sound modules take a tenth of it, and all of a plugin are linked at once. */
const PATIENCE_MS = 1500;

/** The bodies of modules by their text, so typing in the manifest does not link them again. */
const memory = new Remembered<string | null>(4_000_000);

/** The linked modules. */
export interface Linked {
  /** An expression: `{ path: function (module, exports, require, meta) { … } }`. */
  readonly program: string;
  /** Paths of modules that took too long to be read; they throw when they are asked for. */
  readonly unread: readonly string[];
}

/** Links these files. Never throws: a module that cannot be read throws when it is required. */
export function linked(files: readonly BundleFile[]): Linked {
  const read = files.map(({ path, text }) => ({ path, body: memory.of(text, asCommonJs) }));
  const modules = read.map(
    ({ path, body }) =>
      `${JSON.stringify(path)}: function (module, exports, require, meta) {\n${body ?? unreadable(path)}\n},\n`,
  );
  const unread = read.filter(({ body }) => body === null).map(({ path }) => path);
  return { program: `{\n${modules.join('')}}`, unread };
}

const unreadable = (path: string): string =>
  `throw new Error(${JSON.stringify(`Plugbench could not read ${path}.`)});`;

/** The body of a module as a function's: `module`, `exports`, `require` and `meta` are there. null: it took too long. */
export function asCommonJs(text: string): string | null {
  const typed = parseWithin(typescript, text, PATIENCE_MS);
  if (!typed) return null;
  const plain = withoutTypes(typed.topNode, text, 0, text.length);
  const tree = parseWithin(parser, plain, PATIENCE_MS);
  if (!tree) return null;
  const edits: Edit[] = [];
  const shared: string[] = [];
  tree.topNode.cursor().iterate(({ node }) => {
    const words = plain.slice(node.from, node.to);
    if (node.name === 'ImportMeta') edits.push({ node, insert: 'meta' });
    if (node.name === 'ImportDeclaration') edits.push({ node, insert: imported(node, plain) });
    if (node.name === 'ExportDeclaration') edits.push(...exported(node, plain, words, shared));
  });
  let out = '';
  let at = 0;
  for (const { node, insert, upTo } of edits) {
    out += plain.slice(at, node.from) + insert;
    at = upTo ?? node.to;
  }
  return `${shared.map((line) => `${line}\n`).join('')}${out}${plain.slice(at)}`;
}

interface Edit {
  readonly node: SyntaxNode;
  readonly insert: string;
  /** The end of the replaced text, where it is not the end of the node. */
  readonly upTo?: number;
}

const childText = (node: SyntaxNode, name: string, text: string): string | null => {
  const child = node.getChild(name);
  return child && text.slice(child.from, child.to);
};

function imported(node: SyntaxNode, text: string): string {
  const from = `require(${childText(node, 'String', text) ?? '""'})`;
  // The grammar has no rule for `d, * as all`, so the namespace is read from the text.
  const [, all] = /\*\s{0,20}as\s{1,20}([^\s"']{1,200})\s/.exec(text.slice(node.from, node.to)) ?? [];
  const name = node.getChild('Star') ? null : childText(node, 'VariableDefinition', text);
  // All that a script exports is its default export, as in Node.js.
  if (name !== null && /\.cjs['"]\)$/.test(from)) return `const ${name} = ${from};`;
  const group = node.getChild('ImportGroup');
  const pairs = [
    ...(name === null ? [] : [`default: ${name}`]),
    ...(group ? specifiers(group, text).map(([one, other]) => `${one}: ${other}`) : []),
  ];
  const parts = pairs.length === 0 ? '' : `const { ${pairs.join(', ')} } = ${all ?? from};`;
  if (all !== undefined) return `const ${all} = ${from};${parts}`;
  return parts === '' ? `${from};` : parts;
}

/** Exported names, as getters at the start of the module, because modules may import each other in a circle. */
const getter = (name: string, value: string): string =>
  `Object.defineProperty(exports, ${JSON.stringify(name)}, { enumerable: true, configurable: true, get: () => ${value} });`;

function exported(node: SyntaxNode, text: string, words: string, shared: string[]): Edit[] {
  const source = childText(node, 'String', text);
  const group = node.getChild('ExportGroup');
  if (group) {
    for (const [one, other] of specifiers(group, text))
      shared.push(getter(other, source === null ? one : `require(${source}).${one}`));
    return [{ node, insert: '' }];
  }
  if (node.getChild('Star')) return [{ node, insert: `Object.assign(exports, require(${source ?? '""'}));` }];
  const declared =
    node.getChild('VariableDeclaration') ??
    node.getChild('FunctionDeclaration') ??
    node.getChild('ClassDeclaration');
  const names = declared?.getChildren('VariableDefinition').map(({ from, to }) => text.slice(from, to)) ?? [];
  const isDefault = node.getChild('default') !== null;
  if (declared && names.length > 0) {
    for (const name of names) shared.push(getter(isDefault ? 'default' : name, name));
    return [{ node, insert: '', upTo: declared.from }];
  }
  if (isDefault) {
    const value = words.replace(/^export\s+default\s+/, '').replace(/;$/, '');
    return [{ node, insert: `exports.default = (${value});` }];
  }
  return [];
}

/** `{ a, b as c }` as pairs. */
function specifiers(group: SyntaxNode, text: string): [name: string, as: string][] {
  return text
    .slice(group.from + 1, group.to - 1)
    .split(',')
    .map((part) => part.trim().split(/(?<!\s)\s+as\s+/))
    .flatMap(([name = '', as = name]): [string, string][] => (name === '' ? [] : [[name, as]]));
}

const IMPORT = /\b(?:from|import|require)[\s(]{0,20}['"](\.[^'"\n]{0,200})['"]/g;

/** Paths of `entry` and of all that it imports, directly or not. Comments and strings may add to them. */
export function reachedFrom(entry: string, files: readonly BundleFile[]): ReadonlySet<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const known = Object.fromEntries(texts);
  const reached = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = texts.get(path);
    if (text === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const [, name = ''] of text.matchAll(IMPORT)) open.push(resolved(path, name, known));
  }
  return reached;
}
