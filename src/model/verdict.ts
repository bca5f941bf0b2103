// What a release of a host does with a manifest as a whole.

/** `crashes`: the host's own code throws, which hurts more than this plugin. `unknown`: does not follow from this text. */
export type VerdictKind = 'accepted' | 'refused' | 'crashes' | 'unknown';

/** What the release does, as a verb after its name. */
export const VERDICT_WORDS: Readonly<Record<VerdictKind, string>> = {
  accepted: 'accepts',
  refused: 'refuses',
  crashes: 'crashes',
  unknown: 'cannot be judged',
};

/** The kind as messages to embedding pages and addresses of badges have always called it. */
export function sentKind(kind: VerdictKind): string {
  return kind === 'crashes' ? 'dies' : kind;
}

/** What one release does with the manifest. */
export interface Verdict {
  readonly release: string;
  readonly kind: VerdictKind;
  /** The host's own messages, word for word and in its order; for `documented` the broken rules in our words. */
  readonly texts: readonly string[];
  /** What the release does without saying so: ignored, dropped, never loaded. Our sentences. */
  readonly notes: readonly string[];
}
