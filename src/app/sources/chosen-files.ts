// Which files of a listing a plugin needs: its folder, and of that what is text and not too much.

import type { RemoteFile } from '../../sources/listing.ts';
import { folderOf } from '../../files/paths.ts';
import { engineOf, languageOf } from '../../files/language.ts';
import { candidatesOf, isGeneral } from '../files/needed.ts';

/** Each is a request of its own, and is checked as you type. */
export const MOST = 60;
/** Longer files are asked for only when a person chooses them, bytes. */
const LONGEST = 2_000_000;

/** No text, or no part of a plugin. */
const NEEDLESS =
  /\.(?:png|jpe?g|gif|webp|avif|ico|svg|bmp|woff2?|ttf|otf|eot|mp[34]|mov|webm|wav|pdf|zip|tgz|gz|whl|wasm|node|exe|dll|so|dylib|map|min\.js|lockb?|snap)$|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|node_modules\/.*|\.git\/.*)$/i;

/** Files that may be opened by themselves. */
export function mayBeNeeded({ path, size }: RemoteFile): boolean {
  return !NEEDLESS.test(path) && (size ?? 0) <= LONGEST;
}

/** The manifests of several plugins, the nearest to the root first; [] or one where there is nothing to choose. */
export function pluginsIn(files: readonly RemoteFile[], patterns: readonly string[]): readonly string[] {
  const { known } = candidatesOf(files.filter(mayBeNeeded), patterns);
  const telling = known.filter(({ path }) => !isGeneral(path));
  const found = telling.length > 0 ? telling : known;
  const folders = found.map(({ path }) => folderOf(path));
  // A manifest below another one's folder is a part of it; a package below another one's is not.
  const isPart = (own = '', at: number): boolean =>
    folders.some((other, i) => (other === own ? i < at : telling.length > 0 && own.startsWith(other)));
  return found.filter((_, at) => !isPart(folders[at], at)).map(({ path }) => path);
}

/** The folder of the plugin with this manifest, with its slash; '' for the root. Code belongs to the package around it. */
export function pluginFolder(paths: readonly string[], manifest: string): string {
  const own = folderOf(manifest);
  if (engineOf(languageOf(manifest)) !== 'compiler') return own;
  for (let folder = own; ; folder = folderOf(folder.slice(0, -1))) {
    if (paths.includes(`${folder}package.json`)) return folder;
    if (folder === '') return own;
  }
}
