// Which of several opened files is the manifest, and where the others are relative to it.

import type { SharedFile } from '../../share/state.ts';
import { baseName } from './saving.ts';

/** Names that say less than any other manifest beside them. */
const GENERAL = ['package.json', 'plugin.json', 'manifest.json'];

/** The files of one plugin. */
export interface Arranged {
  readonly manifest: SharedFile;
  /** The manifest's path with its folder, where that is known: hosts have rules about it. */
  readonly path: string | null;
  /** Paths relative to the manifest's folder; what is elsewhere keeps its whole path. */
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
    return name.endsWith('.json') && !/^(?:package-lock|tsconfig.*)\.json$/.test(name) ? 10 : 20;
  };
  const depth = ({ path }: SharedFile): number => path.split('/').length;
  const [manifest] = [...files].sort((a, b) => rank(a) - rank(b) || depth(a) - depth(b));
  if (!manifest) return null;
  const folder = manifest.path.slice(0, manifest.path.lastIndexOf('/') + 1);
  const others = files
    .filter((file) => file !== manifest)
    .map(({ path, text }) => ({ path: path.startsWith(folder) ? path.slice(folder.length) : path, text }));
  const steps = manifest.path.split('/');
  return { manifest, path: steps.length > 1 ? steps.slice(-2).join('/') : null, others };
}

/** The glob's last step as an expression for file names. */
function expressionOf(glob: string): RegExp {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}
