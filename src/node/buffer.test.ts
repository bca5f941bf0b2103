import { Buffer as Theirs } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeBuffer } from './buffer.ts';
import { outcome } from '../../test/node-platform.ts';

type NodesClass = typeof Theirs;
const Ours = nodeBuffer as unknown as NodesClass;

const contents = fc.uint8Array({ maxLength: 24 });
const texts = fc.oneof(fc.string(), fc.base64String());
const NAMES = 'utf8 UTF8 hex base64 base64url latin1 binary ascii utf16le ucs2'.split(' ');
const encodings = fc.constantFrom(...([...NAMES, undefined] as 'utf8'[]));

/** Does the same with both classes and compares what comes of it. */
function same(work: (from: NodesClass) => unknown): void {
  expect(outcome(() => work(Ours))).toEqual(outcome(() => work(Theirs)));
}

test('texts come out of bytes as they do in Node', () => {
  fc.assert(
    fc.property(contents, encodings, fc.nat(30), fc.nat(30), (bytes, encoding, start, end) => {
      same((from) => from.from(bytes).toString(encoding, start, end));
      same((from) => from.from(bytes).toString(encoding));
    }),
    { numRuns: 1000 },
  );
});

test('bytes come out of texts as they do in Node', () => {
  fc.assert(
    fc.property(texts, encodings, (text, encoding) => {
      same((from) => from.from(text, encoding).toString('hex'));
    }),
    { numRuns: 1000 },
  );
});

test.each([5, undefined, null, {}, true, Symbol('s'), () => 1])(
  'Buffer.from refuses %s in Node’s words',
  (value) => same((from) => from.from(value as never)),
);

test.each([-1, 'a', 2 ** 33, undefined])('Buffer.alloc refuses %s in Node’s words', (size) =>
  same((from) => from.alloc(size as never)),
);

test('an encoding that Node has not is refused', () => {
  same((from) => from.from('a', 'nonsense' as 'hex'));
  same((from) => from.from('a').toString('nonsense' as 'hex'));
});
