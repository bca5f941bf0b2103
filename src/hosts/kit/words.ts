// How messages and titles quote a manifest, and how names are split into words.

import { typeName } from '../../model/guards.ts';

const MAX_LENGTH = 60;

/** What messages call a text without anything to see: quoted, it would be empty code. */
const NOTHING_TO_SEE = { empty: 'an empty text', blank: 'a blank text' };

function unseen(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() !== '') return null;
  return value === '' ? NOTHING_TO_SEE.empty : NOTHING_TO_SEE.blank;
}

/** The text, cut to at most `longest` UTF-16 units; the last one is then an ellipsis. */
export function cut(text: string, longest = MAX_LENGTH): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Each of the listed words → the key of its list. */
export function inverted<K extends string>(
  lists: Readonly<Record<K, readonly string[]>>,
): ReadonlyMap<string, K> {
  const keys = Object.keys(lists) as K[];
  return new Map(keys.flatMap((key) => lists[key].map((word) => [word, key] as const)));
}

/** A value as JSON, cut where it is long; `nothing` for undefined, `an empty text` for ''. */
export function quote(value: unknown, longest = MAX_LENGTH): string {
  return unseen(value) ?? cut(JSON.stringify(value) ?? 'nothing', longest);
}

/** A name or value between backticks, cut where it is long; `an empty text` without them for ''. */
export function code(value: unknown, longest = MAX_LENGTH): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return unseen(value) ?? `\`${cut(text, longest).replaceAll('`', "'")}\``;
}

/** The type of a value for messages; an empty or blank text is called that. */
export function found(value: unknown): string {
  return unseen(value) ?? typeName(value);
}

/**
 * The message on a member that should be something else; `is` is what `found` says of its value. `` `name` is empty. `` says
 * all where it is an empty text.
 */
export function shouldBe(name: string, wanted: string, is: string): string {
  if (is === NOTHING_TO_SEE.empty) return `${name} is empty.`;
  if (is === NOTHING_TO_SEE.blank) return `${name} is blank.`;
  return `${name} should be ${wanted}, and it is ${is}.`;
}

/** `a`, `a and b`, `a, b and c`; of many the first few and how many more. */
export function listed(words: readonly string[], shown = 6): string {
  if (words.length > shown)
    return `${words.slice(0, shown).join(', ')} and ${String(words.length - shown)} more`;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** The end of a message: `; x is probably what you mean.`, or only the full stop where there is no suggestion. */
export function probably(meant: string | undefined): string {
  return meant === undefined ? '.' : `; ${code(meant)} is probably what you mean.`;
}

/** ` Did you mean x?` as the end of a message; '' where there is no suggestion. */
export function perhaps(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${code(meant)}?`;
}

/** The words of any name or phrase: `showMapAt`, `show_map_at`, `show-map at` → show, Map, at. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** For people: `showMapAt` → Show Map at; '' where a name has no letters or digits. */
export function humanize(name: string): string {
  const words = wordsOf(name).join(' ');
  return words === '' ? '' : words.slice(0, 1).toUpperCase() + words.slice(1);
}
