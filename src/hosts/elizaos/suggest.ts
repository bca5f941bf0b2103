// Suggestions for misspelt names that stay cheap on hostile documents.

import { didYouMean } from '../../text/did-you-mean.ts';

/** Each suggestion compares with every candidate, so a document gets only so many of them. */
const MAX_WORDS = 100;
const MAX_CANDIDATES = 300;
const MAX_LENGTH = 60;

export type Suggest = (word: string) => string | undefined;

/** A function that gives the nearest candidate for a word; aliases win; undefined once its budget is spent. */
export function suggester(
  candidates: Iterable<string>,
  aliases: ReadonlyMap<string, string> = new Map(),
): Suggest {
  const known: string[] = [];
  for (const candidate of candidates) {
    if (known.length >= MAX_CANDIDATES) break;
    if (candidate.length <= MAX_LENGTH) known.push(candidate);
  }
  let left = MAX_WORDS;
  return (word) => {
    if (word.length === 0 || word.length > MAX_LENGTH || left-- <= 0) return undefined;
    return aliases.get(word) ?? aliases.get(word.toLowerCase()) ?? didYouMean(word, known);
  };
}

/** An argument record with the suggestion in it, where there is one. */
export function withSuggestion(
  args: Readonly<Record<string, unknown>>,
  suggestion: string | undefined,
): Readonly<Record<string, unknown>> {
  return suggestion === undefined ? args : { ...args, suggestion };
}
