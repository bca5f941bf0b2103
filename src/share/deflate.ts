// Raw deflate by the browser's own streams, with a ceiling on what comes out; and CRC-32, by which damage is recognised.

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** An unsigned 32-bit number. `before` is that of the bytes before these, where they are read in slices. */
export function checksum(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 255] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/** Longest text of a link, in bytes after inflating: more than any manifest, far less than a bomb. */
export const CEILING = 8_000_000;

/** Raw deflate. Rejects in browsers without `CompressionStream`. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export interface Inflated {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `ends` where all could be read; else what stopped it, after what `bytes` holds. */
  readonly outcome: 'ends' | 'damaged' | 'too-long';
}

/** Never rejects: of a cut or damaged stream it gives what came before the fault. `ceiling` in bytes. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  ceiling = CEILING,
  format: 'deflate-raw' | 'gzip' = 'deflate-raw',
): Promise<Inflated> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const soFar = async (outcome: Inflated['outcome']): Promise<Inflated> => ({
    bytes: new Uint8Array(await new Blob(parts).arrayBuffer()),
    outcome,
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return await soFar('ends');
      if (length + value.length > ceiling) {
        await reader.cancel();
        return await soFar('too-long');
      }
      parts.push(value);
      length += value.length;
    }
  } catch {
    return soFar('damaged');
  }
}
