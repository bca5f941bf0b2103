// Where clients look for skills.

import { folderOf } from '../../kit/convert/files.ts';

/** A path below the manifest's folder. Paths are relative to it or whole, also where it is called `skills`. */
export function placeBelow(path: string, manifest: string): string {
  const folder = folderOf(manifest);
  return folder !== '' && path.startsWith(folder) && !isSkillPlace(path) ? path.slice(folder.length) : path;
}

/** Whether clients find a skill at this path below the manifest's folder. */
export function isSkillPlace(path: string): boolean {
  return /^skills\/[^/]+\/SKILL\.md$/.test(path);
}
