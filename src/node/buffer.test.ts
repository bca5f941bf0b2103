import { Buffer as Theirs } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeBuffer } from './buffer.ts';
import { outcome } from '../../test/node-platform.ts';

type NodesClass = typeof Theirs;
const Ours = nodeBuffer as unknown as NodesClass;

const contents = fc.uint8Array({ maxLength: 24 });
const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.base64String());
const NAMES = 'utf8 UTF8 hex base64 base64url latin1 binary ascii utf16le ucs2 nonsense'.split(' ');
const encodings = fc.constantFrom(...([...NAMES, undefined] as 'utf8'[]));
const offsets = fc.oneof(
  fc.integer({ min: -30, max: 30 }),
  fc.constantFrom<unknown>(undefined, null, '2', 1.5, NaN, Infinity, -Infinity),
);

/** Does the same with both classes and compares what comes of it. */
function same(work: (from: NodesClass) => unknown): void {
  expect(outcome(() => work(Ours))).toEqual(outcome(() => work(Theirs)));
}

test('texts come out of bytes as they do in Node', () => {
  fc.assert(
    fc.property(contents, encodings, offsets, offsets, (bytes, encoding, start, end) => {
      same((from) => from.from(bytes).toString(encoding, start as number, end as number));
      same((from) => from.from(bytes).toString(encoding));
    }),
    { numRuns: 3000 },
  );
});

test('bytes come out of texts as they do in Node', () => {
  fc.assert(
    fc.property(texts, encodings, (text, encoding) => {
      same((from) => from.from(text, encoding));
      same((from) => from.byteLength(text, 'utf8'));
    }),
    { numRuns: 3000 },
  );
});

test('anything may be given to Buffer.from', () => {
  const odd = [
    { length: 2, 0: 65 },
    { type: 'Buffer', data: [1] },
    { length: 'x' },
    new String('ab'),
    new Set([1]),
  ];
  const any = fc.oneof(fc.anything(), fc.constantFrom<unknown>(...odd), fc.array(fc.double()));
  fc.assert(
    fc.property(any, (value) => same((from) => from.from(value as string))),
    { numRuns: 3000 },
  );
});

test('slices share the memory and are Buffers', () => {
  fc.assert(
    fc.property(contents, offsets, offsets, (bytes, start, end) => {
      for (const method of ['slice', 'subarray'] as const) {
        same((from) => {
          const whole = from.from(bytes);
          const part = whole[method](start as number, end as number);
          part[0] = 99;
          return [...whole, 'part', ...part, from.isBuffer(part), part.constructor.name];
        });
      }
    }),
  );
});

test('comparing and searching', () => {
  const needles = fc.oneof(
    texts,
    contents,
    fc.integer(),
    fc.constantFrom<unknown>('', [], null, {}, undefined),
  );
  const small = fc.array(fc.constantFrom(0, 65, 66, 195, 169), { maxLength: 12 });
  fc.assert(
    fc.property(
      small,
      fc.oneof(
        needles,
        small.map((list) => Uint8Array.from(list)),
      ),
      offsets,
      encodings,
      (hay, needle, at, encoding) => {
        // Node searches two bytes at a time in UTF-16, which no tool has a use for.
        fc.pre(!/16|ucs/.test(String(encoding)));
        const args = [needle as string, at as number, encoding] as const;
        same((from) => from.from(hay).indexOf(...args));
        same((from) => from.from(hay).lastIndexOf(...args));
        same((from) => from.from(hay).includes(...args));
        same((from) => from.from(hay).equals(needle as Uint8Array));
        same((from) => from.from(hay).compare(needle as Uint8Array));
      },
    ),
    { numRuns: 3000 },
  );
});

const METHODS = [
  'UInt8',
  'Int8',
  ...['UInt16', 'Int16', 'UInt32', 'Int32', 'Float', 'Double', 'BigInt64', 'BigUInt64'].flatMap((kind) => [
    `${kind}LE`,
    `${kind}BE`,
  ]),
];

describe.each(METHODS)('%s', (kind) => {
  type Method = (this: Uint8Array, ...args: unknown[]) => unknown;
  const method = (bytes: Uint8Array, name: string): Method =>
    (bytes as unknown as Record<string, Method>)[name] as Method;

  test('reads', () => {
    fc.assert(
      fc.property(contents, offsets, (bytes, at) =>
        same((from) => method(from.from(bytes), `read${kind}`).call(from.from(bytes), at)),
      ),
    );
  });

  test('writes', () => {
    const numbers = kind.startsWith('Big')
      ? fc.oneof(fc.bigInt({ min: -(2n ** 65n), max: 2n ** 65n }), fc.bigInt({ min: -9n, max: 9n }))
      : fc.oneof(
          fc.integer({ min: -300, max: 300 }),
          fc.double(),
          fc.constantFrom<unknown>('7', NaN, undefined),
        );
    fc.assert(
      fc.property(contents, fc.oneof(numbers), offsets, (bytes, value, at) =>
        same((from) => {
          const target = from.from(bytes);
          return [method(target, `write${kind}`).call(target, value, at), ...target];
        }),
      ),
    );
  });
});

test('numbers of any size', () => {
  fc.assert(
    fc.property(contents, offsets, fc.oneof(fc.integer({ min: -1, max: 8 }), offsets), (bytes, at, size) => {
      for (const name of ['readUIntBE', 'readUIntLE', 'readIntBE', 'readIntLE'] as const) {
        same((from) => from.from(bytes)[name](at as number, size as number));
      }
    }),
    { numRuns: 1000 },
  );
});

test('filling, copying, joining, writing', () => {
  fc.assert(
    fc.property(contents, contents, fc.string({ minLength: 1 }), fc.nat(12), (a, b, text, at) => {
      same((from) => from.concat([a, from.from(b)]));
      same((from) => from.concat([a, b], at));
      same((from) => from.alloc(at, text));
      same((from) => from.alloc(at, 7));
      same((from) => from.from(a).fill(text));
      same((from) => from.from(a).fill(3, Math.min(at, a.length)));
      same((from) => {
        const target = from.alloc(12);
        return [from.from(a).copy(target, at), ...target];
      });
      same((from) => {
        const target = from.alloc(12);
        return [target.write('abc', at), ...target];
      });
    }),
  );
  for (const size of [-1, '1', NaN, 2 ** 33, undefined]) same((from) => from.alloc(size as number).length);
  for (const list of ['x', ['x'], [new Uint8Array(1), null], undefined])
    same((from) => from.concat(list as Uint8Array[]));
});

test('shows itself as Node does', () => {
  const [ours, theirs] = [Ours.from('héé'), Theirs.from('héé')];
  expect(JSON.stringify({ a: ours })).toBe(JSON.stringify({ a: theirs }));
  expect(Object.prototype.toString.call(ours)).toBe('[object Uint8Array]');
  expect(`${ours.constructor.name} ${String(ours)} ${ours.toLocaleString()}`).toBe('Buffer héé héé');
  expect([Ours.isEncoding('UTF-8'), Ours.isEncoding('x'), Ours.isBuffer(new Uint8Array(1))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(ours.map((byte) => byte).constructor.name).toBe('Buffer');
});
