import * as node from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCrypto } from './crypto.ts';
import { outcome } from '../../test/node-platform.ts';

const crypto = makeCrypto({ random: (bytes) => node.webcrypto.getRandomValues(bytes) });

const OTHER_NAMES =
  `sha-1 sha-256 SHA-256 sha2-256 SHA-512/256 sha2-512/224 RSA-SHA512/256 sha512-224 sha3-256
  sha3_256 shake-128 SHAKE256 blake2b-512 blake2b blake2s-256 ripemd-160 rmd md4 MD4 RSA-MD4
  whirlpool WHIRLPOOL mdc2 RSA-MDC2 md2 sha SHA dss1 null keccak256 nope constructor __proto__`.split(/\s+/);

/** SM3 and names of signatures are left out on purpose. */
const KNOWN = node
  .getHashes()
  .filter((name) => !/sm3|ssl3|withrsa|^id-|^md5-|-sha1-2|^ripemd$|^rmd/i.test(name));
const NAMES = [...KNOWN, ...OTHER_NAMES, '', ' ', 'sha256 '];

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
const encodings = fc.constantFrom(
  ...['utf8', 'UTF-8', 'base64', 'base64url', 'latin1', 'binary', 'ascii', 'utf16le', 'ucs2', 'ucs-2'],
  ...['buffer', 'nonsense', '', undefined, null],
);
const texts = fc.oneof(fc.string(), fc.base64String());

describe('createHash', () => {
  test.each(NAMES)('knows %j as Node does', (name) => {
    const hash = (from: Pick<typeof node, 'createHash'>): unknown =>
      outcome(() => from.createHash(name).update('ab').update('c').digest('hex'));
    expect(hash(crypto as unknown as typeof node)).toEqual(hash(node));
  });

  test.each(['sm3', 'RSA-SM3', '2.16.840.1.101.3.4.2.1'])('does not know %j', (name) => {
    expect(() => crypto.createHash(name)).toThrow('Digest method not supported');
  });

  test('gives the same digest of any bytes, whole, in parts and copied', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KNOWN),
        fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 }),
        (name, parts) => {
          const ours = crypto.createHash(name);
          const theirs = node.createHash(name);
          for (const part of parts) {
            expect(ours.copy().digest('hex')).toBe(theirs.copy().digest('hex'));
            ours.update(part);
            theirs.update(part);
          }
          expect(ours.digest('base64url')).toBe(theirs.digest('base64url'));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('reads texts in every encoding', () => {
    fc.assert(
      fc.property(texts, encodings, (text, encoding) => {
        const hash = (from: typeof node): unknown =>
          outcome(() =>
            from
              .createHash('md5')
              .update(text, encoding as 'utf8')
              .digest('hex'),
          );
        expect(hash(crypto as unknown as typeof node)).toEqual(hash(node));
      }),
      { numRuns: 2000 },
    );
  });

  test('writes digests in every encoding', () => {
    fc.assert(
      fc.property(fc.string(), encodings, (text, encoding) => {
        const hash = (from: typeof node): unknown =>
          outcome(() =>
            from
              .createHash('sha1')
              .update(text)
              .digest(encoding as 'hex'),
          );
        expect(hash(crypto as unknown as typeof node)).toEqual(hash(node));
      }),
    );
  });

  test('refuses what is neither text nor bytes in the words of Node', () => {
    const odd = [
      () => 1,
      function named() {},
      class {},
      Symbol('s'),
      -0,
      /a/,
      new Error('x'),
      Object.create(null) as object,
    ];
    fc.assert(
      fc.property(fc.oneof(anything, texts, fc.constantFrom<unknown>(...odd)), (value) => {
        const refused = (from: typeof node, call: 'createHash' | 'update'): unknown =>
          outcome(() =>
            call === 'update'
              ? from
                  .createHash('md5')
                  .update(value as string)
                  .digest('hex')
              : from.createHash(value as string).digest('hex'),
          );
        const ours = crypto as unknown as typeof node;
        expect(refused(ours, 'update')).toEqual(refused(node, 'update'));
        expect(refused(ours, 'createHash')).toEqual(refused(node, 'createHash'));
      }),
      { numRuns: 2000 },
    );
  });

  test('digests once', () => {
    const hash = crypto.createHash('sha256');
    hash.digest();
    for (const call of [
      () => hash.digest(),
      () => hash.update('a'),
      () => hash.copy(),
      () => hash.update(5),
    ]) {
      expect(call).toThrow('Digest already called');
    }
  });

  test('errors write themselves with their code', () => {
    const report = (from: typeof node): string => {
      try {
        from.createHash('md5').update(5 as unknown as string);
      } catch (error) {
        return String(error);
      }
      return '';
    };
    expect(report(crypto as unknown as typeof node)).toBe(report(node));
  });
});

test('randomBytes takes and refuses the sizes that Node does', () => {
  const sizes = fc.oneof(
    fc.integer({ max: 300 }),
    fc.double({ min: -1e6, max: 300 }),
    fc.constantFrom(-5, 2 ** 31),
    texts,
  );
  fc.assert(
    fc.property(fc.oneof(sizes, anything), (size) => {
      fc.pre(!(typeof size === 'number' && size > 1e6 && size < 2 ** 31));
      const length = (from: typeof node): unknown => outcome(() => from.randomBytes(size as number).length);
      expect(length(crypto as unknown as typeof node)).toEqual(length(node));
    }),
  );
});

test('randomUUID is of version 4', () => {
  for (let i = 0; i < 50; i++) {
    expect(crypto.randomUUID()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

test('tools see three functions', () => {
  expect(Object.keys(crypto)).toEqual(['randomUUID', 'randomBytes', 'createHash']);
});
