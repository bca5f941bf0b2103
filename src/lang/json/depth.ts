// Measures how deep brackets nest, so no recursive reader gets a text that overflows its stack.

/** Levels of brackets. No manifest comes near this; jsonc-parser recurses and overflows at some thousands. */
export const MAX_DEPTH = 400;

/** Deepest bracket nesting outside of double-quoted strings; stops counting above `limit`. Linear, never throws. */
export function nestingDepth(text: string, limit = MAX_DEPTH + 1): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      i = endOfString(text, i) - 1;
    } else if (c === 0x7b || c === 0x5b) {
      if (++depth > deepest) deepest = depth;
      if (deepest >= limit) return deepest;
    } else if (c === 0x7d || c === 0x5d) {
      // A text may close what it never opened; what follows nests as deep as anywhere.
      if (depth > 0) depth--;
    }
  }
  return deepest;
}

/**
 * Number of these signs outside of strings; stops counting above `limit`. Linear. JSON has as many colons as its objects
 * have members, duplicates included, and about as many commas as values.
 */
export function countSigns(text: string, sign: ':' | ',', limit = Infinity): number {
  const wanted = sign.charCodeAt(0);
  let count = 0;
  for (let i = 0; i < text.length && count <= limit; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x22) i = endOfString(text, i) - 1;
    else if (c === wanted) count++;
  }
  return count;
}

/** Offset after the closing quote of the string that opens at `open`; an open string ends at its line's end. */
export function endOfString(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x5c) i++;
    else if (c === 0x22) return i + 1;
    else if (c === 0x0a) return i;
  }
  return text.length;
}
