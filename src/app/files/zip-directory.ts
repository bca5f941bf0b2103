// The directory of a zip file, with every claim checked against the file: APPNOTE.TXT 6.3.10, sections 4.3 and 4.4.

export interface ZipEntry {
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

/** What is wrong with a zip file, as the end of a sentence that begins with its name. */
export class ZipFault extends Error {}

const END = { mark: 0x06054b50, size: 22, longestNote: 0xffff };
const CENTRAL = { mark: 0x02014b50, size: 46 };
const LOCAL = { mark: 0x04034b50, size: 30 };
const FLAGS = { encrypted: 1, sizesBehind: 8 };
const METHODS = { stored: 0, deflated: 8 };
/** In this place of a zip: the real number is elsewhere, in the form for more than 4 GB. */
const ELSEWHERE = 0xffffffff;
const MADE_BY_UNIX = [3, 19];

const damaged = (): ZipFault => new ZipFault('is not a zip file that can be read');
const lying = (): ZipFault =>
  new ZipFault(
    'claims other sizes than its files have, or the same bytes for several files, so it is not opened',
  );

/** The entries of a zip file in its order. Throws a ZipFault. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = centralEntries(view);
    withoutOverlaps(entries);
    return entries;
  } catch (error) {
    // Offsets that lead out of the file.
    throw error instanceof RangeError ? damaged() : error;
  }
}

function centralEntries(view: DataView): ZipEntry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (start + view.getUint32(end + 12, true) !== end) throw damaged();
  const entries: ZipEntry[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== CENTRAL.mark) throw damaged();
    entries.push(entryAt(view, at, start));
    at +=
      CENTRAL.size +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  if (at !== end) throw damaged();
  return entries;
}

/** Where the last record begins; a note may follow it. */
function endOf(view: DataView): number {
  const last = view.byteLength - END.size;
  for (let at = last; at >= Math.max(0, last - END.longestNote); at--) {
    if (
      view.getUint32(at, true) === END.mark &&
      at + END.size + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  }
  throw damaged();
}

function entryAt(view: DataView, at: number, directory: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const local = view.getUint32(at + 42, true);
  if ((flags & FLAGS.encrypted) !== 0) throw new ZipFault('is locked with a password, so it is not opened');
  if (method !== METHODS.stored && method !== METHODS.deflated)
    throw new ZipFault('is packed in a way that browsers cannot read');
  if (packed === ELSEWHERE || size === ELSEWHERE || local === ELSEWHERE) throw damaged();
  if (method === METHODS.stored && packed !== size) throw lying();
  if (view.getUint32(local, true) !== LOCAL.mark) throw damaged();
  const behind = (view.getUint16(local + 6, true) & FLAGS.sizesBehind) !== 0;
  const same = view.getUint32(local + 18, true) === packed && view.getUint32(local + 22, true) === size;
  if ((!behind && !same) || view.getUint16(local + 8, true) !== method) throw lying();
  const from = local + LOCAL.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packed > directory) throw lying();
  return {
    name: nameAt(view, at),
    stored: method === METHODS.stored,
    from,
    to: from + packed,
    size,
    checksum: view.getUint32(at + 16, true),
    link: isLink(view, at),
  };
}

/** Bit 11 of the flags says UTF-8; tools that do not set it write UTF-8 anyway, or ASCII. */
function nameAt(view: DataView, at: number): string {
  const bytes = new Uint8Array(
    view.buffer,
    view.byteOffset + at + CENTRAL.size,
    view.getUint16(at + 28, true),
  );
  return new TextDecoder().decode(bytes);
}

/** The upper half of the attributes is the file mode where the zip was made on Unix or macOS. */
function isLink(view: DataView, at: number): boolean {
  const mode = view.getUint32(at + 38, true) >>> 16;
  return MADE_BY_UNIX.includes(view.getUint8(at + 5)) && (mode & 0o170000) === 0o120000;
}

/** Every byte belongs to one file: else a small zip could unpack to a huge one. */
function withoutOverlaps(entries: readonly ZipEntry[]): void {
  const sorted = [...entries].sort((a, b) => a.from - b.from || a.to - b.to);
  sorted.forEach(({ from }, i) => {
    const before = sorted[i - 1];
    // A header of its own comes before a file's bytes.
    if (before && from - LOCAL.size < before.to) throw lying();
  });
}
