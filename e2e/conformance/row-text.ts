// The text of a corpus file that a recorded row names.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `file` lies below the corpus: the rows' own folder, or the one beside it. */
export function fileText(folder: string, file: string): string {
  const near = join(folder, file);
  return readFileSync(existsSync(near) ? near : join(folder, '../corpus', file), 'utf8');
}
