// Splits Python source into logical lines of tokens, as far as that is certain.

/** A token of Python source; offsets in UTF-16 units. */
export interface PythonToken {
  readonly kind: 'name' | 'number' | 'string' | 'sign';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** One logical line: brackets and their line breaks are inside of it. */
export interface Line {
  readonly indent: string;
  readonly tokens: readonly PythonToken[];
}

const PIECE =
  /(?<space>[ \t\f]+|\\\r?\n)|(?<comment>#[^\r\n]*)|(?<line>\r?\n|\r)|(?<name>[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*)|(?<number>(?:\d|\.\d)[\w.]*(?:(?<=[eE])[+-]\d+)?)|(?<sign>[^\s\p{L}\p{Nd}_"'#\\])/uy;

const PREFIX = /^(?:[rR]?[bBfFtT]|[bBfFtT][rR]|[rRuU])$/;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** null where a text does not end, brackets do not match, or something is there that is not Python. */
export function linesOf(text: string): Line[] | null {
  const lines: Line[] = [];
  let tokens: PythonToken[] = [];
  let indent = '';
  let fresh = true;
  const open: string[] = [];
  const endLine = (): void => {
    if (tokens.length > 0) lines.push({ indent, tokens });
    tokens = [];
    indent = '';
    fresh = true;
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const string = stringAt(text, at, tokens.at(-1));
    if (string === 'endless') return null;
    if (string) {
      const { token, joins } = string;
      if (joins) tokens.pop();
      tokens.push(token);
      fresh = false;
      at = token.to;
      continue;
    }
    PIECE.lastIndex = at;
    const match = PIECE.exec(text);
    if (!match?.groups) return null;
    const { space, comment, line, name, number } = match.groups;
    const [piece] = match;
    at += piece.length;
    if (line !== undefined && open.length === 0) endLine();
    if (space !== undefined && fresh) indent += space;
    if (line !== undefined || comment !== undefined || space !== undefined) continue;
    fresh = false;
    const kind = name !== undefined ? 'name' : number !== undefined ? 'number' : 'sign';
    if (kind === 'sign' && !brackets(open, piece)) return null;
    tokens.push({ kind, text: piece, from: at - piece.length, to: at });
  }
  if (open.length > 0) return null;
  endLine();
  return lines;
}

/** Keeps the closing brackets that are still to come; false for one that does not match. */
function brackets(open: string[], sign: string): boolean {
  const closing = CLOSING[sign];
  if (closing !== undefined) open.push(closing);
  return closing !== undefined || !/[)\]}]/.test(sign) || open.pop() === sign;
}

/** A text with the prefix before it, which came as a name; null where there is none. */
function stringAt(
  text: string,
  at: number,
  before: PythonToken | undefined,
): { readonly token: PythonToken; readonly joins: boolean } | 'endless' | null {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return null;
  const triple = text.startsWith(quote.repeat(3), at);
  const mark = triple ? quote.repeat(3) : quote;
  let to = at + mark.length;
  while (!text.startsWith(mark, to)) {
    if (to >= text.length || (!triple && /[\r\n]/.test(text[to] ?? ''))) return 'endless';
    to += text[to] === '\\' ? 2 : 1;
  }
  to += mark.length;
  const joins = before?.kind === 'name' && before.to === at && PREFIX.test(before.text);
  const from = joins ? before.from : at;
  return { token: { kind: 'string', text: text.slice(from, to), from, to }, joins };
}
