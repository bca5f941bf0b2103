// Keeps CodeMirror from drawing all of a very long line when it shows a document.

import { Transaction, type TransactionSpec } from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';

/** Lines this long are drawn in part: twice CodeMirror's `LG.MarginWrap` (6.43). */
const PARTLY_DRAWN = 20_000;
/** No more lines than this are drawn before some are measured. */
const FIRST_LINES = 100;

/** Made again by CodeMirror with every new state of a view, and so before the view is measured. */
export const longLines = ViewPlugin.define((view) => {
  queueMicrotask(() => redrawGaps(view));
  return {};
});

/**
 * A new state's view puts something wide in the place of what it does not draw of a long line, although lines are
 * wrapped. The line is then measured as a short one, and all of it drawn at once: 2 s for 2 MB. A caret that is put
 * there for a moment makes CodeMirror draw the gap again, as something high.
 */
function redrawGaps(view: EditorView): void {
  const { doc, selection } = view.state;
  const select = (one: TransactionSpec['selection']): void =>
    view.dispatch({ selection: one, annotations: Transaction.addToHistory.of(false) });
  let isMoved = false;
  for (let i = 1; i <= Math.min(doc.lines, FIRST_LINES); i++) {
    const { from, length } = doc.line(i);
    if (length < PARTLY_DRAWN) continue;
    select({ anchor: from + Math.round(length / 2) });
    isMoved = true;
  }
  if (isMoved) select(selection);
}
