// Where the files of a plugin are relative to its manifest.

import type { SharedFile } from '../../share/state.ts';
import { isCompiled, languageOf } from '../../text/language.ts';

/** The files of one plugin, as hosts see them. */
export interface Arranged {
  /** The manifest's path with its folder, where that is known: hosts have rules about it. Python has a name of its own. */
  readonly path: string | null;
  /** Paths relative to the manifest's folder, or to the plugin's where the manifest is code; what is elsewhere keeps its whole path. */
  readonly others: readonly SharedFile[];
}

/** Where the files of a plugin are, with its manifest at a path among them. */
export function arrange(files: readonly SharedFile[], manifestPath: string): Arranged {
  const manifest = { path: manifestPath };
  const folder = isCode(manifest) ? folderOfAll(files.filter(isCode)) : folderOf(manifest);
  const others = files
    .filter(({ path }) => path !== manifestPath)
    .map(({ path, text }) => ({ path: path.startsWith(folder) ? path.slice(folder.length) : path, text }));
  const below = manifest.path.slice(folder.length);
  const steps = manifest.path.split('/');
  const path = steps.length > 1 || isPython(manifest) ? steps.slice(-2).join('/') : null;
  return { path: below.includes('/') ? below : path, others };
}

type WithPath = Pick<SharedFile, 'path'>;

const isCode = ({ path }: WithPath): boolean => isCompiled(languageOf(path));

/** A server loads such files under any name, so the host has none that it expects. */
const isPython = ({ path }: WithPath): boolean => languageOf(path) === 'python';

const folderOf = ({ path }: WithPath): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Code may import what is above its folder, so the plugin starts where all of its code lies. */
function folderOfAll(files: readonly WithPath[]): string {
  return files.map(folderOf).reduce((all, folder) => {
    let common = all;
    while (!folder.startsWith(common))
      common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
    return common;
  });
}
