// Zip files in and out, file by file, because the page must not wait for one; the packer is loaded when one is made.

import { checksum } from '../../share/checksum.ts';
import { inflate } from '../../share/deflate.ts';
import type { SharedFile } from '../../share/state.ts';
import { MAX_FILE_BYTES, tooLarge } from './read-file.ts';

/** A zip with more files is refused: it is not a plugin. */
const MAX_ENTRIES = 20_000;

/** What is packed at one go, in bytes. */
const SLICE = 200_000;

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

/** What is wrong with a zip file, as the end of a sentence that begins with its name. */
class ZipFault extends Error {}

const damaged = (): ZipFault => new ZipFault('is not a zip file that can be read');

/** The files of a zip, without folders. Throws an Error with a sentence where it is not a zip or has too many. */
export function unzip(name: string, bytes: Uint8Array<ArrayBuffer>): Unzipped {
  const inWords = (error: unknown): never => {
    // Offsets that lead out of the file.
    const fault = error instanceof RangeError ? damaged() : error;
    throw fault instanceof ZipFault ? new Error(`${name} ${fault.message}.`, { cause: fault }) : fault;
  };
  try {
    const entries = wantedOf(zipEntries(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
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

interface ZipEntry {
  readonly name: string;
  readonly stored: boolean;
  /** Its packed bytes, from and to. */
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly checksum: number;
  /** A symbolic link: its content is a path. */
  readonly link: boolean;
}

const END = { mark: 0x06054b50, size: 22, longestNote: 0xffff };
const CENTRAL = { mark: 0x02014b50, size: 46 };
const LOCAL_SIZE = 30;

/** What its directory says: APPNOTE.TXT 6.3.10, sections 4.3 and 4.4. Sizes are compared when a file is unpacked. */
function zipEntries(view: DataView): ZipEntry[] {
  let end = view.byteLength - END.size;
  // A note may follow the last record.
  const first = Math.max(0, end - END.longestNote);
  while (end >= first && view.getUint32(end, true) !== END.mark) end--;
  if (end < first) throw damaged();
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = view.getUint16(end + 10, true); i > 0; i--) {
    if (view.getUint32(at, true) !== CENTRAL.mark) throw damaged();
    entries.push(entryAt(view, at));
    const [name, extra, note] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    at += CENTRAL.size + (name ?? 0) + (extra ?? 0) + (note ?? 0);
  }
  return entries;
}

function entryAt(view: DataView, at: number): ZipEntry {
  const method = view.getUint16(at + 10, true);
  if ((view.getUint16(at + 8, true) & 1) !== 0)
    throw new ZipFault('is locked with a password, so it is not opened');
  if (method !== 0 && method !== 8) throw new ZipFault('is packed in a way that browsers cannot read');
  const local = view.getUint32(at + 42, true);
  const from = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  // Bit 11 of the flags says UTF-8; tools that do not set it write UTF-8 anyway, or ASCII.
  const name = new Uint8Array(
    view.buffer,
    view.byteOffset + at + CENTRAL.size,
    view.getUint16(at + 28, true),
  );
  // The upper half of the attributes is the file mode where the zip was made on Unix or macOS.
  const isUnix = [3, 19].includes(view.getUint8(at + 5));
  return {
    name: new TextDecoder().decode(name),
    stored: method === 0,
    from,
    to: from + view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    checksum: view.getUint32(at + 16, true),
    link: isUnix && ((view.getUint32(at + 38, true) >>> 16) & 0o170000) === 0o120000,
  };
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
  await pause();
  if (outcome === 'damaged' || checksum(bytes) !== entry.checksum)
    throw new ZipFault('is damaged: what it unpacks to does not match its checksums');
  return bytes;
}

/** Lets the page answer to a person in between. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
