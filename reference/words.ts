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

/** The text as HTML, for contents and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
