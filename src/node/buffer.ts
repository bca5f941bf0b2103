// Node's Buffer as far as tools meet it: what `crypto.randomBytes` and `digest()` give them.

import { addNumberMethods } from './buffer-numbers.ts';
import { bytesOf, encodingOf, textOf, type Encoding } from './encodings.ts';
import { outOfRange, received, unknownEncoding, wrongType, nodeError } from './node-errors.ts';

export interface NodeBuffer extends Uint8Array<ArrayBuffer> {
  toString(encoding?: unknown, start?: unknown, end?: unknown): string;
  toJSON(): { type: 'Buffer'; data: number[] };
  equals(other: unknown): boolean;
  compare(target: unknown): number;
  copy(target: Uint8Array, targetStart?: number, start?: number, end?: number): number;
  write(text: unknown, ...rest: unknown[]): number;
}

/** The functions of the class `Buffer`. Each throws Node's own errors. */
export interface NodeBufferClass {
  from(value: unknown, encodingOrOffset?: unknown, length?: unknown): NodeBuffer;
  alloc(size: unknown, fill?: unknown, encoding?: unknown): NodeBuffer;
  concat(list: unknown, length?: unknown): NodeBuffer;
  isBuffer(value: unknown): boolean;
  isEncoding(name: unknown): boolean;
  byteLength(value: unknown, encoding?: unknown): number;
  compare(a: unknown, b: unknown): number;
}

const BYTES = 'an instance of Buffer or Uint8Array';
const LARGEST = 4_294_967_296;

class Buffer extends Uint8Array<ArrayBuffer> {
  /** The same memory as a Buffer. */
  static wrap({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
    return new Buffer(buffer as ArrayBuffer, byteOffset, byteLength);
  }

  static override from(value: unknown, second?: unknown, length?: unknown): Buffer {
    if (typeof value === 'string') return bytesOfText(value, second);
    if (isArrayBuffer(value)) return new Buffer(value, second as number, length as number);
    const list = typeof value === 'object' && value !== null ? listOf(value) : undefined;
    if (list === undefined) throw wrongType('first argument', FIRST, value);
    return typeof list === 'string' ? bytesOfText(list, second) : Buffer.wrap(Uint8Array.from(list));
  }

  static alloc(size: unknown, fill?: unknown, encoding?: unknown): Buffer {
    if (typeof size !== 'number') throw wrongType('size', 'of type number', size);
    if (!(size >= 0 && size <= LARGEST)) throw outOfRange('size', `>= 0 && <= ${String(LARGEST)}`, size);
    const made = Buffer.wrap(new Uint8Array(size));
    return fill === undefined || fill === 0 || size === 0 ? made : made.fill(fill, 0, made.length, encoding);
  }

  static concat(list: unknown, length?: unknown): Buffer {
    if (!Array.isArray(list)) throw wrongType('list', 'an instance of Array', list);
    const whole = (list as { length: number }[]).reduce((sum, part) => sum + part.length, 0);
    const parts = (list as unknown[]).map((part, i) => {
      if (isBytes(part)) return part;
      throw nodeError(
        TypeError,
        'ERR_INVALID_ARG_TYPE',
        `The "list[${String(i)}]" argument must be ${BYTES}. Received ${received(part)}`,
      );
    });
    const made = Buffer.wrap(new Uint8Array(typeof length === 'number' ? length : whole));
    let at = 0;
    for (const part of parts) {
      const room = made.length - at;
      made.set(part.length > room ? part.subarray(0, room) : part, at);
      at += Math.min(part.length, room);
    }
    return made;
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof Buffer;
  }

  static isEncoding(name: unknown): boolean {
    return typeof name === 'string' && name !== '' && encodingOf(name) !== undefined;
  }

  static byteLength(value: unknown, encoding?: unknown): number {
    if (isArrayBuffer(value) || ArrayBuffer.isView(value)) return value.byteLength;
    if (typeof value !== 'string') {
      throw wrongType('string', 'of type string or an instance of Buffer or ArrayBuffer', value);
    }
    return bytesOf(value, encodingOf(encoding) ?? 'utf8').length;
  }

  static compare(a: unknown, b: unknown): number {
    return Math.sign(order(bytes(a, 'buf1'), bytes(b, 'buf2')));
  }

  override toString(encoding?: unknown, start?: unknown, end?: unknown): string {
    const from = index(start, 0, this.length);
    const to = end === undefined ? this.length : index(end, 0, this.length);
    if (to <= from) return '';
    const found = encoding === undefined ? 'utf8' : encodingOf(encoding);
    if (!found) throw unknownEncoding(encoding);
    return textOf(this.subarray(from, to), found);
  }

  override toLocaleString(encoding?: unknown): string {
    return this.toString(encoding);
  }

  toJSON(): { type: 'Buffer'; data: number[] } {
    return { type: 'Buffer', data: Array.from(this) };
  }

  /** Unlike that of `Uint8Array`, it shares the memory. */
  override slice(start?: number, end?: number): Uint8Array<ArrayBuffer> {
    return this.subarray(start, end);
  }

  equals(other: unknown): boolean {
    return order(this, bytes(other, 'otherBuffer')) === 0;
  }

  compare(target: unknown): number {
    return Buffer.compare(this, bytes(target, 'target'));
  }

  override indexOf(value: unknown, offset?: unknown, encoding?: unknown): number {
    return this.#find(value, offset, encoding, 1);
  }

  override lastIndexOf(value: unknown, offset?: unknown, encoding?: unknown): number {
    return this.#find(value, offset, encoding, -1);
  }

  override includes(value: unknown, offset?: unknown, encoding?: unknown): boolean {
    return this.indexOf(value, offset, encoding) !== -1;
  }

  override fill(value: unknown, start?: unknown, end?: unknown, encoding?: unknown): this {
    const named = [start, end, encoding].find((given) => typeof given === 'string');
    const from = typeof start === 'string' ? 0 : index(start, 0, this.length);
    const to = typeof end === 'string' || end === undefined ? this.length : index(end, 0, this.length);
    if (typeof value !== 'string' && !isBytes(value)) {
      return super.fill(Number(value) & 255, from, to);
    }
    const pattern = typeof value === 'string' ? bytesOfText(value, named) : value;
    if (pattern.length === 0) return super.fill(0, from, to);
    for (let i = from; i < to; i++) this[i] = pattern[(i - from) % pattern.length] ?? 0;
    return this;
  }

  copy(target: Uint8Array, targetStart = 0, start = 0, end: number = this.length): number {
    const room = Math.max(0, target.length - targetStart);
    const part = this.subarray(start, Math.min(end, start + room));
    target.set(part, targetStart);
    return part.length;
  }

  /** `write(text, offset?, length?, encoding?)`, the encoding in any of the last three places. */
  write(text: unknown, ...rest: unknown[]): number {
    if (typeof text !== 'string') throw wrongType('argument', 'of type string', text);
    const [offset = 0, length = this.length] = rest.filter((given) => typeof given !== 'string');
    const part = bytesOfText(
      text,
      rest.find((given) => typeof given === 'string'),
    );
    const at = Number(offset);
    if (!(at >= 0 && at <= this.length)) {
      throw outOfRange('offset', `>= 0 && <= ${String(this.length)}`, at);
    }
    return part.copy(this, at, 0, Math.min(Number(length), part.length));
  }

  #needle(value: unknown, encoding: unknown): Uint8Array {
    if (typeof value === 'string') return bytesOfText(value, encoding);
    if (isBytes(value)) return value;
    if (typeof value === 'number') return Uint8Array.of(value);
    throw wrongType('value', `one of type number or string or ${BYTES}`, value);
  }

  #find(value: unknown, offset: unknown, encoding: unknown, step: 1 | -1): number {
    const named = typeof offset === 'string';
    const needle = this.#needle(value, named ? offset : encoding);
    const given = named || offset === undefined ? NaN : Number(offset);
    const from = isNaN(given) ? (step > 0 ? 0 : this.length) : Math.trunc(given);
    const at = Math.max(from < 0 ? this.length + from : from, step > 0 || needle.length === 0 ? 0 : -1);
    if (needle.length === 0) return Math.min(at, this.length);
    const last = this.length - needle.length;
    for (let i = step > 0 ? at : Math.min(at, last); i >= 0 && i <= last; i += step) {
      if (needle.every((byte, k) => this[i + k] === byte)) return i;
    }
    return -1;
  }
}
addNumberMethods(Buffer.prototype);

/** The class. The host's sandbox has no global of this name; tools reach it through what they get. */
export const nodeBuffer: NodeBufferClass = Buffer;

function known(encoding: unknown): Encoding {
  if (encoding === undefined || encoding === null || encoding === '') return 'utf8';
  const found = typeof encoding === 'string' ? encodingOf(encoding) : undefined;
  if (!found) throw unknownEncoding(encoding);
  return found;
}

function bytesOfText(text: string, encoding: unknown): Buffer {
  return Buffer.wrap(bytesOf(text, known(encoding)));
}

const FIRST = 'of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object';

/** What `Buffer.from` takes an object for. */
function listOf(value: object): string | ArrayLike<number> | undefined {
  const { length, type, data, buffer } = value as Readonly<Record<string, unknown>>;
  const inner: unknown = Reflect.get(value, 'valueOf') ? value.valueOf() : undefined;
  if (typeof inner === 'string') return inner;
  if (inner !== null && inner !== undefined && inner !== value && typeof inner === 'object')
    return listOf(inner);
  if (length !== undefined || isArrayBuffer(buffer)) {
    return typeof length === 'number' ? (value as ArrayLike<number>) : [];
  }
  if (type === 'Buffer' && Array.isArray(data)) return data as number[];
  const convert: unknown = Reflect.get(value, Symbol.toPrimitive);
  const primitive: unknown =
    typeof convert === 'function' ? Reflect.apply(convert, value, ['string']) : undefined;
  return typeof primitive === 'string' ? primitive : undefined;
}

function index(given: unknown, low: number, high: number): number {
  return Math.min(Math.max(Math.trunc(Number(given)) || 0, low), high);
}

const { get: byteLengthOf } = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength') as {
  readonly get: (this: void) => number;
};

/** By kind: those of the tool may have another prototype. */
function isArrayBuffer(value: unknown): value is ArrayBuffer {
  try {
    return typeof value === 'object' && value !== null && Reflect.apply(byteLengthOf, value, []) >= 0;
  } catch {
    return false;
  }
}

/** By kind, not by class: bytes of the host have another prototype than those of the tool. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && (value as Uint8Array)[Symbol.toStringTag] === 'Uint8Array';
}

function bytes(value: unknown, name: string): Uint8Array {
  if (isBytes(value)) return value;
  throw wrongType(name, BYTES, value);
}

function order(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
