// JavaScript, TypeScript and Python in the editor; loaded with the first such file that is shown.

import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { HighlightStyle, indentUnit, LanguageSupport, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

/** Colours of what JSON does not have; the rest is coloured as in JSON. */
const colours = syntaxHighlighting(
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

/** Colours, indentation, folding and comments. */
export const code: Readonly<Record<'javascript' | 'typescript' | 'python', Extension>> = {
  javascript: new LanguageSupport(javascriptLanguage, colours),
  typescript: new LanguageSupport(typescriptLanguage, colours),
  python: [new LanguageSupport(pythonLanguage, colours), indentUnit.of('    ')],
};
