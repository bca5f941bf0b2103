// Finds the manifest files of the corpus and the tables that its INDEX files hold.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the manifests lie files that are none: converted tools, texts read off pictures, translations. */
const NO_MANIFESTS = [/^ragflow\/openai\//, /^gloodata\/golden\//, /^ragflow\/locales\.json$/];

/** Paths of all manifest files, relative to the corpus, sorted. */
export function manifestFiles(corpus: string): string[] {
  return readdirSync(corpus, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => filesBelow(corpus, entry.name))
    .filter((path) => path.endsWith('.json') && !NO_MANIFESTS.some((pattern) => pattern.test(path)))
    .sort();
}

/** The cells of every row of the tables in a folder's INDEX.md, by their first cell. */
export function indexRows(corpus: string, folder: string): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const line of readFileSync(join(corpus, folder, 'INDEX.md'), 'utf8').split('\n')) {
    if (!line.startsWith('|')) continue;
    const cells = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    rows.set(cells[0] ?? '', cells);
  }
  return rows;
}

function filesBelow(corpus: string, folder: string): string[] {
  return readdirSync(join(corpus, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(corpus, path) : [path];
  });
}
