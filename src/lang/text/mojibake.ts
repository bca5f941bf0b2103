// Recognises UTF-8 that was read as Windows-1252: `Ã©` for é, `ðŸ”§` for an emoji.

/** The characters that Windows-1252 has for the bytes 0x80 to 0x9f; 0 where it has none and readers keep the byte. */
const HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const CONTINUATION = `[\\u0080-\\u00bf${HIGH}]`;

/**
 * First bytes of characters of two bytes (Latin-1 only: `É”` may be meant as it is), of three, and of four, each with
 * as many bytes as they need.
 */
const SEQUENCE = new RegExp(
  `[\\u00c2\\u00c3]${CONTINUATION}|[\\u00e2-\\u00ef]${CONTINUATION}{2}|\\u00f0${CONTINUATION}{3}`,
  'g',
);

/** The text as it was meant; null where nothing of it was read wrongly. */
export function withoutMojibake(text: string): string | null {
  const better = text.replace(SEQUENCE, (run) => decoded(run) ?? run);
  return better === text ? null : better;
}

function decoded(run: string): string | null {
  const bytes = Array.from(run, (char) => {
    const high = HIGH.indexOf(char);
    return `%${(high >= 0 ? 0x80 + high : char.charCodeAt(0)).toString(16)}`;
  });
  try {
    return decodeURIComponent(bytes.join(''));
  } catch {
    return null;
  }
}
