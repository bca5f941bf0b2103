// Finds a plugin's other files: their paths are relative to the manifest's folder, or whole.

import { folderOf } from '../../files/paths.ts';
import type { PluginFile } from '../../model/file.ts';
import type { PluginFiles } from '../../model/portable.ts';

/** The file at a path below the folder of the file at `beside`; its own path is given back. */
export function fileBeside(
  { main, others }: PluginFiles,
  name: string,
  beside = main.path,
): PluginFile | undefined {
  const whole = `${folderOf(beside)}${name}`;
  return (
    others.find(({ path }) => path === whole) ??
    (beside === main.path ? others.find(({ path }) => path === name) : undefined)
  );
}
