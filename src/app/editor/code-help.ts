// What a compiler helps with in code: the signature of the call that is written, the way to a definition, new names.

import { currentCompletions } from '@codemirror/autocomplete';
import { Prec, StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, keymap, showTooltip, ViewPlugin, type Tooltip, type ViewUpdate } from '@codemirror/view';
import type { Signature } from '../../model/assist.ts';

export interface CodeEvents {
  /** Null outside of calls. */
  signature(text: string, offset: number): Promise<Signature | null>;
  goToDefinition(offset: number): Promise<void>;
  rename(offset: number): Promise<void>;
}

const shown = StateEffect.define<Signature | null>();

const signature = StateField.define<Signature | null>({
  create: () => null,
  update: (value, { effects }) => effects.reduce((last, one) => (one.is(shown) ? one.value : last), value),
  provide: (field) => showTooltip.from(field, (value) => value && tooltip(value)),
});

/** For a document that a compiler reads. */
export function codeHelp(events: CodeEvents): Extension {
  const at = (view: EditorView): number => view.state.selection.main.head;
  return [
    signature,
    ViewPlugin.define((view) => new Follower(view, events)),
    keymap.of([
      { key: 'F12', run: (view) => (void events.goToDefinition(at(view)), true) },
      { key: 'F2', run: (view) => (void events.rename(at(view)), true) },
    ]),
    // As completion's own.
    Prec.highest(keymap.of([{ key: 'Escape', run: closeSignature }])),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        const offset = event.ctrlKey || event.metaKey ? view.posAtCoords(event) : null;
        if (offset === null) return false;
        event.preventDefault();
        void events.goToDefinition(offset);
        return true;
      },
    }),
  ];
}

function closeSignature(view: EditorView): boolean {
  if (!view.state.field(signature) || currentCompletions(view.state).length > 0) return false;
  view.dispatch({ effects: shown.of(null) });
  return true;
}

/** Asks when a call is opened, and for as long as the caret is in it. */
class Follower {
  readonly #view: EditorView;
  readonly #events: CodeEvents;
  #asked = 0;

  constructor(view: EditorView, events: CodeEvents) {
    this.#view = view;
    this.#events = events;
  }

  update({ state, docChanged, selectionSet, transactions }: ViewUpdate): void {
    const all = transactions.flatMap(({ effects }) => effects);
    // What a person has closed stays closed, whatever is still on its way.
    if (all.some((effect) => effect.is(shown) && effect.value === null)) this.#asked++;
    if (!docChanged && !selectionSet) return;
    const { head } = state.selection.main;
    const isOpened = docChanged && /[(,]/.test(state.sliceDoc(Math.max(0, head - 1), head));
    if (isOpened || state.field(signature)) void this.#ask(state.doc.toString(), head);
  }

  async #ask(text: string, offset: number): Promise<void> {
    const asked = ++this.#asked;
    const found = await this.#events.signature(text, offset);
    if (asked === this.#asked && this.#view.dom.isConnected)
      this.#view.dispatch({ effects: shown.of(found) });
  }
}

function tooltip(found: Signature): Tooltip {
  return { pos: found.at, above: true, create: () => ({ dom: tip(found) }) };
}

/** The parameter that is written stands out. */
function tip({ label, parameter, text }: Signature): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-host-tip';
  const name = parameter ?? '';
  const at = [`(${name}`, ` ${name}`, `.${name}`]
    .flatMap((start) => [label.indexOf(`${start}:`), label.indexOf(`${start}?:`)])
    .find((found) => found >= 0);
  const from = at === undefined ? label.length : at + 1;
  const strong = document.createElement('strong');
  strong.textContent = label.slice(from, from + name.length);
  const code = document.createElement('code');
  code.append(label.slice(0, from), strong, label.slice(from + name.length));
  const info = document.createElement('p');
  info.textContent = text;
  dom.append(code, info);
  return dom;
}
