// Makes CommonJS of a plugin's own modules: types are removed, imports and exports become calls.

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { BundleFile } from '../../../model/portable.ts';
import { parseWithin } from '../../../text/parse-within.ts';
import { Remembered } from '../../../text/remembered.ts';
import { withoutTypes } from '../convert/read/without-types.ts';
import { writeMappings, type LinePlace } from '../../../text/source-map.ts';
import { resolved } from '../guest/resolved.ts';
import type { PluginModule } from './program.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** Sound modules take a tenth of it, and all of a plugin are linked at once. */
const PATIENCE_MS = 1500;

/** The bodies of modules by their text, so typing in the manifest does not link them again. */
const memory = new Remembered<Omit<PluginModule, 'path'> | null>(4_000_000);

/** The linked modules. */
export interface Linked {
  readonly modules: readonly PluginModule[];
  /** Paths of modules that took too long to be read; they throw when they are asked for. */
  readonly unread: readonly string[];
}

/** Links these files. Never throws: a module that cannot be read throws when it is required. */
export function linked(files: readonly BundleFile[]): Linked {
  const modules = files.map(({ path, text }): PluginModule => {
    const made = memory.of(text, asCommonJs);
    return { path, ...(made ?? { body: unreadable(path), mappings: null }) };
  });
  const unread = files.filter(({ text }) => memory.of(text, asCommonJs) === null).map(({ path }) => path);
  return { modules, unread };
}

const unreadable = (path: string): string =>
  `throw new Error(${JSON.stringify(`Plugbench could not read ${path}.`)});`;

/** A module as a function's body; null: it took too long. Places are known where it has no types. */
export function asCommonJs(text: string): Omit<PluginModule, 'path'> | null {
  const typed = parseWithin(typescript, text, PATIENCE_MS);
  if (!typed) return null;
  const plain = withoutTypes(typed.topNode, text, 0, text.length);
  const tree = parseWithin(parser, plain, PATIENCE_MS);
  if (!tree) return null;
  const edits: Edit[] = [];
  const shared: string[] = [];
  tree.topNode.cursor().iterate(({ node }) => {
    const words = plain.slice(node.from, node.to);
    if (node.name === 'ImportMeta') edits.push({ from: node.from, to: node.to, insert: '$importMeta' });
    if (node.name === 'ImportDeclaration')
      edits.push({ from: node.from, to: node.to, insert: imported(node, plain) });
    if (node.name === 'ExportDeclaration') edits.push(...exported(node, plain, words, shared));
  });
  let body = shared.map((line) => `${line}\n`).join('');
  const kept: Kept[] = [];
  let at = 0;
  const keep = (to: number): void => {
    kept.push({ from: at, to, made: body.length });
    body += plain.slice(at, to);
  };
  for (const { from, to, insert } of edits.sort((a, b) => a.from - b.from)) {
    keep(from);
    body += insert;
    at = to;
  }
  keep(plain.length);
  return {
    body,
    isModule: edits.length > 0,
    mappings: plain === text && text.length <= MAX_MAPPED ? mappingsOf(kept, text, body) : null,
  };
}

/** Longer modules were bundled: places in them help no one, and their maps would be large. */
const MAX_MAPPED = 200_000;

/** Text of the source that stands in the module as it is. */
interface Kept {
  readonly from: number;
  readonly to: number;
  /** Offset in the module. */
  readonly made: number;
}

/** A mapping for each kept word, so that every place in it belongs to the nearest one before it. */
function mappingsOf(kept: readonly Kept[], text: string, body: string): string {
  const [sources, bodies] = [new Lines(text), new Lines(body)];
  const mappings = kept.flatMap((one) =>
    [...text.slice(one.from, one.to).matchAll(/[\w$]+|[^\s\w$]/g)].map(({ index }) => ({
      made: bodies.at(one.made + index),
      source: sources.at(one.from + index),
    })),
  );
  return writeMappings(mappings);
}

/** Lines and columns, from 0, of offsets that are asked for in their order. */
class Lines {
  readonly #text: string;
  #line = 0;
  #start = 0;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): LinePlace {
    for (let next = this.#text.indexOf('\n', this.#start); next >= 0 && next < offset;) {
      this.#line++;
      this.#start = next + 1;
      next = this.#text.indexOf('\n', this.#start);
    }
    return { line: this.#line, column: offset - this.#start };
  }
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const childText = (node: SyntaxNode, name: string, text: string): string | null => {
  const child = node.getChild(name);
  return child && text.slice(child.from, child.to);
};

function imported(node: SyntaxNode, text: string): string {
  const from = `$require(${childText(node, 'String', text) ?? '""'})`;
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
  `Object.defineProperty($exports, ${JSON.stringify(name)}, { enumerable: true, configurable: true, get: () => ${value} });`;

function exported(node: SyntaxNode, text: string, words: string, shared: string[]): Edit[] {
  const { from, to } = node;
  const source = childText(node, 'String', text);
  const group = node.getChild('ExportGroup');
  if (group) {
    for (const [one, other] of specifiers(group, text))
      shared.push(getter(other, source === null ? one : `$require(${source}).${one}`));
    return [{ from, to, insert: '' }];
  }
  if (node.getChild('Star'))
    return [{ from, to, insert: `Object.assign($exports, $require(${source ?? '""'}));` }];
  const declared =
    node.getChild('VariableDeclaration') ??
    node.getChild('FunctionDeclaration') ??
    node.getChild('ClassDeclaration');
  const names = declared?.getChildren('VariableDefinition').map(({ from, to }) => text.slice(from, to)) ?? [];
  const isDefault = node.getChild('default') !== null;
  if (declared && names.length > 0) {
    for (const name of names) shared.push(getter(isDefault ? 'default' : name, name));
    return [{ from, to: declared.from, insert: '' }];
  }
  if (isDefault) {
    const before = /^export\s+default\s+/.exec(words)?.[0].length ?? 0;
    const end = words.endsWith(';') ? to - 1 : to;
    return [
      { from, to: from + before, insert: '$exports.default = (' },
      { from: end, to, insert: ');' },
    ];
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
