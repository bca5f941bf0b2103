// JavaScript and TypeScript in the editor; loaded with the first such file that is shown.

import {
  delimitedIndent,
  foldInside,
  foldNodeProp,
  HighlightStyle,
  indentNodeProp,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
  type TreeIndentContext,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** Colours of what JSON does not have; the rest is coloured as in JSON. */
const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.modifier, tags.self], color: 'var(--code-atom)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--code-number)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-key)' },
  { tag: tags.definition(tags.propertyName), color: 'var(--code-key)' },
  { tag: [tags.regexp, tags.escape, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: tags.operator, color: 'var(--code-punctuation)' },
]);

const braces = delimitedIndent({ closing: '}' });
const brackets = delimitedIndent({ closing: ']' });
const parentheses = delimitedIndent({ closing: ')', align: false });

/** `case 1:` is one step inside of its `switch`, and its statements are one more. */
function switchIndent(context: TreeIndentContext): number {
  const steps = /^\s*\}/.test(context.textAfter)
    ? 0
    : /^\s*(?:case|default)\b/.test(context.textAfter)
      ? 1
      : 2;
  return context.baseIndent + steps * context.unit;
}

const grammar = parser.configure({
  props: [
    indentNodeProp.add({
      'Block ClassBody ObjectExpression ObjectPattern ObjectType ExportGroup ImportGroup EnumBody': braces,
      'ArrayExpression ArrayPattern TupleType': brackets,
      'ArgList ParamList ParenthesizedExpression': parentheses,
      SwitchBody: switchIndent,
      'TemplateString BlockComment': () => null,
    }),
    foldNodeProp.add({
      'Block ClassBody SwitchBody ObjectExpression ObjectType EnumBody ArrayExpression': foldInside,
      BlockComment: ({ from, to }) => ({ from: from + 2, to: to - 2 }),
    }),
  ],
});

const languageData = {
  closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] },
  commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
  indentOnInput: /^\s*(?:case\b.*:|default:|[}\])])$/,
  wordChars: '$',
};

const LANGUAGES = {
  javascript: LRLanguage.define({ name: 'javascript', parser: grammar, languageData }),
  typescript: LRLanguage.define({
    name: 'typescript',
    parser: grammar.configure({ dialect: 'ts' }),
    languageData,
  }),
};

/** Colours, indentation, folding and comments of one of the two languages. */
export function code(language: keyof typeof LANGUAGES): Extension {
  return new LanguageSupport(LANGUAGES[language], syntaxHighlighting(colours));
}
