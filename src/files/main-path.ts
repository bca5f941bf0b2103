// Where a plugin's main file is among the others.

import type { OpenPlugin, PluginFile } from '../model/file.ts';
import { mainOf, othersOf, pluginOf } from './plugin.ts';

/**
 * The main file's path as the other files' paths see it: they may start with its folder too, or are relative to it. So
 * imports between them lead where they should.
 */
export function mainPath(path: string, others: readonly Pick<PluginFile, 'path'>[]): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return others.some((other) => other.path.startsWith(folder)) ? path : path.slice(folder.length);
}

/** The plugin with that path. */
export function withRelativeMain(plugin: OpenPlugin): OpenPlugin {
  const { path, text } = mainOf(plugin);
  const others = othersOf(plugin).filter((file) => file.path !== path);
  return pluginOf({ path: mainPath(path, others), text }, others);
}

/** Whether both have the same files in the same order. */
export function samePlugin(one: OpenPlugin, other: OpenPlugin): boolean {
  return (
    one.files.length === other.files.length &&
    one.files.every(({ path, text }, i) => path === other.files[i]?.path && text === other.files[i].text)
  );
}
