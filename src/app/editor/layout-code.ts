// Lays out code: one statement per line, indented by its brackets. Only white space changes, and only where the result is
// read as the same code.

import { ensureSyntaxTree, indentRange, indentUnit, language, syntaxTree } from '@codemirror/language';
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
  const state = parsed(
    EditorState.create({
      doc: shown.doc,
      extensions: [known ? [known] : [], indentUnit.of(unitOf(shown.doc.toString()))],
    }),
  );
  const shape = state && shapeOf(state);
  if (!state || shape === null) return 'broken';
  const broken = state.update({ changes: lineBreaks(state) });
  const lines = parsed(broken.state);
  if (!lines) return 'uncertain';
  const indented = lines.update({ changes: indents(lines) });
  const laidOut = parsed(indented.state);
  if (!laidOut || shapeOf(laidOut) !== shape) return 'uncertain';
  return broken.changes.compose(indented.changes);
}

/** Lays out what a view shows, as one undoable step: whether something changed, or why it could not. */
export function layOut(view: EditorView): boolean | LayoutRefusal {
  const changes = layoutChanges(view.state);
  if (typeof changes === 'string') return changes;
  if (!changes.empty) view.dispatch({ changes, userEvent: 'format' });
  return !changes.empty;
}

/** The same state with the tree of its whole text; null where parsing takes too long. */
function parsed(state: EditorState): EditorState | null {
  // A state keeps the tree that it had when it was made, so the whole tree needs a new one.
  return ensureSyntaxTree(state, state.doc.length, PATIENCE) ? state.update({}).state : null;
}

/** The indentation of the text as it is: tabs, or the fewest spaces before a line; two where those are not usual. */
function unitOf(text: string): string {
  const before = Array.from(text.matchAll(/^[ \t]+(?=\S)/gm), ([space]) => space);
  if (before.some((space) => space.startsWith('\t'))) return '\t';
  const fewest = Math.min(...before.map(({ length }) => length).filter((length) => length > 1));
  return ' '.repeat(fewest === 4 || fewest === 8 ? fewest : 2);
}

/** Nodes whose parts come one to a line. */
const CONTAINERS: readonly string[] = ['Script', 'Block', 'SwitchBody', 'ClassBody'];

function lineBreaks(state: EditorState): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  syntaxTree(state).iterate({
    enter: ({ name, node }) => {
      if (!CONTAINERS.includes(name)) return;
      for (let child = node.firstChild?.nextSibling; child; child = child.nextSibling) {
        const before = child.prevSibling;
        if (!before || !beginsLine(child, before, state)) continue;
        const between = state.sliceDoc(before.to, child.from);
        if (/^[ \t]*$/.test(between)) changes.push({ from: before.to, to: child.from, insert: '\n' });
      }
    },
  });
  return changes;
}

/** Comments stay where they are, with the code beside them; only one of several lines ends with its last one. */
function beginsLine(child: SyntaxNode, before: SyntaxNode, { doc }: EditorState): boolean {
  if (/Comment$/.test(child.name)) return false;
  if (/Comment$/.test(before.name) && doc.lineAt(before.from).to > before.to) return false;
  return child.name === '}' ? before.name !== '{' : /^[A-Z]/.test(child.name);
}

/** What the editor would indent, except inside of tokens: lines of templates, comments and strings stay. */
function indents(state: EditorState): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  const tree = syntaxTree(state);
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
function shapeOf(state: EditorState): string | null {
  const out: string[] = [];
  let broken = false;
  syntaxTree(state).iterate({
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
