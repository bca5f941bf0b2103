// The packages that a plugin's files are: the plugin's own, and others that are open with it.

import { isObject, member } from '../../../model/guards.ts';
import type { PluginFiles } from '../../../model/portable.ts';
import { readJson } from '../../../lang/json/read.ts';
import { entryOf } from '../file/kind.ts';

/** What an agent that has the plugin finds installed. */
export interface InstalledPackages {
  /** The packages of all files by name, with the path of their first module. */
  readonly packages: Readonly<Record<string, string>>;
  /** Names that the agent's configuration lists; the first is this plugin's. */
  readonly plugins: readonly string[];
  /** Packages that its package.json declares; null without one. */
  readonly declared: readonly string[] | null;
}

interface Package {
  readonly name: string;
  /** Ends with a slash; '' at the top. */
  readonly folder: string;
  readonly declared: readonly string[];
}

/** Names lead to first modules. The plugin's own package is the nearest above its entry; without any it is `plugin`. */
export function packagesIn({ main, others }: PluginFiles, entry: string): InstalledPackages {
  const files = [main, ...others];
  const all = files.flatMap(({ path, text }) => packageOf(path, text));
  const [own] = all
    .filter(({ folder }) => entry.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length);
  const paths = files.map(({ path }) => path);
  const entries = all.flatMap(({ name, folder }) => {
    const inside = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    const first = entryOf('', inside);
    return first === null ? [] : [[name, folder + first] as const];
  });
  const name = own?.name ?? 'plugin';
  return {
    packages: { ...Object.fromEntries(entries), [name]: entry },
    plugins: [name],
    declared: own?.declared ?? null,
  };
}

const LISTS = ['dependencies', 'peerDependencies', 'optionalDependencies'];

function packageOf(path: string, text: string): Package[] {
  if (!/(?:^|\/)package\.json$/.test(path)) return [];
  const { value } = readJson(text);
  const name = member(value, 'name');
  if (typeof name !== 'string' || name === '') return [];
  const lists = LISTS.map((list) => member(value, list)).filter(isObject);
  return [{ name, folder: path.slice(0, -'package.json'.length), declared: lists.flatMap(Object.keys) }];
}
