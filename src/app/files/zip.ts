// Zip files in and out, in slices, because the page must not wait for one; the packer is loaded when one is made.

import { checksum } from '../../share/checksum.ts';
import { inflate } from '../../share/deflate.ts';
import type { SharedFile } from '../../share/state.ts';
import { MAX_FILE_BYTES, tooLarge } from './read-file.ts';
import { ZipFault, zipEntries, type ZipEntry } from './zip-directory.ts';

/** A zip with more files is refused: it is not a plugin. */
const MAX_ENTRIES = 20_000;

/** What is packed at one go, in bytes. */
const SLICE = 200_000;

/** What is summed up at one go, in bytes. */
const READ_SLICE = 4_000_000;

export interface Unzipped {
  /** With their paths as the zip has them, which may be any. A file is unpacked when it is asked for; it may turn out damaged. */
  readonly files: readonly { readonly path: string; readonly file: () => Promise<File> }[];
  /** How many symbolic links are left out: each could lead to any file of the disk. */
  readonly links: number;
}

/** Files with their paths; dates are left out, so the same files give the same bytes. */
export async function zipOf(files: readonly SharedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { Zip, ZipDeflate } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  let sincePause = 0;
  for (const { path, text } of files) {
    const entry = new ZipDeflate(path);
    entry.mtime = new Date(1980, 0, 1);
    zip.add(entry);
    const bytes = new TextEncoder().encode(text);
    let at = 0;
    do {
      entry.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
      at += SLICE;
      sincePause += Math.min(SLICE, bytes.length);
      if (sincePause >= SLICE) {
        await pause();
        sincePause = 0;
      }
    } while (at < bytes.length);
  }
  zip.end();
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The files of a zip, without folders. Throws an Error with a sentence where it is not a zip or has too many. */
export function unzip(name: string, bytes: Uint8Array<ArrayBuffer>): Unzipped {
  const inWords = (error: unknown): never => {
    throw error instanceof ZipFault ? new Error(`${name} ${error.message}.`, { cause: error }) : error;
  };
  try {
    const entries = wantedOf(zipEntries(bytes));
    const files = entries.filter(({ link }) => !link);
    return {
      files: files.map((entry) => ({
        path: entry.name,
        file: () => fileOf(entry, bytes).catch(inWords),
      })),
      links: entries.length - files.length,
    };
  } catch (error) {
    return inWords(error);
  }
}

async function fileOf(entry: ZipEntry, bytes: Uint8Array<ArrayBuffer>): Promise<File> {
  const name = entry.name.split(/[/\\]/).at(-1) ?? '';
  if (entry.size > MAX_FILE_BYTES) throw tooLarge(name, entry.size);
  return new File([await unpack(entry, bytes.subarray(entry.from, entry.to))], name);
}

/** What belongs to a plugin, if that is not too much. */
function wantedOf(entries: readonly ZipEntry[]): ZipEntry[] {
  const wanted = entries.filter(
    ({ name }) => !/[/\\]$/.test(name) && !/(?:^|[/\\])(?:__MACOSX|node_modules|\.git)[/\\]/.test(name),
  );
  if (wanted.length > MAX_ENTRIES)
    throw new ZipFault(`has more than ${MAX_ENTRIES.toLocaleString('en')} files, so it is not opened`);
  return wanted;
}

/** The browser unpacks beside the page; nothing comes out beyond the size that the entry claims. */
async function unpack(entry: ZipEntry, packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, outcome } = entry.stored
    ? { bytes: packed, outcome: 'ends' as const }
    : await inflate(packed, entry.size);
  if (outcome === 'too-long' || (outcome === 'ends' && bytes.length !== entry.size))
    throw new ZipFault('claims other sizes than its files have, so it is not opened');
  if (outcome === 'damaged' || (await checksumOf(bytes)) !== entry.checksum)
    throw new ZipFault('is damaged: what it unpacks to does not match its checksums');
  return bytes;
}

/** In slices, with pauses. */
async function checksumOf(bytes: Uint8Array): Promise<number> {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += READ_SLICE) {
    await pause();
    sum = checksum(bytes.subarray(at, at + READ_SLICE), sum);
  }
  return sum;
}

/** Lets the page answer to a person in between. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
