// Zip files with lies in them, for tests.

/** Where the list of files begins. */
export function centralAt(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 6, true);
}

export function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = value;
  return copy;
}

/** One stored file of `size` bytes that `count` entries of the list name, each with 0 as its size. */
export function forged(size: number, count: number): Uint8Array<ArrayBuffer> {
  const local = 30 + 1 + size;
  const central = 46 + 1;
  const bytes = new Uint8Array(local + count * central + 22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(18, size, true);
  view.setUint32(22, 0, true);
  view.setUint16(26, 1, true);
  bytes[30] = 0x61;
  for (let i = 0; i < count; i++) {
    const at = local + i * central;
    view.setUint32(at, 0x02014b50, true);
    view.setUint32(at + 20, size, true);
    view.setUint16(at + 28, 1, true);
    bytes[at + 46] = 0x61 + (i % 26);
  }
  const end = local + count * central;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 8, count, true);
  view.setUint16(end + 10, count, true);
  view.setUint32(end + 12, count * central, true);
  view.setUint32(end + 16, local, true);
  return bytes;
}
