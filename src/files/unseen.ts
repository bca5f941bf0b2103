// Replaces characters that are invisible or end a line, because they can make one text look like another.

/**
 * Control characters, line and paragraph separators, bidirectional overrides and other format characters, and halves
 * of surrogate pairs. The two joiners stay, since scripts and emoji need them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Most texts have nothing else, and looking for the others takes longer. */
const PLAIN_ASCII = /^[ -~]*$/;

/** The text with every such character replaced by the result of `write`. */
export function withoutUnseen(text: string, write: (character: string) => string): string {
  return PLAIN_ASCII.test(text) ? text : text.replace(UNSEEN, write);
}

/** The escape of JSON and JavaScript: `\uXXXX` for each UTF-16 unit. */
export function unitEscape(character: string): string {
  return Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
}
