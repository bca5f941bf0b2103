// How values and members are written inside sentences: quoted, and never longer than a sentence can bear.

import { split } from '../../text/pointer.ts';

const LONGEST = 60;

/** A string in quotes, other values as JSON, cut where they are long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 2)}…${text.startsWith('"') ? '"' : ''}`;
}

/** A pointer as people write it: `setup_args.API_KEY.input`; empty for the root. */
export function memberName(pointer: string): string {
  return split(pointer)
    .map((key) => (key.length <= LONGEST ? key : `${key.slice(0, LONGEST - 1)}…`))
    .join('.');
}

/** `a`, `a and b`, `a, b and 3 more`. */
export function list(words: readonly string[], shown = 4): string {
  const head = words.slice(0, shown).map((word) => quote(word));
  if (words.length > shown) return `${head.join(', ')} and ${String(words.length - shown)} more`;
  return head.length < 2 ? head.join('') : `${head.slice(0, -1).join(', ')} and ${head.at(-1) ?? ''}`;
}
