// The tokens of code that does not compile, before and at the place where that shows.

import { tokenizer, type Token } from 'acorn';

export const OPENING = /^(?:\(|\[|\{|\$\{)$/;
export const CLOSING = /^[)\]}]$/;

/** Whether a token stands before an operand alone. */
export function isUnary({ type }: Token): boolean {
  return /^(?:prefix|\+\/-|!\/~|typeof|void|delete)$/.test(type.label);
}

/** Undefined where the token has none, or is not there. */
export const valueOf = (token: Token | undefined): unknown =>
  token && 'value' in token ? token.value : undefined;

/** Whether the last function that begins is `async`, as far as tokens tell. */
export function isAsync(tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(
    ({ type }, i) => type.label === 'function' && valueOf(tokens[i - 1]) !== 'async',
  );
  return tokens.slice(from + 1).some((token) => valueOf(token) === 'async');
}

/** Whether an expression may end with a token. */
export function ends({ type }: Token): boolean {
  return /^(?:name|num|bigint|string|regexp|\)|\]|\}|`|this|null|true|false|super|\+\+\/--|privateId)$/.test(
    type.label,
  );
}

export interface Bracket {
  readonly label: string;
  /** The parenthesis around the arguments of a call. */
  readonly isCall: boolean;
}

/** The brackets that are open at the end, the outermost first. */
export function openBrackets(tokens: readonly Token[]): Bracket[] {
  const open: Bracket[] = [];
  tokens.forEach(({ type: { label } }, i) => {
    if (CLOSING.test(label)) open.pop();
    else if (OPENING.test(label)) {
      const previous = tokens[i - 1];
      const isName = tokens[i - 2]?.type.label !== 'function' && previous?.type.label !== 'function';
      open.push({ label, isCall: label === '(' && isName && previous !== undefined && isCallee(previous) });
    }
  });
  return open;
}

/** Where the bracket stands that the last token closes. */
export function openingOf(tokens: readonly Token[]): number {
  let depth = 0;
  return tokens.findLastIndex(({ type: { label } }) => {
    if (CLOSING.test(label)) depth++;
    if (OPENING.test(label)) depth--;
    return depth === 0;
  });
}

function isCallee({ type }: Token): boolean {
  return /^(?:name|\)|\]|super|this|import|privateId|`)$/.test(type.label);
}

/** The tokens before an offset, as far as they can be read. */
export function tokensUntil(code: string, at: number): Token[] {
  const tokens: Token[] = [];
  try {
    for (const token of tokenizer(code, { ecmaVersion: 2024 })) {
      if (token.start >= at) break;
      tokens.push(token);
    }
  } catch {
    // The rest cannot be read.
  }
  return tokens;
}

/** The token at an offset and its text; null for text that is not a token, and with an empty text at the end. */
export function tokenAt(code: string, at: number): { readonly token: Token | null; readonly text: string } {
  try {
    const token = tokenizer(code.slice(at), { ecmaVersion: 2024 }).getToken();
    if (token.type.label === 'eof') return { token: null, text: '' };
    return { token, text: code.slice(at + token.start, at + token.end) };
  } catch {
    return { token: null, text: code.charAt(at) };
  }
}
