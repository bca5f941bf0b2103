// The SM3 digest (GB/T 32905-2016), which OpenSSL has and the hashes library has not.

const START = [
  0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e,
];

/** The digest of a whole message. */
export function sm3(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros up to a block less eight bytes, and the length in bits. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

const turn = (word: number, by: number): number => (word << (by % 32)) | (word >>> ((32 - (by % 32)) % 32));

function mix(state: Uint32Array, view: DataView, at: number): void {
  const words = new Int32Array(68);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 68; i++) {
    const x = word(i - 16) ^ word(i - 9) ^ turn(word(i - 3), 15);
    words[i] = x ^ turn(x, 15) ^ turn(x, 23) ^ turn(word(i - 13), 7) ^ word(i - 6);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const early = i < 16;
    const s = turn((turn(a, 12) + e + turn(early ? 0x79cc4519 : 0x7a879d8a, i)) | 0, 7);
    const first =
      (early ? a ^ b ^ c : (a & b) | (a & c) | (b & c)) + d + (s ^ turn(a, 12)) + (word(i) ^ word(i + 4));
    const second = (early ? e ^ f ^ g : (e & f) | (~e & g)) + h + s + word(i);
    [d, c, b, a] = [c, turn(b, 9), a, first | 0];
    const p = second | 0;
    [h, g, f, e] = [g, turn(f, 19), e, p ^ turn(p, 9) ^ turn(p, 17)];
  }
  [a, b, c, d, e, f, g, h].forEach((next, i) => {
    state[i] = (state[i] ?? 0) ^ next;
  });
}
