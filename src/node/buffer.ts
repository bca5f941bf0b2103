// Node's Buffer: that of the package `buffer`, with Node's errors, and its answers where they turn on the text.

import { Buffer } from 'buffer/index.js';
import { outOfRange, unknownEncoding, wrongType } from './node-errors.ts';
import { utf8 } from './utf8.ts';

export interface NodeBuffer extends Uint8Array<ArrayBuffer> {
  toString: (encoding?: unknown, start?: unknown, end?: unknown) => string;
}

/** The functions of the class `Buffer`. Each throws Node's own errors. */
export interface NodeBufferClass {
  from: (value: unknown, encodingOrOffset?: unknown, length?: unknown) => NodeBuffer;
  alloc: (size: unknown, fill?: unknown, encoding?: unknown) => NodeBuffer;
  concat(list: unknown, length?: unknown): NodeBuffer;
  isEncoding: (name: unknown) => boolean;
}

const FIRST = 'of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object';
const LARGEST = 4_294_967_296;

/** The class. The host's sandbox has no global of this name; tools reach it through what they get. */
export const nodeBuffer = Buffer as unknown as NodeBufferClass;
const { from, alloc, isEncoding } = nodeBuffer;
const { prototype } = Buffer as unknown as { readonly prototype: NodeBuffer };
const textOf = prototype.toString;

nodeBuffer.isEncoding = (name) => isEncoding(name) || isUrlSafe(name);

nodeBuffer.from = (value, second, length) => {
  if (typeof value === 'string') {
    if (second && !nodeBuffer.isEncoding(second)) throw unknownEncoding(second);
    if (isUrlSafe(second)) return from(value, 'base64');
    return from(/^hex$/i.test(String(second)) ? hexIn(value) : value, second ?? undefined);
  }
  try {
    if (typeof value === 'object' && value !== null) return from(value, second, length);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw wrongType('first argument', FIRST, value);
};

nodeBuffer.alloc = (size, fill, encoding) => {
  if (typeof size !== 'number') throw wrongType('size', 'of type number', size);
  if (!(size >= 0 && size <= LARGEST)) throw outOfRange('size', `>= 0 && <= ${String(LARGEST)}`, size);
  return alloc(size, fill, encoding);
};

prototype.toString = function (encoding, start, end) {
  if (encoding !== undefined && !nodeBuffer.isEncoding(encoding)) throw unknownEncoding(encoding);
  const [name, url] = [isUrlSafe(encoding) ? 'base64' : encoding, isUrlSafe(encoding)];
  if (name !== undefined && !/^utf-?8$/i.test(name as string)) {
    const text = Reflect.apply(textOf, this, [name, start, end]);
    return url
      ? text
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/={1,2}$/, '')
      : text;
  }
  // The package writes more characters for malformed bytes.
  const from = start === undefined ? 0 : Math.max(0, Number(start));
  return utf8.decode(this.subarray(from, end === undefined ? this.length : Math.max(0, Number(end))));
};

const isUrlSafe = (encoding: unknown): boolean => /^base64url$/i.test(String(encoding));

/** Digits up to the first pair that has another sign. */
function hexIn(text: string): string {
  const end = text.search(/[^\da-f]/i);
  const digits = end < 0 ? text.length : end;
  return text.slice(0, digits - (digits % 2));
}
