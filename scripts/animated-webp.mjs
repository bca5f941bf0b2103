// Joins pictures to one animated WebP, which plays again and again. A picture of its own needs no library for this: its
// chunks are kept as they are and framed (https://developers.google.com/speed/webp/docs/riff_container).

/**
 * Bytes of the animation. `frames`: WebP files of one size, lossy or lossless, each with the time that it is shown, ms.
 * @param {{ readonly bytes: Buffer, readonly ms: number }[]} frames
 * @param {{ readonly width: number, readonly height: number }} size
 */
export function animatedWebp(frames, { width, height }) {
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
function pictureIn(bytes) {
  const found = [];
  for (let at = 12; at < bytes.length;) {
    const length = 8 + bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(name)) found.push(chunk(name, bytes.subarray(at + 8, at + length)));
    at += length + (length % 2);
  }
  if (found.length === 0) throw new Error('A frame has no picture');
  return found;
}

function chunk(name, body) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function of24(value) {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
