// Joins pictures to one animated WebP, which plays again and again. A picture of its own needs no library for this: its
// chunks are kept as they are and framed (https://developers.google.com/speed/webp/docs/riff_container).

/** A WebP file, lossy or lossless, with the time that it is shown. */
export interface Frame {
  readonly bytes: Buffer;
  readonly ms: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bytes of the animation. The frames are of one size. */
export function animatedWebp(frames: readonly Frame[], { width, height }: Size): Buffer {
  const shape = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), of24(width - 1), of24(height - 1)]);
  // A white ground, and no end.
  const animation = Buffer.from([255, 255, 255, 255, 0, 0]);
  const parts = frames.map(({ bytes, ms }) => {
    const place = [0, 0, width - 1, height - 1, ms].map(of24);
    return chunk('ANMF', Buffer.concat([...place, Buffer.from([WHOLE]), ...pictureIn(bytes)]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', shape), chunk('ANIM', animation), ...parts]);
  return chunk('RIFF', body);
}

const ANIMATED = 2;
/** A frame that replaces the one before it, without mixing. */
const WHOLE = 2;

/** The chunks of a file that are its picture. */
function pictureIn(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 12; at < bytes.length;) {
    const length = 8 + bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) found.push(chunk(name, bytes.subarray(at + 8, at + length)));
    at += length + (length % 2);
  }
  if (found.length === 0) throw new Error('A frame has no picture');
  return found;
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function of24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
