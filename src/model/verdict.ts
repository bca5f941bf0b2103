// What a release of a host does with a manifest as a whole.

/**
 * `broken`: it is accepted, and then not all of it works. `types`: it is accepted, and types do not match.
 * `crashes`: the host's own code throws, which hurts more than this plugin. `unknown`: does not follow from this text.
 */
export type VerdictKind = 'accepted' | 'types' | 'broken' | 'refused' | 'crashes' | 'unknown';

/** What the release does, as a verb after its name. */
export const VERDICT_WORDS: Readonly<Record<VerdictKind, string>> = {
  accepted: 'accepts',
  types: 'accepts, but types do not match',
  broken: 'accepts, but not all of it works',
  refused: 'refuses',
  crashes: 'crashes',
  unknown: 'cannot be judged',
};

/** Whether the release installs or loads it, whatever works then. */
export function isLoaded(kind: VerdictKind): boolean {
  return kind === 'accepted' || kind === 'types' || kind === 'broken';
}

export interface Verdict {
  readonly release: string;
  readonly kind: VerdictKind;
  /** What it does in a few words after its name, where the kind says too little: `installs, but 1 of 2 tools never runs`. */
  readonly summary?: string;
  /** The host's own messages, word for word and in its order; for `documented` the broken rules in our words. */
  readonly texts: readonly string[];
  /** What the release does without saying so: ignored, dropped, never loaded. Our sentences. */
  readonly notes: readonly string[];
  /** Those of the notes that say what the text leaves open, so they go once the plugin was loaded. */
  readonly untilLoad?: readonly string[];
}
