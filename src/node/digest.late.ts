// The digests that `createHash` knows on the host (OpenSSL 3.0 in Node 20), by their names. SM3 and object
// identifiers are left out: see docs/fidelity.md.

import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512, shake128, shake256 } from '@noble/hashes/sha3.js';

export interface Digest {
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: () => Uint8Array;
  readonly clone: () => Digest;
}

function sha2(bits: string): string {
  return `sha${bits} sha-${bits} sha2-${bits} rsa-sha${bits} sha${bits}withrsaencryption`;
}

function cut(bits: string): string {
  const name = `512-${bits}`;
  return `sha${name} sha-512/${bits} sha2-512/${bits} rsa-sha512/${bits} sha${name}withrsaencryption`;
}

function sha3(bits: string): string {
  return `sha3-${bits} rsa-sha3-${bits} id-rsassa-pkcs1-v1_5-with-sha3-${bits}`;
}

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}

/** Every family: how one is begun, and its names apart by spaces, in lower case. */
const FAMILIES: readonly (readonly [begin: () => Digest, names: string])[] = [
  [() => md5.create(), 'md5 ssl3-md5 rsa-md5 md5withrsaencryption'],
  [() => pair(md5.create(), sha1.create()), 'md5-sha1'],
  [() => sha1.create(), 'sha1 sha-1 ssl3-sha1 rsa-sha1 rsa-sha1-2 sha1withrsaencryption'],
  [() => sha224.create(), sha2('224')],
  [() => sha256.create(), sha2('256')],
  [() => sha384.create(), sha2('384')],
  [() => sha512.create(), sha2('512')],
  [() => sha512_224.create(), cut('224')],
  [() => sha512_256.create(), cut('256')],
  [() => sha3_224.create(), sha3('224')],
  [() => sha3_256.create(), sha3('256')],
  [() => sha3_384.create(), sha3('384')],
  [() => sha3_512.create(), sha3('512')],
  [() => shake128.create({ dkLen: 16 }), 'shake128 shake-128'],
  [() => shake256.create({ dkLen: 32 }), 'shake256 shake-256'],
  [() => blake2b.create({ dkLen: 64 }), 'blake2b512 blake2b-512'],
  [() => blake2s.create({ dkLen: 32 }), 'blake2s256 blake2s-256'],
  [() => ripemd160.create(), 'ripemd160 ripemd-160 ripemd rmd160 rsa-ripemd160 ripemd160withrsa'],
];

/** Known by name, but shut in a part of OpenSSL 3 that is not loaded. */
const LOCKED = words(`md4 rsa-md4 md4withrsaencryption whirlpool mdc2 rsa-mdc2 mdc2withrsa`);

/** Begins a digest; throws as `createHash` does where the host has none of this name. */
export function beginDigest(algorithm: string): Digest {
  // OpenSSL reads names up to the first NUL.
  const name = (algorithm.split('\0')[0] ?? '').toLowerCase();
  const family = FAMILIES.find(([, names]) => words(names).includes(name));
  if (family) return family[0]();
  if (!LOCKED.includes(name)) throw new Error('Digest method not supported');
  const reason = 'error:0308010C:digital envelope routines::unsupported';
  throw Object.assign(new Error(reason), {
    opensslErrorStack: ['error:03000086:digital envelope routines::initialization error', reason],
    library: 'digital envelope routines',
    reason: 'unsupported',
    code: 'ERR_OSSL_EVP_UNSUPPORTED',
  });
}

/** Two digests of the same bytes, one after the other. */
function pair(first: Digest, second: Digest): Digest {
  return {
    update: (bytes) => [first.update(bytes), second.update(bytes)],
    digest: () => Uint8Array.of(...first.digest(), ...second.digest()),
    clone: () => pair(first.clone(), second.clone()),
  };
}
