// Which of several opened files is the manifest, and where the others are relative to it.

import type { SharedFile } from '../../share/state.ts';
import { isCompiled, languageOf } from '../../text/language.ts';
import { baseName } from './saving.ts';

/** Names that say less than any other manifest beside them. */
const GENERAL = ['mcp.json', 'package.json', 'plugin.json', 'manifest.json'];

/** Code that plugins start with, where they have no manifest: lower ranks come first. */
const ENTRIES: readonly (readonly [test: RegExp, rank: number])[] = [
  [/^index\.[cm]?[jt]sx?$/, 17],
  [/^plugin\.[cm]?[jt]sx?$/, 18],
  [/(?<!\.d|\.test|\.spec)\.[cm]?[jt]sx?$/, 19],
  [/(?<!^__init__)\.py$/, 19],
];

/** The files of one plugin. */
export interface Arranged {
  readonly manifest: SharedFile;
  /** The manifest's path with its folder, where that is known: hosts have rules about it. Python has a name of its own. */
  readonly path: string | null;
  /** Paths relative to the manifest's folder, or to the plugin's where the manifest is code; what is elsewhere keeps its whole path. */
  readonly others: readonly SharedFile[];
}

/**
 * `patterns`: the hosts' globs of manifest files, for example `skill.json` or `*.ragflow.json`. Of several candidates the one
 * nearest to the root wins, then the one with the most telling name. null for no files.
 */
export function arrange(files: readonly SharedFile[], patterns: readonly string[]): Arranged | null {
  const tests = patterns.map(expressionOf);
  const rank = ({ path }: SharedFile): number => {
    const name = baseName(path);
    const known = tests.some((test) => test.test(name));
    const general = GENERAL.indexOf(name);
    if (known) return general < 0 ? 0 : 2 + (GENERAL.length - general);
    if (name.endsWith('.json') && !/^(?:package-lock|tsconfig.*)\.json$/.test(name)) return 10;
    return ENTRIES.find(([test]) => test.test(name))?.[1] ?? 20;
  };
  const depth = ({ path }: SharedFile): number => path.split('/').length;
  const [manifest] = [...files].sort((a, b) => rank(a) - rank(b) || depth(a) - depth(b));
  if (!manifest) return null;
  const folder = isCode(manifest) ? folderOfAll(files.filter(isCode)) : folderOf(manifest);
  const others = files
    .filter((file) => file !== manifest)
    .map(({ path, text }) => ({ path: path.startsWith(folder) ? path.slice(folder.length) : path, text }));
  const below = manifest.path.slice(folder.length);
  const steps = manifest.path.split('/');
  const path = steps.length > 1 || isPython(manifest) ? steps.slice(-2).join('/') : null;
  return { manifest, path: below.includes('/') ? below : path, others };
}

const isCode = ({ path }: SharedFile): boolean => isCompiled(languageOf(path));

/** A server loads such files under any name, so the host has none that it expects. */
const isPython = ({ path }: SharedFile): boolean => languageOf(path) === 'python';

const folderOf = ({ path }: SharedFile): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Code may import what is above its folder, so the plugin starts where all of its code lies. */
function folderOfAll(files: readonly SharedFile[]): string {
  return files.map(folderOf).reduce((all, folder) => {
    let common = all;
    while (!folder.startsWith(common))
      common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
    return common;
  });
}

/** The glob's last step as an expression for file names. */
function expressionOf(glob: string): RegExp {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}
