// Colours for generated files: a plain scan for texts, comments, numbers and words, the same for every language.

import type { OutputLanguage } from '../../model/output.ts';

/** What is coloured alike; `word` is a keyword. */
export type TokenKind = 'text' | 'comment' | 'number' | 'word' | 'key' | 'plain';

export interface ColouredToken {
  readonly text: string;
  readonly kind: TokenKind;
}

const WORDS =
  'async|await|break|case|catch|class|const|continue|def|default|else|except|export|false|False|finally|for|from|' +
  'function|if|import|in|let|new|None|null|of|raise|return|satisfies|self|throw|true|True|try|type|typeof|undefined|while';

// A comment that goes on in the next line is one to the end of its line; without that, each opening is looked through again.
const SLASHES = String.raw`\/\/.*|\/\*.*?(?:\*\/|$)`;
const STRINGS = String.raw`"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|` + '`(?:[^`\\\\]|\\\\.)*`?';

function scanner(comment: string | null): RegExp {
  const comments = comment === null ? '' : `(?<comment>${comment})|`;
  const number = String.raw`\b\d[\d_.]*\b`;
  return new RegExp(
    String.raw`${comments}(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<text>${STRINGS})|(?<number>${number})|(?<word>\b(?:${WORDS})\b)`,
    'g',
  );
}

const SCANNERS: Readonly<Record<OutputLanguage, RegExp | null>> = {
  json: scanner(null),
  javascript: scanner(SLASHES),
  typescript: scanner(SLASHES),
  python: scanner('#.*'),
  markdown: null,
};

/** UTF-16 units; a longer line is shown plain, because scanning it would hold the page up. */
const MAX_LINE_LENGTH = 5000;

/** Tokens; more of them take too long to paint. */
export const MAX_TOKENS = 30_000;

/** The tokens of each line; together they are the line. What comes after too many of them is plain. */
export function tokensOfAll(lines: readonly string[], language: OutputLanguage): ColouredToken[][] {
  let left = MAX_TOKENS;
  return lines.map((line) => {
    const tokens = tokensOf(line, language, left);
    left -= tokens.length;
    return tokens;
  });
}

function tokensOf(line: string, language: OutputLanguage, most: number): ColouredToken[] {
  const scan = SCANNERS[language];
  if (!scan || line.length > MAX_LINE_LENGTH) return [{ text: line, kind: 'plain' }];
  const tokens: ColouredToken[] = [];
  let at = 0;
  for (const match of line.matchAll(scan)) {
    if (tokens.length >= most) break;
    if (match.index > at) tokens.push({ text: line.slice(at, match.index), kind: 'plain' });
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ['plain'];
    tokens.push({ text: match[0], kind: kind as TokenKind });
    at = match.index + match[0].length;
  }
  if (at < line.length) tokens.push({ text: line.slice(at), kind: 'plain' });
  return tokens;
}
