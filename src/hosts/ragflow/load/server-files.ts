// Where a plugin's files are on the server, and which file a path of the server is.

import type { PluginFile } from '../../../model/file.ts';

export interface ServerFiles {
  /** Path below `embedded_plugins` → text. */
  readonly texts: Readonly<Record<string, string>>;
  /** The same paths → the file as it was given. */
  readonly given: ReadonlyMap<string, PluginFile>;
}

const FOLDER = 'embedded_plugins';

/**
 * Files keep the path that they have below `embedded_plugins`, and else are put into `llm_tools`, the folder that the
 * documentation names. Of two files for one path, or of a file and a folder, the first counts.
 */
export function serverFiles(files: readonly PluginFile[]): ServerFiles {
  const given = new Map<string, PluginFile>();
  const folders = new Set<string>();
  for (const file of files) {
    const path = serverPath(file.path);
    const around = path.split('/').flatMap((_, i, parts) => (i === 0 ? [] : parts.slice(0, i).join('/')));
    if (path === '' || folders.has(path) || [path, ...around].some((one) => given.has(one))) continue;
    given.set(path, file);
    for (const folder of around) folders.add(folder);
  }
  return { texts: Object.fromEntries([...given].map(([path, { text }]) => [path, text])), given };
}

/** Path below the server's folder of plugins; '' where it names no file. */
export function serverPath(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part));
  const below = parts.slice(parts.lastIndexOf(FOLDER) + 1);
  if (below.length === 0) return '';
  const placed = below.length < parts.length || below[0] === 'llm_tools';
  return [...(placed ? [] : ['llm_tools']), ...below].join('/');
}
