// The digests that `createHash` knows on the host (OpenSSL 3.0 in Node 20), by their names. SM3, object identifiers and
// names of signatures are left out: see docs/fidelity.md.

import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512, shake128, shake256 } from '@noble/hashes/sha3.js';

export interface Digest {
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: () => Uint8Array;
  readonly clone: () => Digest;
}

const HASHES = {
  ...{ md5, sha1, sha224, sha256, sha384, sha512, ripemd160, shake128, shake256 },
  ...{ 'sha512-224': sha512_224, 'sha512-256': sha512_256, blake2b512: blake2b, blake2s256: blake2s },
  ...{ 'sha3-224': sha3_224, 'sha3-256': sha3_256, 'sha3-384': sha3_384, 'sha3-512': sha3_512 },
};

/** By a name such as `SHA-256` or `RSA-SHA256`; throws as `createHash` does where the host has none of this name. */
function hashOf(algorithm: string): (typeof HASHES)[keyof typeof HASHES] {
  const name = algorithm
    .toLowerCase()
    .replace(/^rsa-/, '')
    .replace(/^sha2?-/, 'sha')
    .replace('/', '-')
    .replace(/^(shake|blake2[bs]|ripemd)-/, '$1');
  if (Object.hasOwn(HASHES, name)) return HASHES[name as keyof typeof HASHES];
  if (!/^(?:md4|whirlpool|mdc2)$/.test(name)) throw new Error('Digest method not supported');
  // Known by name, but shut in a part of OpenSSL 3 that is not loaded.
  const reason = 'error:0308010C:digital envelope routines::unsupported';
  throw Object.assign(new Error(reason), {
    opensslErrorStack: ['error:03000086:digital envelope routines::initialization error', reason],
    library: 'digital envelope routines',
    reason: 'unsupported',
    code: 'ERR_OSSL_EVP_UNSUPPORTED',
  });
}

/** Begins a digest. */
export function beginDigest(algorithm: string): Digest {
  return hashOf(algorithm).create();
}

/** Begins one with a key (RFC 2104). */
export function beginHmac(algorithm: string, key: Uint8Array): Digest {
  return hmac.create(hashOf(algorithm), key);
}
