// Tells which files beside the manifest its host checks as it checks the manifest.

import type { SchemaFile } from '../model/host.ts';

/** Whether one of the schemas is for the file at this path, which is relative to the manifest's folder or whole. */
export function isCheckedBeside(schemas: readonly SchemaFile[], path: string, manifest: string): boolean {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const below = path.startsWith(folder) ? path.slice(folder.length) : path;
  return schemas.some(({ beside, fileMatch }) => beside === true && fileMatch.includes(below));
}
