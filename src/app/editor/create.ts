// Builds the CodeMirror editor in a shadow root, where it styles itself by adopted sheets as our policy demands.

import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  ChangeSet,
  EditorSelection,
  EditorState,
  type Extension,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { Span, OfferedFix, Problem, TextEdit } from '../../model/finding.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';
import type { CodeEvents } from './code-help.ts';
import { DocumentStates, helpPart, languagePart, PLAIN_TEXT } from './document-states.ts';
import type { EditorHandle } from './handle.ts';
import { tabKey, tabKeys, wayOut } from './tab-key.ts';
import { highlighting, styleOverlays, theme } from './theme.ts';

export interface EditorEvents extends Assistant, CodeEvents {
  /** `edits` are what was changed, where that is known: a part's other characters must stay as they are. */
  edited(document: EditorDocument, text: string, edits?: readonly TextEdit[]): void;
  moved(offset: number): void;
  quickFix(): void;
  /** There is nothing more to undo in the document; false where nothing came of it. The same for doing again. */
  undoStep(): boolean;
  redoStep(): boolean;
  fix(problem: Problem, fix: OfferedFix): void;
  labelOf(document: EditorDocument): string;
  readonly readOnly: boolean;
}

/** From this length on the text is reported only when typing pauses: copying it at every key would be felt. */
const LONG_TEXT = 300_000;
const LONG_TEXT_PAUSE_MS = 250;

/** Makes the editor with a document in it; `destroy` removes it from the shadow root. */
export function createEditor(
  shadow: ShadowRoot,
  document: EditorDocument,
  events: EditorEvents,
): { handle: EditorHandle; destroy: () => void } {
  const reporter = new Reporter(events);
  const stateOf = (one: EditorDocument): EditorState =>
    EditorState.create({ doc: one.text, extensions: [extensions(one, events), reporter.listener] });
  const view = new EditorView({ root: shadow, parent: shadow, state: stateOf(document) });
  const states = new DocumentStates(view, document, stateOf);
  reporter.connect(view, states);
  styleOverlays(shadow).catch(() => undefined);
  void import('./help.ts').then(
    ({ helpFor }) => states.addHelp((one) => helpFor(one, events)),
    () => undefined,
  );
  return { handle: handleOf(view, states, reporter, events), destroy: () => view.destroy() };
}

function extensions(document: EditorDocument, events: EditorEvents): Extension {
  const { language, text } = document;
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    drawSelection(),
    EditorState.allowMultipleSelections.of(true),
    EditorView.lineWrapping,
    longLines,
    indentOnInput(),
    // It reads a line to its end, which holds up the page where 14 MB are in one.
    text.length <= PLAIN_TEXT ? bracketMatching() : [],
    highlightActiveLine(),
    highlightActiveLineGutter(),
    helpPart.of([]),
    languagePart.of(language === 'json' && text.length <= PLAIN_TEXT ? json() : []),
    syntaxHighlighting(highlighting),
    theme,
    EditorState.readOnly.of(events.readOnly),
    tabKey,
    EditorView.contentAttributes.of(({ state }) => ({
      tabindex: '0',
      'aria-label': `${events.labelOf(document)}. ${wayOut(state)}`,
      spellcheck: 'false',
      autocapitalize: 'off',
    })),
    keymap.of([
      { key: 'Mod-.', run: () => (events.quickFix(), true) },
      // Runs the tool in the form beside it, so here it may not write a line.
      { key: 'Mod-Enter', run: () => true },
      ...tabKeys,
      ...defaultKeymap,
      ...historyKeymap,
      // Asked where the document's own history ends.
      { key: 'Mod-z', run: () => events.undoStep() },
      { key: 'Mod-y', mac: 'Mod-Shift-z', run: () => events.redoStep() },
      { linux: 'Ctrl-Shift-z', run: () => events.redoStep() },
      ...foldKeymap,
    ]),
    EditorView.domEventHandlers({
      beforeinput: ({ inputType }) =>
        inputType === 'historyUndo' ? events.undoStep() : inputType === 'historyRedo' && events.redoStep(),
    }),
    typingOver,
  ];
}

class Reporter {
  readonly #events: EditorEvents;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #report: (changes?: ChangeSet) => void = () => undefined;

  constructor(events: EditorEvents) {
    this.#events = events;
  }

  /** A plugin hears of it before the view draws it, so a worker checks the text meanwhile. */
  readonly listener = ViewPlugin.define(() => ({ update: (update) => this.#hear(update) }));

  #hear({ state, selectionSet, docChanged, changes }: ViewUpdate): void {
    if (selectionSet || docChanged) this.#events.moved(state.selection.main.head);
    if (!docChanged) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (state.doc.length < LONG_TEXT) this.#report(changes);
    else this.#timer = setTimeout(() => this.flush(), LONG_TEXT_PAUSE_MS);
  }

  connect(view: EditorView, states: DocumentStates): void {
    this.#report = (changes) => {
      const text = view.state.doc.toString();
      states.agree(text);
      const { shown } = states;
      this.#events.edited(shown, text, changes && editsOf(changes));
    };
  }

  /** Whether the document does not have the newest text yet. */
  get waits(): boolean {
    return this.#timer !== undefined;
  }

  flush(): void {
    if (!this.waits) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#report();
  }
}

function editsOf(changes: ChangeSet): TextEdit[] {
  const edits: TextEdit[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) =>
    edits.push({ from, to, insert: inserted.toString() }),
  );
  return edits;
}

function handleOf(
  view: EditorView,
  states: DocumentStates,
  reporter: Reporter,
  events: EditorEvents,
): EditorHandle {
  const reveal = ({ from, to }: Span): void => {
    const length = view.state.doc.length;
    const range = EditorSelection.range(Math.min(from, length), Math.min(to, length));
    view.dispatch({
      selection: EditorSelection.create([range]),
      effects: EditorView.scrollIntoView(range, { y: 'center' }),
    });
  };
  return {
    text: () => view.state.doc.toString(),
    selection: () => [view.state.selection.main.from, view.state.selection.main.to],
    show(document) {
      if (document === states.shown) {
        // What is typed goes before a change from elsewhere.
        if (!reporter.waits) states.show(document);
        return;
      }
      reporter.flush();
      states.show(document);
      events.moved(view.state.selection.main.head);
    },
    keep(document) {
      reporter.flush();
      return states.keep(document);
    },
    renew(document, kept) {
      states.renew(document, kept);
      events.moved(view.state.selection.main.head);
    },
    apply(rounds) {
      let changes = ChangeSet.empty(view.state.doc.length);
      for (const edits of rounds) changes = changes.compose(ChangeSet.of([...edits], changes.newLength));
      if (!changes.empty) view.dispatch({ changes, userEvent: 'input.fix', scrollIntoView: true });
      // What is said of it afterwards is not taken away by a late report.
      reporter.flush();
    },
    goTo(span) {
      reveal(span);
      view.focus();
    },
    reveal,
    showProblems: (problems) =>
      void import('./problems.ts').then((shown) =>
        shown.showProblems(view, problems, (problem, fix) => events.fix(problem, fix)),
      ),
    focus: () => view.focus(),
    press(keys) {
      view.focus();
      view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', keys));
    },
    undo: () => void undo(view),
  };
}

/**
 * Replaces a selection by the typed text before the browser does it: Chromium 156 joins the remains with inline styles,
 * which our policy reports, before CodeMirror reads the result back.
 */
const typingOver = EditorView.domEventHandlers({
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

/** Lines this long are drawn in part: twice CodeMirror's `LG.MarginWrap` (6.43). */
const PARTLY_DRAWN = 20_000;
/** No more lines than this are drawn before some are measured. */
const FIRST_LINES = 100;

/** Made again by CodeMirror with every new state of a view, and so before the view is measured. */
const longLines = ViewPlugin.define((view) => {
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
