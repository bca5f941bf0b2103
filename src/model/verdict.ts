// What a release of a host does with a manifest as a whole.

/** `dies`: the host's own code throws, which hurts more than this plugin. `unknown`: cannot be told from this text. */
export type Outcome = 'accepted' | 'refused' | 'dies' | 'unknown';

/** The outcomes as a person reads them, after the name of a release. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  accepted: 'accepts',
  refused: 'refuses',
  dies: 'crashes',
  unknown: 'cannot be judged',
};

export interface Verdict {
  readonly release: string;
  readonly outcome: Outcome;
  /** The host's own messages, word for word and in its order; for `documented` the broken rules in our words. */
  readonly texts: readonly string[];
  /** What the release does without saying so: ignored, dropped, never loaded. Our sentences. */
  readonly notes: readonly string[];
}
