// Tells a file's language by its name.

import type { Language } from '../model/file.ts';
import type { SchemaFile } from '../model/host.ts';

const BY_EXTENSION: ReadonlyMap<string, Language> = new Map([
  ['json', 'json'],
  ['ts', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['tsx', 'typescript'],
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['jsx', 'javascript'],
  ['py', 'python'],
  ['md', 'markdown'],
]);

/** Whether it is read by the compiler, where a host has one. */
export function isCompiled(language: Language): boolean {
  return language === 'typescript' || language === 'javascript';
}

/** The language of a file with this path; `text` for names that say nothing. */
export function languageOf(path: string): Language {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return BY_EXTENSION.get(extension) ?? 'text';
}

/** Whether one of the schemas is for the file at this path, which is relative to the manifest's folder or whole. */
export function isCheckedBeside(schemas: readonly SchemaFile[], path: string, manifest: string): boolean {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const below = path.startsWith(folder) ? path.slice(folder.length) : path;
  return schemas.some(({ beside, fileMatch }) => beside === true && fileMatch.includes(below));
}
