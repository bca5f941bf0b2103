// Zip files in and out, in slices, because the page must not wait for one; the packer is loaded when one is made.

import { checksum } from '../../share/checksum.ts';
import { inflate } from '../../share/deflate.ts';
import type { SharedFile } from '../../share/state.ts';
import { MAX_FILE_BYTES } from './read-file.ts';
import { ZipFault, zipEntries, type ZipEntry } from './zip-directory.ts';

/** A zip with more files is refused: it is not a plugin. */
const MAX_ENTRIES = 200;

/** What is packed at one go, in bytes. */
const SLICE = 200_000;

/** What is summed up at one go, in bytes. */
const READ_SLICE = 4_000_000;

/** What a zip holds. */
export interface Unzipped {
  /** With their paths as the zip has them, which may be any. */
  readonly files: readonly { readonly path: string; readonly file: File }[];
  /** Names of symbolic links, which are left out: each could lead to any file of the disk. */
  readonly links: readonly string[];
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

/** The files of a zip, without folders. Throws an Error with a sentence where it is not a zip or unpacks to too much. */
export async function unzip(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Unzipped> {
  try {
    const entries = wantedOf(zipEntries(bytes));
    const files: { path: string; file: File }[] = [];
    for (const entry of entries.filter(({ link }) => !link)) {
      const content = await unpack(entry, bytes.subarray(entry.from, entry.to));
      files.push({ path: entry.name, file: new File([content], entry.name.split(/[/\\]/).at(-1) ?? '') });
    }
    return { files, links: entries.filter(({ link }) => link).map((entry) => entry.name) };
  } catch (error) {
    if (error instanceof ZipFault) throw new Error(`${name} ${error.message}.`, { cause: error });
    throw error;
  }
}

/** What belongs to a plugin, if that is not too much. */
function wantedOf(entries: readonly ZipEntry[]): ZipEntry[] {
  const wanted = entries.filter(
    ({ name }) => !/[/\\]$/.test(name) && !/(?:^|[/\\])(?:__MACOSX|node_modules|\.git)[/\\]/.test(name),
  );
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_FILE_BYTES || wanted.length > MAX_ENTRIES) {
    throw new ZipFault(
      `unpacks to more than ${String(MAX_FILE_BYTES / 1_000_000)} MB or ${String(MAX_ENTRIES)} files, so it is not opened`,
    );
  }
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
