// Reads Python: Lezer's tree as plain nodes, without comments, and what CPython surely refuses of the text.

import type { Tree } from '@lezer/common';
import { parser } from '@lezer/python';
import type { Span } from '../../model/finding.ts';
import { compileFault } from './compile-faults.ts';
import { lineFault } from './line-faults.ts';
import { readable } from './stand-ins.ts';
import { DEEPEST, tokensOf, type Tokens } from './tokens.ts';
import type { PythonNode, PythonTree } from './tree.ts';

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
  const tokens = tokensOf(source);
  const { text: read, yields } = readable(source, tokens.tokens);
  const tooDeep = tokens.open.length > DEEPEST.brackets ? (tokens.open.at(-1)?.from ?? null) : null;
  const { tree: lezer, stopped } = limitedTree(read, tooDeep);
  const { list, deep } = nodesOf(lezer, text.length);
  for (const node of list) if (node.type === 'Number' && yields.has(node.from)) node.type = 'YieldExpression';
  const nodes = withGenerators(list);
  const errors = nodes
    .filter((node) => node.broken || node.type === 'PrintStatement')
    .map(({ from, to }) => visible(from, to, text.length));
  if (deep !== null && errors.length > 0) throw new TooDeep(deep);
  if (stopped !== null) errors.push(visible(stopped, stopped, text.length));
  // Children come after their parents.
  for (const node of [...nodes].reverse()) if (node.broken && node.parent) node.parent.broken = true;
  return judged({ text, root: rootOf(nodes), nodes }, tokens, errors);
}

function rootOf([root]: readonly PythonNode[]): PythonNode {
  if (!root) throw new Error('A tree has a root');
  return root;
}

/** With what CPython surely refuses of it. */
function judged(
  tree: Pick<PythonTree, 'text' | 'root' | 'nodes'>,
  tokens: Tokens,
  errors: readonly Span[],
): PythonTree {
  const fault = tokens.fault ?? lineFault(tokens.tokens) ?? (errors.length > 0 ? null : compileFault(tree));
  if (!fault) return { ...tree, refused: null, errors, tooDeep: null };
  const refused = visible(Math.min(fault.from, tree.text.length - 1), fault.to, tree.text.length);
  return { ...tree, refused, errors: errors.length > 0 ? errors : [refused], tooDeep: null };
}

/** `deep`: the first place where more parts are in one another than errors can be believed in. */
function nodesOf(tree: Tree, length: number): { readonly list: Growing[]; readonly deep: number | null } {
  const list: Growing[] = [];
  const open: Growing[] = [];
  let deep: number | null = null;
  tree.iterate({
    enter: ({ name, type, from, to }) => {
      if (name === 'Comment') return false;
      const parent = open.at(-1) ?? null;
      if (parent && open.length > DEEPEST_PART) throw new TooDeep(parent.from);
      if (parent && open.length > DEEPEST_ERROR) deep ??= parent.from;
      const index = parent?.children.length ?? 0;
      const node: Growing = { type: name, from, to, children: [], parent, index, broken: type.isError };
      parent?.children.push(node);
      list.push(node);
      open.push(node);
      return true;
    },
    leave: () => void open.pop(),
  });
  // The text goes on behind what was read of it.
  if (list[0]) list[0].to = length;
  return { list, deep };
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

/** Tokens that are read after the first error: with many errors each takes a hundred times as long as one in order. */
const AFTER_ERROR = 12_000;

/** The tree up to where reading on would take too long, and that place; null where all of it was read. */
function limitedTree(
  source: string,
  deep: number | null,
): { readonly tree: Tree; readonly stopped: number | null } {
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

/** A range that a person can see. */
function visible(from: number, to: number, end: number): Span {
  return to > from ? { from, to } : { from, to: Math.min(from + 1, end) };
}
