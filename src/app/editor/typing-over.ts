// Typing over a selection: left to itself Chromium joins the remains with inline styles, which our policy reports
// (seen in Chromium 156), before CodeMirror reads the result back.

import { EditorView } from '@codemirror/view';

/** Replaces a selection by the typed text before the browser does it. */
export const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const text = event.data;
    if (event.inputType !== 'insertText' || text === null || empty || view.composing) return false;
    event.preventDefault();
    const insert = () =>
      view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handler) => handler(view, from, to, text, insert))) view.dispatch(insert());
    return true;
  },
});
