// Decides which quote ends a string, because hand-written and generated texts have quotes inside of quotes.

/** How far a guess about a quote looks ahead, so that long lines stay linear. */
const LOOK_AHEAD = 400;

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '\u201c': '\u201d\u201c"',
  '\u201d': '\u201d\u201c"',
  '\u201e': '\u201d\u201c"',
  '\u2018': '\u2019\u2018',
  '\u2019': '\u2019\u2018',
};

/** The characters that may end a string that this character opens; undefined where it opens none. */
export function closersOf(open: string): string | undefined {
  return Object.hasOwn(CLOSERS, open) ? CLOSERS[open] : undefined;
}

/** True where what follows is what may follow a string in JSON, or the end of the line. */
export function endsHere(text: string, after: number): boolean {
  return /[\n\r,:}\]]/.test(charAfterSpace(text, after) || '\n');
}

/**
 * True for a `"` that is inside a string, for example around `best` in `"the "best" one"`.
 * `odd` means that one such quote is open already.
 */
export function isInner(text: string, quote: number, odd: boolean): boolean {
  if (odd) {
    return !isStructure(text, quote + 1) && (isCode(text, quote + 1) || hasClosingQuote(text, quote + 1));
  }
  const next = charAfterSpace(text, quote + 1);
  if (next === '' || /[\n\r,:}\]{["'`=;/#]/.test(next)) return false;
  const closing = nextQuote(text, quote + 1);
  if (closing < 0 || /[,:{}[\]]/.test(text.slice(quote + 1, closing))) return false;
  return isCode(text, closing + 1) || hasClosingQuote(text, quote + 1);
}

/** True where punctuation follows that programs have after a string and JSON does not. */
function isCode(text: string, from: number): boolean {
  return /[;).+?|&<>!*-]/.test(charAfterSpace(text, from));
}

/** True where the rest of the line goes on as JSON does after a string. */
function isStructure(text: string, from: number): boolean {
  return /^[ \t]*(?:,[ \t]*(?:["'{[\r\n]|-?\d|true|false|null|$)|[}\]:\r\n]|$)/.test(
    text.slice(from, from + 80),
  );
}

/** True where a quote other than `"` closes its string: no later one on the line is a better end. */
export function endsOtherQuotes(text: string, quote: number): boolean {
  if (endsHere(text, quote + 1) || /["'`=\u201c\u2018]/.test(charAfterSpace(text, quote + 1))) return true;
  const same = text.charAt(quote);
  const limit = Math.min(text.length, quote + LOOK_AHEAD);
  for (let i = quote + 1; i < limit && text.charAt(i) !== '\n'; i++) {
    if (text.charAt(i) === same && endsHere(text, i + 1)) return false;
  }
  return true;
}

/** True where a later quote on the same line is followed by what may follow a string. */
function hasClosingQuote(text: string, from: number): boolean {
  for (let i = nextQuote(text, from); i >= 0 && i < from + LOOK_AHEAD; i = nextQuote(text, i + 1)) {
    if (endsHere(text, i + 1)) return true;
  }
  return false;
}

/** The next `"` on the same line that no backslash escapes; -1 where there is none near. */
export function nextQuote(text: string, from: number): number {
  const limit = Math.min(text.length, from + LOOK_AHEAD);
  for (let i = from; i < limit; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x5c) i++;
    else if (c === 0x22) return i;
    else if (c === 0x0a) return -1;
  }
  return -1;
}

/**
 * True where a string that meets a line break goes on after it: the next quote ends something,
 * or the next line looks like prose or code and not like a member of an object.
 */
export function goesOn(text: string, lineBreak: number): boolean {
  const limit = Math.min(text.length, lineBreak + 50 * LOOK_AHEAD);
  const likeJson = /^\s*(?:["{}[\]]|$)/.test(text.slice(lineBreak, limit));
  for (let i = lineBreak; i < limit; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x5c) i++;
    else if (c === 0x22) return endsHere(text, i + 1) || !likeJson;
  }
  return limit === text.length && !likeJson;
}

/** The offset where a string that is never closed was meant to end: before the punctuation that ends its line. */
export function likelyEnd(text: string, open: number, lineEnd: number): number {
  let to = lineEnd;
  while (to > open + 1 && /[\s,}\]\u201d]/.test(text.charAt(to - 1))) to--;
  return to;
}

function charAfterSpace(text: string, from: number): string {
  let i = from;
  while (text.charCodeAt(i) === 0x20 || text.charCodeAt(i) === 0x09) i++;
  return text.charAt(i);
}
