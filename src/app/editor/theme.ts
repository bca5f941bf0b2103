// The editor's theme, from the custom properties of the page, so light and dark need no second one.

import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of JSON, from the custom properties of the page. */
export const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--code-atom)' },
  { tag: [tags.punctuation, tags.bracket, tags.separator], color: 'var(--code-punctuation)' },
  { tag: tags.invalid, color: 'var(--refused)' },
]);

const squiggle = (color: string): Record<string, string> => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${color} 1.5px`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
  paddingBottom: '0',
});

/** Everything else that the editor draws. */
export const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--field)', fontSize: '13px' },
  // The pane draws the focus ring: here the gutters would cover a part of it.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: '8px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--field)', color: 'var(--faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--active-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
    {
      backgroundColor: 'var(--selection)',
    },
  '.cm-selectionMatch': { backgroundColor: 'var(--match)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--match)', outline: '1px solid var(--line)' },
  '.cm-foldPlaceholder': {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    color: 'var(--muted)',
  },
  '.cm-lintRange-error': squiggle('var(--refused)'),
  '.cm-lintRange-warning': squiggle('var(--changed)'),
  '.cm-lintRange-info': squiggle('var(--advice)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--match)' },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--refused)' },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--changed)' },
  '.cm-lintPoint-info:after': { borderBottomColor: 'var(--advice)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--panel)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--sans)',
    maxWidth: 'min(34rem, 90vw)',
    overflow: 'hidden',
  },
  '.cm-tooltip-lint': { padding: '0' },
  '.cm-diagnostic': { padding: '8px 12px', borderLeft: '3px solid transparent', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--refused)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--changed)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--advice)' },
  '.cm-tooltip code': {
    padding: '0 3px',
    borderRadius: '4px',
    backgroundColor: 'var(--raised)',
    fontFamily: 'var(--mono)',
    fontSize: '0.92em',
  },
  '.cm-diagnosticAction': {
    display: 'inline-block',
    margin: '6px 8px 0 0 !important',
    padding: '3px 9px',
    font: 'inherit',
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
    border: 'none',
    borderRadius: '6px',
    cursor: 'pointer',
  },
  '.cm-diagnosticSource': { fontSize: '11px', color: 'var(--muted)', marginTop: '4px', opacity: '1' },
  '.cm-host-tip': { padding: '8px 12px', whiteSpace: 'pre-wrap' },
  '.cm-host-tip p': { margin: '4px 0 0' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono)',
    fontSize: '12.5px',
    maxHeight: '16em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal', marginLeft: '1em' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { padding: '8px 12px', fontFamily: 'var(--sans)', maxWidth: '22rem' },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--text)', borderColor: 'var(--line)' },
  '.cm-panel.cm-search': { fontFamily: 'var(--sans)', padding: '6px 8px' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': {
    font: 'inherit',
    color: 'inherit',
    background: 'var(--field)',
    border: '1px solid var(--line)',
    borderRadius: '5px',
    padding: '2px 6px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--match)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--raised)', color: 'var(--text)' },
  '.cm-panel.cm-panel-lint ul': { fontFamily: 'var(--sans)' },
});
