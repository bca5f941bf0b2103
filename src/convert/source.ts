// A plugin as it is converted: its files under safe paths, and what their reader makes of them.

import { onceEach } from '../lang/text/remembered.ts';
import type { PluginFiles, PluginRead, SourceFile } from '../model/portable.ts';
import { folderOf, safePath } from '../files/paths.ts';
import type { Endpoint } from './endpoints.ts';
import { noSecrets, secretsOf, withoutKeys, type Secrets } from './secrets.ts';
import { isSidecar } from './sidecar/sidecar.ts';
import { unreadFiles } from './values/unread.ts';

/** The files under paths that they can be saved under. Remembered, because a source is converted to several targets. */
export const safeSource = onceEach((given: PluginFiles) => withWholePaths(withSafeFiles(given)));

/** What a reader makes of a plugin's files. */
export interface SourceReading {
  readonly by: Endpoint['read'];
  readonly withSecrets: boolean;
  readonly read: PluginRead;
  /** What of them goes nowhere. */
  readonly secrets: Secrets;
  /** How many secrets there are, besides the values of settings: none of them is in `read`, unless they are kept. */
  readonly keys: number;
  /** What an engine found in their code, in the same way. */
  readonly found: unknown;
  /** The files whose leaves are mapped, the manifest first: those that were read, then all others but the sidecar. */
  readonly files: readonly SourceFile[];
}

const readSources = new WeakMap<PluginFiles, SourceReading>();

/** Reads a source, with or without its secrets; remembered like the paths. */
export function readBy(
  reader: NonNullable<Endpoint['read']>,
  source: PluginFiles,
  withSecrets: boolean,
): SourceReading {
  const known = readSources.get(source);
  if (known?.by === reader && known.withSecrets === withSecrets) return known;
  const whole = reader(source);
  const clean = withoutKeys(source, whole.plugin.settings);
  const used = withSecrets ? source : clean.source;
  const read = used === source ? whole : reader(used);
  const others = used.others.filter((file) => !isSidecar(file));
  const made = {
    by: reader,
    withSecrets,
    read,
    secrets: withSecrets ? noSecrets(read.plugin) : secretsOf(read.plugin, read.files),
    keys: clean.found,
    found: used.reading,
    files: [...read.files, ...unreadFiles(others, read.files)],
  };
  readSources.set(source, made);
  return made;
}

/** Folders are named by values of manifests; the sidecar knows files by the names that they can be saved under. */
function withSafeFiles({ main, others, ...rest }: PluginFiles): PluginFiles {
  return {
    ...rest,
    main: main.path === '' ? main : { ...main, path: safePath(main.path) },
    others: others.map((file) => ({ ...file, path: safePath(file.path) })),
  };
}

/**
 * A file that is opened beside a manifest may leave out the manifest's folder; its whole path is what it is saved under.
 * A path with a folder of its own is whole where a manifest lies in that folder too: another skill.
 */
function withWholePaths({ main, others, ...rest }: PluginFiles): PluginFiles {
  const folder = folderOf(main.path);
  const manifest = `/${main.path.slice(folder.length)}`;
  const apart = new Set(others.flatMap(({ path }) => (path.endsWith(manifest) ? [topOf(path)] : [])));
  const known = new Set(others.map(({ path }) => path));
  const isWhole = (path: string): boolean =>
    topOf(path) === topOf(main.path) || apart.has(topOf(path)) || known.has(folder + path);
  return {
    ...rest,
    main,
    others: others.map((file) => (isWhole(file.path) ? file : { ...file, path: folder + file.path })),
  };
}

/** The first name of a path. */
function topOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}
