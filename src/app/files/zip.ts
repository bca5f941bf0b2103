// Zip files in and out; the packer is loaded when one is there.

import type { SharedFile } from '../../share/state.ts';
import { MAX_FILE_BYTES } from './read-file.ts';

/** More would be no plugin. */
const MOST_ENTRIES = 200;

/** Files with their paths; dates are left out, so that the same files give the same bytes. */
export async function zipOf(files: readonly SharedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = files.map(({ path, text }) => [path.replace(/^\/+/, ''), strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) }));
}

/** The files of a zip, without folders. Throws a sentence for what is no zip or unpacks to too much. */
export async function unzip(name: string, bytes: Uint8Array): Promise<File[]> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  let count = 0;
  let tooMuch = false;
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, {
      // Nothing is unpacked beyond the size that an entry declares, so the sum of those is a bound.
      filter: (file) => {
        if (file.name.endsWith('/') || /(?:^|\/)(?:__MACOSX|node_modules|\.git)\//.test(file.name))
          return false;
        total += file.originalSize;
        count += 1;
        tooMuch ||= total > MAX_FILE_BYTES || count > MOST_ENTRIES;
        return !tooMuch;
      },
    });
  } catch {
    throw new Error(`${name} is no zip file that can be read.`);
  }
  if (tooMuch) {
    throw new Error(
      `${name} unpacks to more than ${String(MAX_FILE_BYTES / 1_000_000)} MB or ${String(MOST_ENTRIES)} files, so it is not opened.`,
    );
  }
  return Object.entries(entries).map(([path, content]) => {
    return new File([new Uint8Array(content)], path.replace(/^(?:\.{0,2}\/)+/, ''));
  });
}
