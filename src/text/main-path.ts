// The main file's place among a plugin's other files.

/**
 * The main file's path as the other files' paths see it: they may start with its folder too, or are relative to it. So
 * imports between them lead where they should.
 */
export function mainPath(path: string, others: readonly { readonly path: string }[]): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return others.some((other) => other.path.startsWith(folder)) ? path : path.slice(folder.length);
}
