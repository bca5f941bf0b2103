// Tab leaves the editor until something was typed since it got the focus; then it indents, until Escape.

import { indentWithTab } from '@codemirror/commands';
import { type EditorState, type Extension, StateEffect, StateField, Transaction } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';

const letGo = StateEffect.define<null>();

const indents = StateField.define<boolean>({
  create: () => false,
  update(is, change) {
    if (change.effects.some((effect) => effect.is(letGo))) return false;
    const event = change.annotation(Transaction.userEvent) ?? '';
    // A paste is not typing: what comes next is the way to the problems.
    return is || (change.docChanged && /^(?:input$|input\.type|delete)/.test(event));
  },
});

/** Knows what Tab does just now; its keys are `tabKeys`. */
export const tabKey: Extension = [
  indents,
  EditorView.focusChangeEffect.of((_, isFocused) => (isFocused ? letGo.of(null) : null)),
];

/** Escape lets go of Tab, and also does what else it does. */
export const tabKeys: readonly KeyBinding[] = [
  {
    key: 'Escape',
    run: (view: EditorView): boolean => {
      if (view.state.field(indents)) view.dispatch({ effects: letGo.of(null) });
      return false;
    },
  },
  {
    key: 'Tab',
    run: (view) => view.state.field(indents) && (indentWithTab.run?.(view) ?? false),
    shift: (view) => view.state.field(indents) && (indentWithTab.shift?.(view) ?? false),
  },
];

/** Says how the keyboard leaves the editor; part of its label. */
export function wayOut(state: EditorState): string {
  return state.field(indents)
    ? 'Press Escape, then Tab, to leave the editor.'
    : 'Press Tab to leave the editor.';
}
