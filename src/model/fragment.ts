// A part of a host's manifest that was pasted alone, and the manifest that could be made of it.

import type { PluginFile } from './file.ts';

/** What a host looks at to recognise a part of its manifests. */
export interface FragmentInput {
  readonly text: string;
  /** What can be read of the text, braces left out or not; undefined for source code and prose. */
  readonly value: unknown;
}

export interface Fragment {
  /** 0..1; below 0.5 it counts only where the person has chosen the host. */
  readonly score: number;
  /** Completes "This is …": `a tool of a package`. */
  readonly what: string;
  /** Where the documentation speaks of it. */
  readonly where: string;
  /** A whole manifest with every value of the fragment in it; absent where none can be made. */
  readonly whole?: unknown;
  /** The same as a text, where it is code and not JSON. */
  readonly wholeText?: string;
  /** Imperative, for the button: `Put it into a package`. Given with `whole` or `wholeText`. */
  readonly title?: string;
  /** Members of the manifest's own root. */
  readonly isRoot?: boolean;
  /** The fragment is source code, so what keeps it from being JSON is not worth saying. */
  readonly isSource?: boolean;
  /** Files beside the manifest that is made, such as the one that keeps the text. */
  readonly files?: readonly PluginFile[];
  /** What to do instead, as a sentence. Given without `whole`. */
  readonly next?: string;
  /** What the text is, as a sentence, where that is certain. */
  readonly says?: string;
}

/** Null where the text is not a part of this host's manifests, or a whole one. */
export type FragmentReader = (input: FragmentInput) => Fragment | null;
