// The host's last resort for broken text: the first JSON-like part that extract-json-from-string 1.0.1 finds in it.

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The first bracketed part of a text that can be read, undefined where there is none. Gives the first element of the
 * library's result, but in linear time: the library's own code takes quadratic time on long texts.
 */
export function extractFirst(text: string): { readonly value: unknown } | undefined {
  let from = nextOpening(text, 0);
  while (from >= 0) {
    const to = endOfBrackets(text, from);
    if (to < 0) return undefined;
    const value = almostJson(text.slice(from, to));
    if (value) return value;
    from = nextOpening(text, to);
  }
  return undefined;
}

function nextOpening(text: string, from: number): number {
  for (let i = from; i < text.length; i++) if (text.charAt(i) in CLOSING) return i;
  return -1;
}

/** The end of the bracket, exclusive, or -1. As in the library, brackets in strings count too, and other kinds do not. */
function endOfBrackets(text: string, from: number): number {
  const opening = text.charAt(from);
  const closing = CLOSING[opening];
  let open = 0;
  for (let i = from; i < text.length; i++) {
    const letter = text.charAt(i);
    if (letter === opening) open++;
    else if (letter === closing && --open === 0) return i + 1;
  }
  return -1;
}

/** Where JSON.parse fails, tries again with bare keys quoted and single quotes made double, as the library does. */
function almostJson(text: string): { readonly value: unknown } | undefined {
  return parse(text) ?? parse(withQuotes(text));
}

function withQuotes(text: string): string {
  // The lookbehind only saves time: without it every letter of a long word is tried as a start.
  return text
    .replace(/(?<![a-zA-Z0-9_$])([a-zA-Z0-9_$]+\s*):/g, '"$1":')
    .replace(/'([^']+?)'([\s,\]}])/g, '"$1"$2');
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
