// Which of many files is the manifest, and which others a plugin needs first.

import { baseName, folderOf } from '../../files/paths.ts';

interface WithPath {
  readonly path: string;
}

/** Names that other files have, too: whether one of them is a manifest, only its text says. */
const GENERAL = ['package.json', 'mcp.json'];

/** What Plugbench keeps beside a manifest: saved examples, and what a conversion was made of. */
const OURS = /^plugbench\.\w+\.json$/;

/** Code that plugins start with, where they have no manifest: lower ranks come first. */
const ENTRIES: readonly (readonly [test: RegExp, rank: number])[] = [
  [/^index\.[cm]?[jt]sx?$/, 1],
  [/^plugin\.[cm]?[jt]sx?$/, 2],
  [/(?<!\.d|\.test|\.spec)\.[cm]?[jt]sx?$/, 3],
  [/(?<!^__init__)\.py$/, 3],
];

/** Names of files are looked for in so many characters of the manifest. */
const LOOKED_AT = 100_000;

/** Whether a file of that name is a manifest only where a host recognises its text. */
export function isGeneral(path: string): boolean {
  return GENERAL.includes(baseName(path));
}

/** Whether packages start with a file of that name. */
export function isEntry(path: string): boolean {
  return ENTRIES.slice(0, 2).some(([test]) => test.test(baseName(path)));
}

/** Files that may be the manifest, the likeliest ones first. */
export interface Candidates<T> {
  readonly known: readonly T[];
  /** Those without a known name: other JSON, then code. */
  readonly others: readonly T[];
}

/**
 * `patterns`: the hosts' globs of manifest files, for example `skill.json` or `*.ragflow.json`. Of known names the one
 * nearest to the root comes first, then the most telling one.
 */
export function candidatesOf<T extends WithPath>(
  files: readonly T[],
  patterns: readonly string[],
): Candidates<T> {
  const tests = patterns.map(expressionOf);
  const isKnown = (name: string): boolean => name === 'SKILL.md' || tests.some((test) => test.test(name));
  const [known, others] = [true, false].map((one) =>
    files.filter(({ path }) => isKnown(baseName(path)) === one),
  );
  return {
    known: sorted(known ?? [], ({ path }) => [depthOf(path), vagueness(baseName(path)), 0]),
    others: sorted(others ?? [], ({ path }) => {
      const name = baseName(path);
      if (name.endsWith('.json') && !/^(?:package-lock|tsconfig.*)\.json$/.test(name) && !OURS.test(name))
        return [0, depthOf(path), 0];
      const rank = ENTRIES.find(([test]) => test.test(name))?.[1];
      return rank === undefined ? [2, depthOf(path), 0] : [1, rank, depthOf(path)];
    }),
  };
}

/** Names of several hosts say less than those of one, and a skill may be a part of a plugin beside it. */
function vagueness(name: string): number {
  if (GENERAL.includes(name)) return 3 + GENERAL.indexOf(name);
  return ['plugin.json', 'SKILL.md'].indexOf(name) + 1;
}

/**
 * The files, those first that the plugin needs: the manifest, others in its folder, its skills, what it names, and then
 * those nearest to the root.
 */
export function neededFirst<T extends WithPath>(
  files: readonly T[],
  manifest: { readonly path: string; readonly text: string },
): T[] {
  const folder = folderOf(manifest.path);
  const text = manifest.text.slice(0, LOOKED_AT);
  return sorted(files, ({ path }) => {
    const depth = depthOf(path);
    if (path === manifest.path) return [0, 0, 0];
    if (!path.startsWith(folder)) return [3, depth, 0];
    const below = path.slice(folder.length);
    if (GENERAL.includes(below) || OURS.test(below)) return [1, 0, 0];
    if (/^(?:skills\/[^/]+\/)?SKILL\.md$/.test(below)) return [1, 1, 0];
    return [text.includes(below) ? 2 : 3, depth, 0];
  });
}

type Order = readonly [number, number, number];

/** By the numbers, smaller ones first; equal ones stay as they are. */
function sorted<T>(files: readonly T[], orderOf: (file: T) => Order): T[] {
  return files
    .map((file) => ({ file, order: orderOf(file) }))
    .sort(({ order: a }, { order: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ file }) => file);
}

const depthOf = (path: string): number => path.split('/').length;

/** The glob's last step as an expression for file names. */
function expressionOf(glob: string): RegExp {
  const name = glob.slice(glob.lastIndexOf('/') + 1);
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}
