// Python's syntax tree as plain nodes: Lezer's, without its comments, and with every node's parent.

import type { Tree } from '@lezer/common';
import { parser } from '@lezer/python';
import type { Span } from '../model/finding.ts';
import { withoutTargets, withoutWithBrackets } from './with-statements.ts';

/** A node of the tree; `type` is Lezer's name of it, such as `DictionaryExpression`, or the text of a sign. */
export interface PythonNode extends Span {
  readonly type: string;
  readonly children: readonly PythonNode[];
  readonly parent: PythonNode | null;
  /** Its place among its parent's children. */
  readonly index: number;
  /** Whether Lezer could not read it, or something in it. */
  readonly broken: boolean;
}

/** A text with its tree. */
export interface PythonTree {
  readonly text: string;
  readonly root: PythonNode;
  /** Every node, parents before their children, in the order of the text. */
  readonly nodes: readonly PythonNode[];
  /**
   * Where the text is not Python as far as Lezer can say, each at least one character long unless the text ends there.
   * It knows less than CPython: some texts without errors are refused by CPython, and a few with errors are accepted.
   */
  readonly errors: readonly Span[];
  /** Where the text has more parts in one another than can be read; then nothing of it is in the tree. */
  readonly tooDeep: Span | null;
}

interface Growing extends Span {
  type: string;
  readonly children: Growing[];
  parent: Growing | null;
  index: number;
  to: number;
  broken: boolean;
}

/** Never throws; takes time in proportion to the text's length, however deep it is. */
export function parsePython(text: string): PythonTree {
  try {
    return wholeTree(text);
  } catch (error) {
    // Lezer's own stack, which differs from browser to browser.
    const at = error instanceof TooDeep ? error.at : error instanceof RangeError ? 0 : null;
    if (at === null) throw error;
    return { ...wholeTree(' '.repeat(text.length)), text, tooDeep: visible(at, at, text.length) };
  }
}

/** Parts in one another: CPython gives up somewhere between these and ten times as many, depending on its version. */
const DEEPEST_PART = 1000;
/** In what is deeper, Lezer sees errors where there are none. */
const DEEPEST_ERROR = 250;

/** There is more in one another than that. */
class TooDeep extends Error {
  constructor(readonly at: number) {
    super('Too deep');
  }
}

function wholeTree(text: string): PythonTree {
  // Python skips a byte order mark; a line break in its place keeps all offsets.
  const source = text.startsWith('\uFEFF') ? `\n${text.slice(1)}` : text;
  const readable = withoutTargets(withoutWithBrackets(source));
  const { tree, stopped } = limitedTree(readable.text);
  const { list, deep } = nodesOf(tree, text.length);
  const nodes = withGenerators(list);
  for (const node of nodes) if (readable.places.has(node.from) && node.type === ',') makeAs(node);
  const errors = nodes
    .filter((node) => node.broken || node.type === 'PrintStatement' || isUnclosed(text, node))
    .map(({ from, to }) => visible(from, to, text.length));
  if (deep !== null && errors.length > 0) throw new TooDeep(deep);
  if (stopped !== null) errors.push(visible(stopped, stopped, text.length));
  // Children come after their parents.
  for (const node of [...nodes].reverse()) if (node.broken && node.parent) node.parent.broken = true;
  const [root] = nodes;
  if (!root) throw new Error('A tree has a root');
  return { text, root, nodes, errors, tooDeep: null };
}

/** What `as` of a `with` statement may give a value to. */
const TARGET = /^(?:VariableName|(?:Tuple|Array|Parenthesized|Member)Expression)$/;

/** Gives a comma that stood for `as` its own name again. */
function makeAs(node: Growing): void {
  node.type = 'as';
  node.to = node.from + 2;
  const target = node.parent?.children[node.index + 1];
  if (node.parent?.type !== 'WithStatement' || !TARGET.test(target?.type ?? '')) node.broken = true;
}

/** A text without its closing quote, which Lezer ends with its line; where it ends with the file, an error follows. */
function isUnclosed(text: string, { type, from, to, parent, index }: Growing): boolean {
  if (type !== 'String' || parent?.children[index + 1]?.broken === true) return false;
  const literal = text.slice(from, to).replace(/\\[^]/g, '');
  const quotes = /^\w*("""|'''|["'])/.exec(literal);
  return (
    !quotes ||
    literal.length < quotes[0].length + (quotes[1]?.length ?? 0) ||
    !literal.endsWith(quotes[1] ?? '')
  );
}

/** `deep`: the first place where more parts are in one another than errors can be believed in. */
function nodesOf(tree: Tree, length: number): { readonly list: Growing[]; readonly deep: number | null } {
  const cursor = tree.cursor();
  const start: Growing = {
    type: cursor.name,
    from: 0,
    to: length,
    children: [],
    parent: null,
    index: 0,
    broken: false,
  };
  const nodes = [start];
  let parent: Growing | null = start;
  let depth = 1;
  let deep: number | null = null;
  if (!cursor.firstChild()) return { list: nodes, deep };
  while (parent) {
    if (cursor.name !== 'Comment') {
      const { name: type, from, to } = cursor;
      const index = parent.children.length;
      const node: Growing = { type, from, to, children: [], parent, index, broken: cursor.type.isError };
      parent.children.push(node);
      nodes.push(node);
      if (cursor.firstChild()) {
        parent = node;
        if (++depth > DEEPEST_PART) throw new TooDeep(node.from);
        if (depth > DEEPEST_ERROR) deep ??= node.from;
        continue;
      }
    }
    while (parent && !cursor.nextSibling()) {
      parent = parent.parent;
      depth--;
      if (!cursor.parent()) return { list: nodes, deep };
    }
  }
  return { list: nodes, deep };
}

/** Gives a generator that shares its brackets with a call, as in `any(x for x in y)`, a node as any other has. */
function withGenerators(nodes: readonly Growing[]): Growing[] {
  return nodes.flatMap((node) => {
    const list = node.parent;
    const isFirst = list?.type === 'ArgList' && node.index === 1;
    return isFirst && list.children.some(({ type }) => type === 'for') ? [generatorIn(list), node] : [node];
  });
}

/** Moves all that is between the brackets of a list of arguments. */
function generatorIn(list: Growing): Growing {
  const isClosed = list.children.at(-1)?.type === ')';
  const children = list.children.splice(1, list.children.length - (isClosed ? 2 : 1));
  const [from, to] = [children[0]?.from ?? list.from, children.at(-1)?.to ?? list.to];
  const type = 'ComprehensionExpression';
  const generator: Growing = { type, from, to, children, parent: list, index: 1, broken: false };
  for (const [index, child] of children.entries()) Object.assign(child, { parent: generator, index });
  list.children.splice(1, 0, generator);
  for (const [index, child] of list.children.entries()) child.index = index;
  return generator;
}

/** CPython refuses more brackets in one another. */
const DEEPEST = 200;
/** Tokens that are read after the first error: with many errors each takes a hundred times as long as one in order. */
const AFTER_ERROR = 12_000;

/** The tree up to where reading on would take too long, and that place; null where all of it was read. */
function limitedTree(source: string): { readonly tree: Tree; readonly stopped: number | null } {
  const deep = tooDeep(source);
  const strict = strictly(source, deep);
  if (typeof strict !== 'number') return { tree: strict, stopped: deep };
  const parse = parser.startParse(source);
  if (deep !== null) parse.stopAt(deep);
  let stopped = deep;
  let tree = parse.advance();
  for (let steps = 0; !tree; tree = parse.advance()) {
    if (parse.parsedPos < strict || ++steps !== AFTER_ERROR) continue;
    stopped = Math.min(parse.parsedPos, stopped ?? Infinity);
    if (parse.stoppedAt === null || stopped < parse.stoppedAt) parse.stopAt(stopped);
  }
  return { tree, stopped: stopped !== null && stopped < source.length ? stopped : null };
}

/** The tree of a text without errors, or about where the first one is. */
function strictly(source: string, end: number | null): Tree | number {
  const parse = parser.configure({ strict: true }).startParse(source);
  if (end !== null) parse.stopAt(end);
  try {
    let tree = parse.advance();
    while (!tree) tree = parse.advance();
    return tree;
  } catch {
    return parse.parsedPos;
  }
}

const PIECE =
  /#[^\r\n]*|("""|''')(?:\\[^]|(?!\1)[^])*(?:\1|$)|(["'])(?:\\[^]|(?!\2)[^\\\r\n])*|[([{]|[)\]}]/g;

/** Where brackets are in one another so deep that CPython refuses them; null for nowhere. */
function tooDeep(source: string): number | null {
  let depth = 0;
  for (const { 0: piece, index } of source.matchAll(PIECE)) {
    if (/^[([{]/.test(piece) && ++depth > DEEPEST) return index;
    if (/^[)\]}]/.test(piece)) depth = Math.max(0, depth - 1);
  }
  return null;
}

/** A range that a person can see. */
function visible(from: number, to: number, end: number): Span {
  return to > from ? { from, to } : { from, to: Math.min(from + 1, end) };
}

/** The text of a node. */
export function textOf(tree: { readonly text: string }, { from, to }: Span): string {
  return tree.text.slice(from, to);
}

/** The first child of one of these types; undefined for none. */
export function childOf(node: PythonNode, ...types: readonly string[]): PythonNode | undefined {
  return node.children.find(({ type }) => types.includes(type));
}

/** The statements of a block or of the whole text, those on one line among them. */
export function statementsOf(block: PythonNode): PythonNode[] {
  return block.children
    .flatMap((node) => (node.type === 'StatementGroup' ? node.children : [node]))
    .filter(({ type }) => type !== ':' && type !== ';');
}

/** The next node that holds it and has one of these types; null for none. */
export function around(node: PythonNode, ...types: readonly string[]): PythonNode | null {
  let at = node.parent;
  while (at && !types.includes(at.type)) at = at.parent;
  return at;
}
