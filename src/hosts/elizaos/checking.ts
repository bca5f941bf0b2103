// Helpers of all checks: suggestions that stay cheap on hostile documents, and the place of a missing member.

import type { Place, Pointer } from '../../model/finding.ts';
import { member } from '../../model/guards.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { join } from '../../lang/json/pointer.ts';

/** Each suggestion compares with every candidate, so a document gets only so many of them. */
const MAX_WORDS = 100;
const MAX_CANDIDATES = 300;
const MAX_LENGTH = 60;

/** The known word that is probably meant by a wrong one; undefined where none is similar. */
export type Suggest = (word: string) => string | undefined;

/** Suggests the nearest candidate, aliases first; undefined once the document's budget of comparisons is used up. */
export function suggester(
  candidates: Iterable<string>,
  aliases: ReadonlyMap<string, string> = new Map(),
): Suggest {
  const known: string[] = [];
  for (const candidate of candidates) {
    if (known.length >= MAX_CANDIDATES) break;
    if (candidate.length <= MAX_LENGTH) known.push(candidate);
  }
  return budgeted((word) => aliases.get(word) ?? aliases.get(word.toLowerCase()) ?? didYouMean(word, known));
}

/** Limits a suggester to the first words of a document, and to words that are not very long. */
export function budgeted(meant: Suggest): Suggest {
  let left = MAX_WORDS;
  return (word) => (word.length === 0 || word.length > MAX_LENGTH || left-- <= 0 ? undefined : meant(word));
}

/** The member's value where it is there, else the key of the object that lacks it. */
export function memberPlace(holder: unknown, pointer: string, name: string): [Pointer, Place] {
  return member(holder, name) === undefined ? [pointer, 'key'] : [join(pointer, name), 'value'];
}
