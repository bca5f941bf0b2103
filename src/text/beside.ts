// Where files and the main file are as the others see them, and which of them a host checks as it checks the manifest.

import type { SchemaFile } from '../model/host.ts';

/** Whether one of the schemas is for the file at this path, which is relative to the manifest's folder or whole. */
export function isCheckedBeside(schemas: readonly SchemaFile[], path: string, manifest: string): boolean {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const below = path.startsWith(folder) ? path.slice(folder.length) : path;
  return schemas.some(({ beside, fileMatch }) => beside === true && fileMatch.includes(below));
}

/**
 * The main file's path as the other files' paths see it: they may start with its folder too, or are relative to it. So
 * imports between them lead where they should.
 */
export function mainPath(path: string, others: readonly { readonly path: string }[]): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return others.some((other) => other.path.startsWith(folder)) ? path : path.slice(folder.length);
}
