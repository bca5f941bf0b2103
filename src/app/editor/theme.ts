// The editor's theme, from the custom properties of the page, so light and dark need no second one.

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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

export const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--field)', fontSize: '13px' },
  // The pane draws the focus ring: here the gutters would cover a part of it.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: '8px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--field)', color: 'var(--faint)', border: 'none' },
  // The signs of a conversion have their place before the numbers, whether there are any.
  '.cm-lineNumbers .cm-gutterElement': { paddingLeft: '14px' },
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
  '.cm-lintRange-error.cm-broken': squiggle('var(--broken)'),
  '.cm-lintRange-warning': squiggle('var(--changed)'),
  '.cm-lintRange-warning.cm-types': squiggle('var(--types)'),
  '.cm-lintRange-info': squiggle('var(--advice)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--match)' },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--refused)' },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--changed)' },
  '.cm-lintPoint-info:after': { borderBottomColor: 'var(--advice)' },
  '.cm-searchMatch': { backgroundColor: 'var(--match)' },
});

/** Styles what is opened over the text later; where it does not arrive, that looks as CodeMirror made it. */
export async function styleOverlays(shadow: ShadowRoot): Promise<void> {
  const { default: text } = await import('./overlays.css?inline');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  // After the editor's own, which it then wins over.
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

/** Colours of what JSON does not have, for code; the rest is coloured as in JSON. */
export const codeColours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
    { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self], color: 'var(--code-atom)' },
    { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--code-number)' },
    {
      tag: [
        tags.function(tags.variableName),
        tags.function(tags.definition(tags.variableName)),
        tags.function(tags.propertyName),
        tags.definition(tags.propertyName),
      ],
      color: 'var(--code-key)',
    },
    { tag: [tags.regexp, tags.escape, tags.special(tags.string)], color: 'var(--code-string)' },
    { tag: tags.operator, color: 'var(--code-punctuation)' },
  ]),
);
