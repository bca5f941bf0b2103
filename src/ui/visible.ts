// Text of others, for showing: what would turn the reading direction around is written out.

/** Bidirectional embeddings, overrides and isolates: with them a name can read as another one. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text with every such character as `⟨U+202E⟩`. */
export function visible(text: string): string {
  return text.replace(TURNING, (character) => `⟨U+${character.charCodeAt(0).toString(16).toUpperCase()}⟩`);
}

/** A sentence is cut here: it is ours, but may quote others. */
const MAX_LENGTH = 20_000;
/** More literal names than this are shown without being marked as such. */
const MAX_NAMES = 200;

/** A sentence in parts: every second one stood between backticks. */
export function proseParts(prose: string): string[] {
  const more = prose.length - MAX_LENGTH;
  const text = more > 0 ? `${prose.slice(0, MAX_LENGTH)}… ${String(more)} more characters` : prose;
  const parts = visible(text).split(/`([^`\n]+)`/);
  const most = 2 * MAX_NAMES;
  return parts.length > most ? [...parts.slice(0, most), parts.slice(most).join('`')] : parts;
}
