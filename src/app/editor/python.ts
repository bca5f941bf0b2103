// Python in the editor: colours, indentation by four spaces, folding and comments; loaded with the first such file.

import {
  foldNodeProp,
  indentService,
  indentUnit,
  HighlightStyle,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
  syntaxTree,
  type IndentContext,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/python';

/** Colours of what JSON does not have; the rest is coloured as in JSON. */
const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.self], color: 'var(--code-atom)' },
  { tag: [tags.className, tags.typeName], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--code-key)',
  },
  { tag: tags.function(tags.propertyName), color: 'var(--code-key)' },
  { tag: [tags.escape, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: tags.operator, color: 'var(--code-punctuation)' },
]);

const BRACKETS: ReadonlySet<string> = new Set([
  'ArgList',
  'ParamList',
  'ArrayExpression',
  'ArrayComprehensionExpression',
  'DictionaryExpression',
  'DictionaryComprehensionExpression',
  'SetExpression',
  'SetComprehensionExpression',
  'TupleExpression',
  'ParenthesizedExpression',
  'ComprehensionExpression',
]);
const TEXTS: ReadonlySet<string> = new Set(['String', 'FormatString']);

/** A statement after which nothing of the same block runs. */
const LEAVES = /^\s*(?:return|raise|pass|break|continue)\b/;
/** What begins a further part of a statement, one step further out than what is in the part before. */
const FURTHER = /^\s*(?:else\s*:|elif\b|except\b|finally\s*:)/;

/** The innermost bracket or text around a place; null for neither. */
function around(context: IndentContext, pos: number): SyntaxNode | null {
  let node: SyntaxNode | null = syntaxTree(context.state).resolveInner(pos, -1);
  for (; node; node = node.parent) {
    const inside = node.from < pos && (pos < node.to || (node.to === pos && !closed(context, node)));
    if (inside && (BRACKETS.has(node.name) || TEXTS.has(node.name))) return node;
  }
  return null;
}

/** A bracket that is still open ends where the parser gave up. */
function closed({ state }: IndentContext, node: SyntaxNode): boolean {
  return /[\])}"']$/.test(state.sliceDoc(node.from, node.to)) && node.lastChild?.type.isError !== true;
}

/** Columns for a line in a bracket: a step more than the line with the bracket, which closes as far out as it opened. */
function inBracket(context: IndentContext, { from }: SyntaxNode, text: string): number {
  const outside = context.lineIndent(from);
  return /^\s*[\])}]/.test(text) ? outside : outside + context.unit;
}

/** Columns for a new statement, by the statement before it. */
function afterStatement(context: IndentContext, pos: number, text: string): number | null {
  const { state, unit } = context;
  let end = context.lineAt(pos, -1).from - 1;
  for (; end >= 0; end = state.doc.lineAt(end).from - 1) if (hasCode(state.doc.lineAt(end).text)) break;
  if (end < 0) return 0;
  const before = state.doc.lineAt(end);
  const first = firstLine(context, before.from + before.text.trimEnd().length);
  const columns = context.lineIndent(first);
  const [code = ''] = before.text.split('#');
  const opens = code.trimEnd().endsWith(':');
  const inside = opens
    ? columns + unit
    : LEAVES.test(state.doc.lineAt(first).text)
      ? columns - unit
      : columns;
  if (!FURTHER.test(text)) return Math.max(0, inside);
  // It belongs to the block before, which is where it stands after a statement that leaves that, or to one around it.
  const further = inside === columns ? columns - unit : Math.min(inside, columns);
  return Math.max(0, Math.min(further, context.lineIndent(pos)));
}

const hasCode = (text: string): boolean => /^\s*[^\s#]/.test(text);

/** Where the statement begins that ends before `pos`: it may have brackets over several lines. */
function firstLine(context: IndentContext, pos: number): number {
  const { state } = context;
  let at = pos;
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(pos, -1); node; node = node.parent)
    if (BRACKETS.has(node.name) || TEXTS.has(node.name) || node.name === 'ContinuedString')
      at = Math.min(at, node.from);
  return at;
}

const indentation = indentService.of((context, pos) => {
  const line = context.lineAt(pos, 1);
  const inside = around(context, pos);
  if (inside && TEXTS.has(inside.name)) return null;
  return inside ? inBracket(context, inside, line.text) : afterStatement(context, pos, line.text);
});

const language = LRLanguage.define({
  name: 'python',
  parser: parser.configure({
    props: [
      foldNodeProp.add({
        // The end of a block is after its last line break.
        Body: (node, state) => ({
          from: node.from + 1,
          to: node.to - (node.to === state.doc.length ? 0 : 1),
        }),
        'ArrayExpression DictionaryExpression SetExpression TupleExpression ParenthesizedExpression': (
          node,
        ) => ({
          from: node.from + 1,
          to: node.to - 1,
        }),
      }),
    ],
  }),
  languageData: {
    closeBrackets: {
      brackets: ['(', '[', '{', "'", '"', "'''", '"""'],
      stringPrefixes: [
        'f',
        'fr',
        'rf',
        'r',
        'u',
        'b',
        'br',
        'rb',
        'F',
        'FR',
        'RF',
        'R',
        'U',
        'B',
        'BR',
        'RB',
      ],
    },
    commentTokens: { line: '#' },
    indentOnInput: /^\s*(?:[}\])]|else:|elif |except |finally:)$/,
  },
});

export const python: Extension = [
  new LanguageSupport(language, syntaxHighlighting(colours)),
  indentation,
  indentUnit.of('    '),
];
