// `createHmac` of Node.js over its hashes (RFC 2104).

import type { NodeHash, ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import { wrongType } from '../../../node/node-errors.ts';

const KEY =
  'of type string or an instance of ArrayBuffer, Buffer, TypedArray, DataView, KeyObject, or CryptoKey';

/** An object with `update` and `digest`, as `createHash` gives one. */
export function hmacOf(
  { createHash, Buffer }: ToolCryptoAndBuffer,
  algorithm: unknown,
  key: unknown,
): object {
  if (typeof algorithm !== 'string') throw wrongType('hmac', 'of type string', algorithm);
  if (typeof key !== 'string' && !ArrayBuffer.isView(key) && !(key instanceof ArrayBuffer))
    throw wrongType('key', KEY, key);
  const size = /384|512/.test(algorithm) ? 128 : 64;
  const given: Uint8Array = Buffer.from(key);
  const short = given.length > size ? (createHash(algorithm).update(given).digest() as Uint8Array) : given;
  const padded = (byte: number): Uint8Array => {
    const block = new Uint8Array(size).fill(byte);
    short.forEach((one, i) => (block[i] = one ^ byte));
    return block;
  };
  const inner: NodeHash = createHash(algorithm).update(padded(0x36));
  const made = {
    update(data: unknown, encoding?: unknown): object {
      inner.update(data, encoding);
      return made;
    },
    digest: (encoding?: unknown): unknown =>
      createHash(algorithm).update(padded(0x5c)).update(inner.digest()).digest(encoding),
  };
  return made;
}
