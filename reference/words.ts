// Sentences of checks as titles and descriptions, and texts as HTML.

/** Without the marks of names. */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** The first sentence, without its full stop; '' for none. */
export function firstSentence(text: string): string {
  return /^.*?(?=[.!?](?:\s|$)|$)/s.exec(text)?.[0] ?? '';
}

/** `tool-name-long` → `Tool name long`. */
export function spoken(code: string): string {
  const words = code.slice(code.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What of the second text is not in the first, as one range; null where they are equal. */
export function changed(
  before: string,
  after: string,
): { readonly from: number; readonly to: number } | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  // Whole words: what was only taken away leaves nothing to mark.
  let to = after.length - same;
  while (/[\w-]/.test(after[from - 1] ?? '')) from--;
  while (/[\w-]/.test(after[to] ?? '')) to++;
  return { from, to };
}

/** The text as HTML, for contents and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
