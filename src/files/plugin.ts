// A plugin as a set of files, of which the host reads some first.

import type { OpenPlugin, PluginFile } from '../model/file.ts';

/** A plugin whose host reads `main` first; its path is '' where the person gave none. */
export function pluginOf(main: PluginFile, others: readonly PluginFile[] = []): OpenPlugin {
  return { files: [main, ...others], manifests: [main.path] };
}

/** The file that detection and verdicts start from: the first manifest, or the first file where only code is open. */
export function mainOf({ files, manifests: [first] }: OpenPlugin): PluginFile {
  return files.find(({ path }) => path === first) ?? files[0] ?? { path: '', text: '' };
}

/** All files but that one. */
export function othersOf(plugin: OpenPlugin): PluginFile[] {
  const main = mainOf(plugin);
  return plugin.files.filter((file) => file !== main);
}
