// Reads tarballs as npm packs them: gzip, ustar headers, long names by pax. POSIX.1-2024, pax, "ustar Interchange Format".

import { inflate } from '../share/deflate.ts';

/** What it may unpack to, bytes. */
const CEILING = 60_000_000;
/** A package with more files is not a plugin. */
const MOST = 20_000;
const BLOCK = 512;

/** A file with its path as the tarball has it, which may be any. */
export interface TarEntry {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files, and how many links are left out. Rejects with a sentence where it is damaged or too large. */
export async function untar(packed: Uint8Array<ArrayBuffer>): Promise<{ files: TarEntry[]; links: number }> {
  const bytes = await gunzip(packed);
  const files: TarEntry[] = [];
  let links = 0;
  let longName: string | null = null;
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const field = (from: number, length: number): string =>
      text(bytes.subarray(at + from, at + from + length)).split('\0', 1)[0] ?? '';
    const size = parseInt(field(124, 12), 8);
    const content = bytes.slice(at + BLOCK, at + BLOCK + size);
    if (!(size >= 0) || content.length !== size) throw new Error('The tarball is damaged.');
    const kind = field(156, 1);
    const name = longName ?? nameOf(field);
    longName = kind === 'x' ? (/^\d+ path=(.*)$/m.exec(text(content))?.[1] ?? null) : null;
    if (kind === '' || kind === '0') files.push({ path: name, bytes: content });
    if (kind === '1' || kind === '2') links++;
    if (files.length > MOST)
      throw new Error(`It has more than ${MOST.toLocaleString('en')} files, so it is not opened.`);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return { files, links };
}

function nameOf(field: (from: number, length: number) => string): string {
  const prefix = field(257, 5) === 'ustar' ? field(345, 155) : '';
  return (prefix === '' ? '' : `${prefix}/`) + field(0, 100);
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function gunzip(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, outcome } = await inflate(packed, CEILING, 'gzip');
  if (outcome === 'damaged') throw new Error('The tarball is damaged.');
  if (outcome === 'too-long') throw new Error('The tarball unpacks to more than 60 MB, so it is not opened.');
  return bytes;
}
