// A plugin as it is open: its files.

/** What a file is written in; `text` is anything that is shown and kept, but not checked. */
export type Language = 'json' | 'typescript' | 'javascript' | 'python' | 'markdown' | 'text';

/** A file of a plugin, with its path below the plugin's folder or whole. */
export interface PluginFile {
  readonly path: string;
  readonly text: string;
}

/** Everything of a plugin that is open. */
export interface OpenPlugin {
  /** The manifests have whole paths, the others are relative to the first one's folder or whole. */
  readonly files: readonly PluginFile[];
  /** Paths of what the host reads first, in its order; [] where only code is open. */
  readonly manifests: readonly string[];
}
