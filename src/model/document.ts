// A manifest as checks see it: its text, and the value that the host would work on.

import type { PluginFile } from './file.ts';

export interface SourceDocument {
  readonly text: string;
  /** JSON.parse's value; for broken text what a tolerant reading gives (undefined if there is nothing to read). */
  readonly value: unknown;
  /** True where JSON.parse takes the text as it is. */
  readonly strict: boolean;
  /** JSON.parse's own message where it does not. */
  readonly parseError?: string;
  /** Folder and file as the person gave it, e.g. `sunset-clock/skill.json`; '' when they gave none. */
  readonly path: string;
  /** An older version to compare with, where the person gave one that could be read. */
  readonly older?: unknown;
  /** The plugin's other files that are open, paths relative to the manifest's folder or whole; absent for none. */
  readonly others?: readonly PluginFile[];
}
