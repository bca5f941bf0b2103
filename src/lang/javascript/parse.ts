// Parses JavaScript once: its syntax tree, the names that it declares, and its nodes by kind.

import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { pushTo } from '../../model/guards.ts';
import { Remembered } from '../text/remembered.ts';

export interface ParsedCode {
  readonly text: string;
  readonly tree: Tree;
  /** All nodes of a kind in the order of the text; [] for kinds outside `KEPT`. */
  readonly all: (kind: NodeKind) => readonly SyntaxNode[];
  /** The uses of a name as a value, without its declarations and without `{ name }`. */
  readonly uses: (name: string) => readonly SyntaxNode[];
  /** The members `{ name }` of objects, which have no value of their own. */
  readonly shorthands: (name: string) => readonly SyntaxNode[];
  /** The places that declare a name. */
  readonly declared: (name: string) => readonly SyntaxNode[];
  /** Names that the code declares or assigns anywhere, in whatever scope. */
  readonly own: ReadonlySet<string>;
  /** The value with which a name is declared; undefined where it is declared twice or assigned again. */
  readonly initial: (name: string) => SyntaxNode | undefined;
}

const KEPT = [
  'ArrayPattern',
  'AssignmentExpression',
  'AwaitExpression',
  'BinaryExpression',
  'CallExpression',
  'DynamicImport',
  'ExportDeclaration',
  'FunctionExpression',
  'ImportDeclaration',
  'MemberExpression',
  'NewExpression',
  'ObjectPattern',
  'PatternProperty',
  'Property',
  'PropertyDefinition',
  'ReturnStatement',
  'String',
  'TemplateString',
  'ThrowStatement',
  'TryStatement',
  'TypeAnnotation',
  'VariableDefinition',
  'VariableName',
  'await',
  'this',
  '⚠',
] as const;

/** The node names of the grammar that `all` can be asked for. */
export type NodeKind = (typeof KEPT)[number];

const KEPT_NAMES: ReadonlySet<string> = new Set(KEPT);

/** Keeps parsed code, so typing in one text does not parse the others again. */
const memory = new Remembered<ParsedCode | null>(1_000_000);

/** Null where it takes too long. Never throws. */
export function parseCode(text: string): ParsedCode | null {
  return memory.of(text, read);
}

function read(text: string): ParsedCode | null {
  const tree = parseWithin(text);
  if (!tree) return null;
  const nodes = new Map<string, SyntaxNode[]>();
  tree.iterate({
    enter: (ref) => {
      if (KEPT_NAMES.has(ref.name)) pushTo(nodes, ref.name, ref.node);
    },
  });
  const all = (kind: NodeKind): readonly SyntaxNode[] => nodes.get(kind) ?? [];
  const textOf = (node: SyntaxNode): string => text.slice(node.from, node.to);
  const uses = new Map<string, SyntaxNode[]>();
  for (const node of all('VariableName')) pushTo(uses, textOf(node), node);
  const shorthands = new Map<string, SyntaxNode[]>();
  for (const node of all('Property'))
    if (node.firstChild?.to === node.to) pushTo(shorthands, textOf(node), node);
  const declared = new Map<string, SyntaxNode[]>();
  for (const node of all('VariableDefinition')) pushTo(declared, textOf(node), node);
  const definitions = new Map<string, SyntaxNode | null>();
  for (const [name, [node, ...more]] of declared)
    definitions.set(name, more.length > 0 ? null : (node ?? null));
  for (const node of all('VariableName')) {
    if (isAssigned(node, text)) definitions.set(textOf(node), null);
  }
  return {
    text,
    tree,
    all,
    uses: (name) => uses.get(name) ?? [],
    shorthands: (name) => shorthands.get(name) ?? [],
    declared: (name) => declared.get(name) ?? [],
    own: new Set(definitions.keys()),
    initial: (name) => initialiser(definitions.get(name)),
  };
}

/** True for an assignment, which declares the name because tool code runs in sloppy mode. */
function isAssigned(node: SyntaxNode, text: string): boolean {
  const parent = node.parent;
  if (!parent) return false;
  switch (parent.name) {
    case 'AssignmentExpression':
      return parent.firstChild?.from === node.from;
    case 'ForOfSpec':
    case 'ForInSpec':
      return parent.getChild('VariableName')?.from === node.from;
    case 'PostfixExpression':
      return true;
    case 'UnaryExpression':
      return /^(?:\+\+|--)/.test(text.slice(parent.from, parent.from + 2));
    default:
      return false;
  }
}

function initialiser(definition: SyntaxNode | null | undefined): SyntaxNode | undefined {
  if (definition?.parent?.name !== 'VariableDeclaration') return undefined;
  const equals = nextCode(definition);
  return equals?.name === 'Equals' ? nextCode(equals) : undefined;
}

/** The next sibling that is not a comment. */
function nextCode(node: SyntaxNode): SyntaxNode | undefined {
  let next = node.nextSibling;
  while (next && /Comment$/.test(next.name)) next = next.nextSibling;
  return next ?? undefined;
}

/** What one step may count, in milliseconds: a machine that stalls for a second has not parsed for a second. */
const MAX_STEP_MS = 20;

/** Sound code of 400 KB takes a fifth of it; checks run while a person types. */
const PATIENCE_MS = 500;

/**
 * The tree; null where it is not ready in `ms`. Sound code of 400 KB takes a tenth of a second, but the parser recovers
 * slowly from errors, and text made of nothing else takes minutes: at each `/*` without an end it reads on to the end
 * of the text, and at each `async(` it follows two readings.
 */
export function parseWithin(text: string, ms = PATIENCE_MS): Tree | null {
  const parse = parser.startParse(text);
  let spent = 0;
  for (let before = Date.now(); ;) {
    const tree = parse.advance();
    if (tree) return tree;
    const now = Date.now();
    spent += Math.min(now - before, MAX_STEP_MS);
    if (spent > ms) return null;
    before = now;
  }
}
