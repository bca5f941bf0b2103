// The source files of the project with what they import, for tests that read them.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A file of the project. */
export interface SourceFile {
  /** Path below the project's root. */
  readonly path: string;
  readonly text: string;
  /** Paths below the root that it imports; packages are left out. */
  readonly imports: readonly string[];
}

/** Declarations that the compiler in the page reads: data in the words of others. */
const DATA = /^src\/(?:lang\/typescript|hosts\/[^/]+\/code)\/.*\.d\.ts$/;

/** All source files, in the order of their folders. */
export const sources = ['src', 'workers', 'reference', 'build', 'e2e', 'scripts', 'test'].flatMap(read);
/** The files that visitors get. */
export const shipped = sources.filter(
  ({ path }) => /^(?:src|workers|reference)\//.test(path) && !isTest(path),
);

function read(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|mts|mjs|svelte|css)$/.test(path) && !DATA.test(path))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+|new URL\(\s*|import\.meta\.glob[^(]*\(\s*)['"](\.{1,2}\/[^'"?]+)/gm,
  );
  return [...found].map(([, to]) => normalize(join(dirname(path), to ?? '')).replaceAll('\\', '/'));
}

/** Whether a file only serves tests. */
export function isTest(path: string): boolean {
  return /^test\/|\.(?:test|fixtures)\.ts$|\/cases(?:\/[^/]+)?\.ts$/.test(path);
}
