// Characters that a reader does not see or that end a line: they can make a text look like another one.

/**
 * Control characters, line and paragraph separators, bidirectional overrides and other format characters, and halves
 * of surrogate pairs. The two joiners stay, since scripts and emoji need them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Every such character replaced by what `write` makes of it. */
export function withoutUnseen(text: string, write: (character: string) => string): string {
  return text.replace(UNSEEN, write);
}

/** As JSON and JavaScript write it: one escape for each UTF-16 unit. */
export function unitEscape(character: string): string {
  return Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
}
