// Which of a plugin's files of code the core would load.

/** Files that packages usually start with, best first; each in `src` before one beside it. */
const ENTRIES = [
  'index.ts',
  'index.tsx',
  'plugin.ts',
  'index.js',
  'index.mts',
  'index.mjs',
  'index.cts',
  'index.cjs',
].flatMap((name) => [`src/${name}`, name]);

const NO_ENTRY = /\.d\.[cm]?ts$|\.(?:test|spec)\.[cm]?[jt]sx?$/;

/** The main one where that is code, or a usual name, also in a folder, or the only one. */
export function entryOf(main: string, all: readonly string[]): string | null {
  if (all.includes(main)) return main;
  const paths = all.filter((path) => !NO_ENTRY.test(path));
  const known = ENTRIES.find((path) => paths.includes(path));
  if (known !== undefined || paths.length === 1) return known ?? paths[0] ?? null;
  const inFolder = ENTRIES.flatMap((entry) => paths.filter((path) => path.endsWith(`/${entry}`)));
  const depth = (path: string): number => path.split('/').length;
  return inFolder.sort((a, b) => depth(a) - depth(b))[0] ?? null;
}
