// Python's syntax tree as plain nodes, and how to find one's way in it.

import type { Span } from '../../model/finding.ts';

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
  /** The first place that CPython surely refuses; null where it may take the text. */
  readonly refused: Span | null;
  /**
   * Where Lezer cannot read the text, each at least one character long unless the text ends there. It knows less than
   * CPython: some texts without errors are refused by CPython, and a few with errors are accepted.
   */
  readonly errors: readonly Span[];
  /** Where the text has more parts in one another than can be read; then nothing of it is in the tree. */
  readonly tooDeep: Span | null;
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
