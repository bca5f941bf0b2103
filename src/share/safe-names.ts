// A plugin's files under names that are safe to save: the manifest is named first, and no other file takes its place.

import { safeFileName, safePath, safePaths, type Renamed } from '../files/paths.ts';

export interface NamedFile {
  readonly path: string;
}

export interface NamedFiles<T extends NamedFile> {
  /** The manifest's path with its folder; null where it is not known. */
  readonly path: string | null;
  /** The files beside it, below its folder. */
  readonly files: readonly T[];
}

/** `unknown` is the manifest's name where its path is not known. */
export function withSafeNames<T extends NamedFile>(
  { path, files }: NamedFiles<T>,
  unknown = 'manifest.json',
): NamedFiles<T> & { readonly renamed: readonly Renamed[] } {
  const own = path === null ? [] : [{ from: path, to: safePath(path, unknown) }];
  const [, ...names] = safePaths([safeFileName(own[0]?.to ?? unknown), ...files.map((file) => file.path)]);
  const all = [...own, ...files.map((file, i): Renamed => ({ from: file.path, to: names[i] ?? '' }))];
  return {
    path: own[0]?.to ?? null,
    files: files.map((file, i) => ({ ...file, path: names[i] ?? file.path })),
    renamed: all.filter(({ from, to }) => from !== to),
  };
}
