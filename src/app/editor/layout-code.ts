// Lays out code: one statement per line, indented by its brackets. Only white space changes, and only where the result is
// read as the same code.

import { ensureSyntaxTree, indentRange, indentUnit, language } from '@codemirror/language';
import { EditorState, type ChangeSet, type ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { SyntaxNode, Tree } from '@lezer/common';

/** The longest that parsing may take, ms. */
const PATIENCE = 1000;

/** Why code is not laid out: it has syntax errors, or white space in it may mean something. */
export type LayoutRefusal = 'broken' | 'uncertain';

/** The changes that lay out a whole text of a language with a parser; empty where it is laid out already. */
export function layoutChanges(shown: EditorState): ChangeSet | LayoutRefusal {
  const known = shown.facet(language);
  const state = EditorState.create({
    doc: shown.doc,
    extensions: [known ? [known] : [], indentUnit.of(unitOf(shown.doc.toString()))],
  });
  const tree = treeOf(state);
  const shape = tree && shapeOf(tree, state);
  if (!tree || shape === null) return 'broken';
  const broken = state.update({ changes: lineBreaks(tree, state) });
  const brokenTree = treeOf(broken.state);
  if (!brokenTree) return 'uncertain';
  const indented = broken.state.update({ changes: indents(brokenTree, broken.state) });
  const laidOut = treeOf(indented.state);
  if (!laidOut || shapeOf(laidOut, indented.state) !== shape) return 'uncertain';
  return broken.changes.compose(indented.changes);
}

/** Lays out what a view shows, as one undoable step: whether something changed, or why it could not. */
export function layOut(view: EditorView): boolean | LayoutRefusal {
  const changes = layoutChanges(view.state);
  if (typeof changes === 'string') return changes;
  if (!changes.empty) view.dispatch({ changes, userEvent: 'format' });
  return !changes.empty;
}

function treeOf(state: EditorState): Tree | null {
  return ensureSyntaxTree(state, state.doc.length, PATIENCE);
}

/** The indentation of the text as it is: tabs, or the fewest spaces before a line; two where no line has any. */
function unitOf(text: string): string {
  const before = Array.from(text.matchAll(/^[ \t]+(?=\S)/gm), ([space]) => space);
  if (before.some((space) => space.startsWith('\t'))) return '\t';
  const fewest = Math.min(...before.map(({ length }) => length).filter((length) => length > 1));
  return ' '.repeat(Number.isFinite(fewest) ? Math.min(fewest, 8) : 2);
}

/** Nodes whose parts come one to a line. */
const CONTAINERS: readonly string[] = ['Script', 'Block', 'SwitchBody', 'ClassBody'];

function lineBreaks(tree: Tree, state: EditorState): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (!CONTAINERS.includes(name)) return;
      for (let child = node.firstChild?.nextSibling; child; child = child.nextSibling) {
        const before = child.prevSibling;
        if (!before || !beginsLine(child, before)) continue;
        const between = state.sliceDoc(before.to, child.from);
        if (/^[ \t]*$/.test(between)) changes.push({ from: before.to, to: child.from, insert: '\n' });
      }
    },
  });
  return changes;
}

function beginsLine(child: SyntaxNode, before: SyntaxNode): boolean {
  if (/Comment$/.test(child.name) || /Comment$/.test(before.name)) return false;
  return child.name === '}' ? before.name !== '{' : /^[A-Z]/.test(child.name);
}

/** What the editor would indent, except inside of tokens: lines of templates, comments and strings stay. */
function indents(tree: Tree, state: EditorState): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  indentRange(state, 0, state.doc.length).iterChanges((from, to, _from, _to, insert) => {
    if (!isInToken(tree, from) && !isInToken(tree, to)) changes.push({ from, to, insert });
  }, true);
  return changes;
}

function isInToken(tree: Tree, at: number): boolean {
  for (let node: SyntaxNode | null = tree.resolveInner(at, 1); node; node = node.parent) {
    const token = node.firstChild === null || node.name === 'TemplateString';
    if (token && node.from < at && at < node.to) return true;
  }
  return false;
}

/** Kinds and texts of all tokens; null for code with syntax errors. */
function shapeOf(tree: Tree, state: EditorState): string | null {
  const out: string[] = [];
  let broken = false;
  tree.iterate({
    enter: ({ name, type, from, to, node }) => {
      if (type.isError) broken = true;
      out.push(name);
      // The text between the parts of a template belongs to no part of it.
      if (node.firstChild === null || name === 'TemplateString') out.push(state.sliceDoc(from, to));
    },
    leave: () => void out.push(')'),
  });
  return broken ? null : out.join('\n');
}
