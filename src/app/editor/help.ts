// What helps while typing: completion, brackets in pairs, hover texts, the way to the next problem, and the find panel. It
// arrives after the editor, which can be typed in without it.

import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { hoverTooltip, keymap } from '@codemirror/view';
import { engineOf } from '../../files/language.ts';
import type { Assistant, EditorDocument } from '../editor-document.ts';
import { completionSource, hoverSource } from './assist.ts';
import { codeHelp, type CodeEvents } from './code-help.ts';

/** Of the find panel; else they are in small letters. */
const PHRASES = {
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regex',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
};

/** The help for one document. */
export function helpFor(document: EditorDocument, events: Assistant & CodeEvents): Extension {
  return [
    closeBrackets(),
    highlightSelectionMatches(),
    search({ top: true }),
    EditorState.phrases.of(PHRASES),
    // Its Escape comes before that of a list which is only on its way.
    engineOf(document.language) === 'compiler' && !document.part ? codeHelp(events) : [],
    autocompletion({ override: [completionSource(events, document)], icons: false }),
    hoverTooltip(hoverSource(events)),
    keymap.of([
      ...closeBracketsKeymap,
      ...searchKeymap,
      // F8 goes on into other files, which the editor knows nothing of.
      ...lintKeymap.filter(({ key }) => key !== 'F8'),
    ]),
  ];
}
