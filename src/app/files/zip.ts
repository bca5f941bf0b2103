// Zip files in and out, file by file, by the browser's own streams, because the page must not wait for one.

import { checksum, deflate, inflate } from '../../share/deflate.ts';
import type { PluginFile } from '../../model/file.ts';
import { MAX_FILE_BYTES, tooLarge } from './read-file.ts';

/** A zip with more files is refused: it is not a plugin. */
const MAX_ENTRIES = 20_000;

export interface Unzipped {
  /** With their paths as the zip has them, which may be any. A file is unpacked when it is asked for; it may turn out damaged. */
  readonly files: readonly { readonly path: string; readonly file: () => Promise<File> }[];
  /** How many symbolic links are left out: each could lead to any file of the disk. */
  readonly links: number;
}

/** Files with their paths; dates are left out, so the same files give the same bytes. APPNOTE.TXT 6.3.10, section 4.3. */
export async function zipOf(files: readonly PluginFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const lengthOf = (all: typeof parts): number => all.reduce((sum, { length }) => sum + length, 0);
  for (const { path, text } of files) {
    const [name, bytes] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    const packed = await deflate(bytes);
    const about: readonly Field[] = [
      ...[20, NAMES_IN_UTF_8, DEFLATED, 0, DAY_ONE].map(short),
      ...[checksum(bytes), packed.length, bytes.length].map(long),
      ...[name.length, 0].map(short),
    ];
    const start = long(lengthOf(parts));
    directory.push(
      record([long(CENTRAL.mark), short(20), ...about, ...[0, 0, 0].map(short), long(0), start]),
    );
    directory.push(name);
    parts.push(record([long(LOCAL.mark), ...about]), name, packed);
  }
  const counts = [0, 0, files.length, files.length].map(short);
  const places = [lengthOf(directory), lengthOf(parts)].map(long);
  const end = record([long(END.mark), ...counts, ...places, short(0)]);
  return new Uint8Array(await new Blob([...parts, ...directory, end]).arrayBuffer());
}

type Field = readonly [bytes: 2 | 4, value: number];
const short = (value: number): Field => [2, value];
const long = (value: number): Field => [4, value];

const NAMES_IN_UTF_8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980. */
const DAY_ONE = 0x21;

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
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
const LOCAL = { mark: 0x04034b50, size: 30 };

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
  if (method !== 0 && method !== DEFLATED) throw new ZipFault('is packed in a way that browsers cannot read');
  const local = view.getUint32(at + 42, true);
  const from = local + LOCAL.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
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
