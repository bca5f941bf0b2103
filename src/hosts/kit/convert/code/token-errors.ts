// Tokens that the parser takes and no engine does: its grammar is wider than the language, so that editors can go on.

import type { SyntaxNode } from '@lezer/common';

/** A name as an engine knows it. To the parser, line ends of other scripts belong to the name before them. */
const NAME = /^#?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*[\u2028\u2029]*$/u;

const ESCAPE = String.raw`\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{0*(?:10|[\da-fA-F])?[\da-fA-F]{1,4}\}|[^xu])`;
const STRING = new RegExp(`^(?:'${escapedIn("[^\\\\'\\r\\n]")}'|"${escapedIn('[^\\\\"\\r\\n]')}")$`);
const TEMPLATE = new RegExp(`^${escapedIn('[^\\\\]')}$`);
/** `\0` alone is not one of the old octal escapes. */
const OLD_ESCAPE = /(?<!\\)(?:\\\\)*\\(?:[1-9]|0\d)/;

function escapedIn(plain: string): string {
  return `${plain}*(?:${ESCAPE}${plain}*)*`;
}

const DIGITS = String.raw`\d(?:_?\d)*`;
const WHOLE = String.raw`(?:0|[1-9](?:_?\d)*)`;
const NUMBER = new RegExp(
  [
    '0x[\\da-fA-F](?:_?[\\da-fA-F])*n?',
    '0o[0-7](?:_?[0-7])*n?',
    '0b[01](?:_?[01])*n?',
    `${WHOLE}n`,
    `(?:${WHOLE}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:[eE][+-]?${DIGITS})?`,
    '0[0-7]+',
    '0\\d*[89]\\d*(?:\\.\\d*)?(?:[eE][+-]?\\d+)?',
  ]
    .map((one) => `^${one}$`)
    .join('|'),
);

/** Most of them get past the parser only where a member's name stands for its value too. */
const RESERVED = wordsIn(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if
  import in instanceof new null return super switch this throw true try typeof var void while with`,
);
const STRICT = wordsIn('implements interface let package private protected public static yield');

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** What counts around a token. */
export interface Around {
  readonly isStrict: boolean;
  readonly isAsync: boolean;
  readonly isGenerator: boolean;
}

/** Whether an engine refuses a token, a name in its place included. */
export function isBrokenToken(name: string, node: SyntaxNode, text: string, around: Around): boolean {
  const own = text.slice(node.from, node.to);
  switch (name) {
    case 'VariableName':
    case 'VariableDefinition':
    case 'Label':
      return !NAME.test(own) || isReserved(own, around) || isForbidden(own, node, around);
    case 'PropertyDefinition':
      return !NAME.test(own) || (isShort(node) && isReserved(own, around));
    case 'PropertyName':
    case 'PrivatePropertyName':
    case 'PrivatePropertyDefinition':
      return !NAME.test(own);
    case 'String':
      return !STRING.test(own) || (around.isStrict && OLD_ESCAPE.test(own));
    case 'TemplateString':
      return node.parent?.name !== 'TaggedTemplateExpression' && !isTemplate(node, text);
    case 'Number':
      // What follows at once would be part of it.
      return !NUMBER.test(own) || /^[\p{ID_Start}$\\\d]/u.test(text.slice(node.to, node.to + 2));
    case 'LineComment':
      // The line ends there for an engine.
      return /[\u2028\u2029]/.test(own);
    default:
      return false;
  }
}

function isReserved(name: string, { isStrict }: Around): boolean {
  return RESERVED.has(name) || (isStrict && STRICT.has(name));
}

/** The parser sees `await (a)` as a call in places, `await [a]` as a member, and so on. */
const OPERATIONS: ReadonlySet<string> = new Set([
  'BinaryExpression',
  'CallExpression',
  'MemberExpression',
  'PostfixExpression',
  'TaggedTemplateExpression',
]);

/** Whether a name cannot be one in this function. */
function isForbidden(name: string, node: SyntaxNode, { isStrict, isAsync, isGenerator }: Around): boolean {
  const isDeclared = node.name === 'VariableDefinition';
  if (name === 'await' && isAsync) return isDeclared || !OPERATIONS.has(node.parent?.name ?? '');
  if (name === 'yield' && isGenerator) return isDeclared;
  return isDeclared && isStrict && (name === 'eval' || name === 'arguments');
}

/** Whether a member `a` stands for `a: a`. */
function isShort(node: SyntaxNode): boolean {
  const { parent } = node;
  return parent?.name === 'Property' && parent.firstChild?.to === parent.lastChild?.to;
}

/** Whether the stretches between a template's values have sound escapes. */
function isTemplate(node: SyntaxNode, text: string): boolean {
  let from = node.from + 1;
  for (const value of node.getChildren('Interpolation')) {
    if (!TEMPLATE.test(text.slice(from, value.from))) return false;
    from = value.to;
  }
  return TEMPLATE.test(text.slice(from, node.to - 1));
}
