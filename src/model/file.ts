// A plugin as it is open: its files.

/** What a file is written in; `text` is anything that is shown and kept, but not checked. */
export type Language = 'json' | 'typescript' | 'javascript' | 'python' | 'markdown' | 'text';

/** A file of a plugin, with its path below the plugin's folder or whole. */
export interface PluginFile {
  readonly path: string;
  readonly text: string;
}
