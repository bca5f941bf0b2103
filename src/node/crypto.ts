// The `crypto` of tool code: three synchronous functions with the results and errors of Node's.

import { nodeBuffer, type NodeBuffer, type NodeBufferClass } from './buffer.ts';
import { beginDigest, beginHmac, type Digest } from './digest.late.ts';
import { nodeError, outOfRange, wrongType } from './node-errors.ts';

export interface CryptoEnv {
  /** Fills the bytes with random ones. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => void;
}

/** A hash as Node's `createHash` gives it. */
export interface NodeHash {
  update(data: unknown, encoding?: unknown): NodeHash;
  digest(encoding?: unknown): string | NodeBuffer;
  copy(): NodeHash;
}

export interface ToolCrypto {
  readonly randomUUID: () => string;
  readonly randomBytes: (size?: unknown) => NodeBuffer;
  readonly createHash: (algorithm?: unknown) => NodeHash;
}

const KEY =
  'of type string or an instance of ArrayBuffer, Buffer, TypedArray, DataView, KeyObject, or CryptoKey';

/** `createHmac`: an object with `update` and `digest`, as `createHash` gives one. */
export function createHmac(algorithm: unknown, key: unknown): NodeHash {
  if (typeof algorithm !== 'string') throw wrongType('hmac', 'of type string', algorithm);
  if (typeof key !== 'string' && !ArrayBuffer.isView(key) && !(key instanceof ArrayBuffer))
    throw wrongType('key', KEY, key);
  return new Hash(beginHmac(algorithm, nodeBuffer.from(key)));
}

/** Longest that Node gives at once. */
const LARGEST = 2_147_483_647;

/** The `crypto` object and the Buffer class of what it gives. */
export type ToolCryptoAndBuffer = ToolCrypto & { readonly Buffer: NodeBufferClass };

/** The functions throw Node’s own errors. */
export function makeCrypto({ random }: CryptoEnv): ToolCryptoAndBuffer {
  const crypto: ToolCrypto = {
    randomUUID() {
      const bytes = new Uint8Array(16);
      random(bytes);
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      return nodeBuffer
        .from(bytes)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
    randomBytes(size) {
      if (typeof size !== 'number') throw wrongType('size', 'of type number', size);
      if (!(size >= 0 && size <= LARGEST)) throw outOfRange('size', `>= 0 && <= ${String(LARGEST)}`, size);
      const bytes = nodeBuffer.alloc(Math.trunc(size));
      random(bytes);
      return bytes;
    },
    createHash(algorithm) {
      if (typeof algorithm !== 'string') throw wrongType('algorithm', 'of type string', algorithm);
      return new Hash(beginDigest(algorithm));
    },
  };
  // Not one of the three names that tools see.
  return Object.defineProperty(crypto, 'Buffer', { value: nodeBuffer }) as ToolCryptoAndBuffer;
}

const DATA = 'of type string or an instance of Buffer, TypedArray, or DataView';

class Hash implements NodeHash {
  readonly #state: Digest;
  #over = false;

  constructor(state: Digest) {
    this.#state = state;
  }

  update(data: unknown, encoding?: unknown): this {
    this.#check();
    if (typeof data === 'string') {
      const known = nodeBuffer.isEncoding(encoding) ? encoding : 'utf8';
      this.#state.update(nodeBuffer.from(data, known));
    } else if (ArrayBuffer.isView(data)) {
      this.#state.update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    } else throw wrongType('data', DATA, data);
    return this;
  }

  digest(encoding?: unknown): string | NodeBuffer {
    this.#check();
    const bytes = nodeBuffer.from(this.#state.digest());
    this.#over = true;
    return nodeBuffer.isEncoding(encoding) ? bytes.toString(encoding) : bytes;
  }

  copy(): Hash {
    this.#check();
    return new Hash(this.#state.clone());
  }

  #check(): void {
    if (this.#over) throw nodeError(Error, 'ERR_CRYPTO_HASH_FINALIZED', 'Digest already called');
  }
}
