// Builds the CodeMirror editor in a shadow root, where it styles itself by adopted sheets as our policy demands.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, undo } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { ChangeSet, EditorSelection, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Span } from '../../model/finding.ts';
import type { Fix, Problem } from '../../model/problem.ts';
import { completionSource, hoverSource } from './assist.ts';
import { mappingGutter, showMapping } from './mapping-gutter.ts';
import type { Assistant, EditorHandle } from './handle.ts';
import { showProblems } from './problems.ts';
import { highlighting, theme } from './theme.ts';
import { typingOver } from './typing-over.ts';

/** What the editor reports and asks for. */
export interface EditorEvents extends Assistant {
  edited(text: string): void;
  moved(offset: number): void;
  quickFix(): void;
  /** A fix chosen in a hover text. */
  fix(problem: Problem, fix: Fix): void;
  readonly label: string;
  readonly readOnly: boolean;
}

/** From this length on the text is reported only when typing pauses: copying it at every key would be felt. */
const LONG_TEXT = 300_000;
const LONG_TEXT_PAUSE_MS = 250;

/** Above this a document is shown without colours: the highlighter would hold up the page. */
const PLAIN_TEXT = 3_000_000;

/** Makes the editor with `text` in it; `destroy` removes it from the shadow root. */
export function createEditor(
  shadow: ShadowRoot,
  text: string,
  events: EditorEvents,
): { handle: EditorHandle; destroy: () => void } {
  const view = new EditorView({
    root: shadow,
    parent: shadow,
    state: EditorState.create({ doc: text, extensions: extensions(text, events) }),
  });
  return { handle: handleOf(view, events), destroy: () => view.destroy() };
}

function extensions(text: string, events: EditorEvents): Extension {
  return [
    lineNumbers(),
    mappingGutter,
    foldGutter(),
    history(),
    drawSelection(),
    EditorState.allowMultipleSelections.of(true),
    EditorView.lineWrapping,
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    text.length > PLAIN_TEXT ? [] : json(),
    syntaxHighlighting(highlighting),
    theme,
    EditorState.readOnly.of(events.readOnly),
    autocompletion({ override: [completionSource(events)], icons: false }),
    hoverTooltip(hoverSource(events)),
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': events.label,
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    keymap.of([
      { key: 'F8', run: nextDiagnostic },
      { key: 'Shift-F8', run: previousDiagnostic },
      { key: 'Mod-.', run: () => (events.quickFix(), true) },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    typingOver,
    listener(events),
  ];
}

function listener(events: EditorEvents): Extension {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return EditorView.updateListener.of((update) => {
    if (update.selectionSet || update.docChanged) events.moved(update.state.selection.main.head);
    if (!update.docChanged) return;
    clearTimeout(timer);
    const report = (): void => events.edited(update.view.state.doc.toString());
    if (update.state.doc.length < LONG_TEXT) report();
    else timer = setTimeout(report, LONG_TEXT_PAUSE_MS);
  });
}

function handleOf(view: EditorView, events: EditorEvents): EditorHandle {
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
    replaceAll(text) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
        userEvent: 'input.replace',
      });
    },
    apply(rounds) {
      let changes = ChangeSet.empty(view.state.doc.length);
      for (const edits of rounds) changes = changes.compose(ChangeSet.of([...edits], changes.newLength));
      if (!changes.empty) view.dispatch({ changes, userEvent: 'input.fix', scrollIntoView: true });
    },
    goTo(span) {
      reveal(span);
      view.focus();
    },
    reveal,
    showProblems: (problems) => showProblems(view, problems, (problem, fix) => events.fix(problem, fix)),
    showMapping: (marks) => showMapping(view, marks),
    undo: () => void undo(view),
  };
}
