// The `read…` and `write…` methods of Node's Buffer, which are all alike (Node 20, lib/internal/buffer.js).

import { nodeError, outOfRange, wrongType } from './node-errors.ts';

interface Kind {
  readonly name: string;
  readonly size: number;
  readonly get: (view: DataView, at: number, little: boolean) => number | bigint;
  readonly set: (view: DataView, at: number, value: number | bigint, little: boolean) => void;
  /** Lowest and highest value that can be written; none for fractions. */
  readonly range?: readonly [low: number | bigint, high: number | bigint];
}

type NumberKind = 'Uint8' | 'Uint16' | 'Uint32' | 'Int8' | 'Int16' | 'Int32' | 'Float32' | 'Float64';

function kinds(): Kind[] {
  const plain = (name: string, type: NumberKind, size: number, range?: Kind['range']): Kind => ({
    name,
    size,
    get: (view, at, little) => view[`get${type}`](at, little),
    set: (view, at, value, little) => view[`set${type}`](at, Number(value), little),
    ...(range ? { range } : {}),
  });
  const big = (name: string, type: 'BigUint64' | 'BigInt64', range: Kind['range']): Kind => ({
    name,
    size: 8,
    get: (view, at, little) => view[`get${type}`](at, little),
    set: (view, at, value, little) => view[`set${type}`](at, BigInt(value), little),
    ...(range ? { range } : {}),
  });
  return [
    plain('UInt8', 'Uint8', 1, [0, 255]),
    plain('UInt16', 'Uint16', 2, [0, 0xffff]),
    plain('UInt32', 'Uint32', 4, [0, 0xffffffff]),
    plain('Int8', 'Int8', 1, [-128, 127]),
    plain('Int16', 'Int16', 2, [-0x8000, 0x7fff]),
    plain('Int32', 'Int32', 4, [-0x80000000, 0x7fffffff]),
    plain('Float', 'Float32', 4),
    plain('Double', 'Float64', 8),
    big('BigUInt64', 'BigUint64', [0n, 2n ** 64n - 1n]),
    big('BigInt64', 'BigInt64', [-(2n ** 63n), 2n ** 63n - 1n]),
  ];
}

/** Puts the methods onto a prototype: `readUInt16LE`, its other spelling `readUint16LE`, `writeUInt16LE`, … */
export function addNumberMethods(prototype: object): void {
  const add = (name: string, method: (this: Uint8Array, ...args: never[]) => unknown): void => {
    for (const key of new Set([name, name.replace('UInt', 'Uint')])) {
      Object.defineProperty(prototype, key, { value: method, writable: true, configurable: true });
    }
  };
  for (const kind of kinds()) {
    for (const order of kind.size === 1 ? [''] : ['LE', 'BE']) {
      const little = order === 'LE';
      add(`read${kind.name}${order}`, function (this: Uint8Array, offset: unknown = 0) {
        return kind.get(viewOf(this), checked(this, offset, kind.size), little);
      });
      add(`write${kind.name}${order}`, function (this: Uint8Array, value: unknown, offset: unknown = 0) {
        const number = kind.size === 8 && kind.range ? (value as bigint) : Number(value);
        if (kind.size === 1 && typeof offset !== 'number')
          throw wrongType('offset', 'of type number', offset);
        if (kind.range) inRange(number, kind.range, kind.size);
        const at = checked(this, offset, kind.size);
        kind.set(viewOf(this), at, number, little);
        return at + kind.size;
      });
    }
  }
  for (const order of ['LE', 'BE']) {
    for (const signed of [false, true]) {
      add(
        `read${signed ? 'Int' : 'UInt'}${order}`,
        function (this: Uint8Array, offset: unknown, size: unknown) {
          if (offset === undefined) throw wrongType('offset', 'of type number', offset);
          return sized(this, offset, size, order === 'LE', signed);
        },
      );
    }
  }
}

/** A number of 1 to 6 bytes. */
function sized(bytes: Uint8Array, offset: unknown, size: unknown, little: boolean, signed: boolean): number {
  if (typeof size !== 'number') throw wrongType('byteLength', 'of type number', size);
  if (!(size >= 1 && size <= 6 && Number.isInteger(size))) {
    throw outOfRange('byteLength', Math.floor(size) === size ? '>= 1 and <= 6' : 'an integer', size);
  }
  const at = checked(bytes, offset, size);
  let value = 0;
  for (let i = 0; i < size; i++) value = value * 256 + (bytes[little ? at + size - 1 - i : at + i] ?? 0);
  return signed && value >= 2 ** (8 * size - 1) ? value - 2 ** (8 * size) : value;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function checked(bytes: Uint8Array, offset: unknown, size: number): number {
  if (typeof offset !== 'number') throw wrongType('offset', 'of type number', offset);
  const last = bytes.length - size;
  if (Number.isInteger(offset) && offset >= 0 && offset <= last) return offset;
  if (Math.floor(offset) !== offset) throw outOfRange('offset', 'an integer', offset);
  if (last < 0) {
    throw nodeError(RangeError, 'ERR_BUFFER_OUT_OF_BOUNDS', 'Attempt to access memory outside buffer bounds');
  }
  throw outOfRange('offset', `>= 0 and <= ${String(last)}`, offset);
}

function inRange(
  value: number | bigint,
  [low, high]: readonly [number | bigint, number | bigint],
  size: number,
): void {
  if (!(value > high || value < low)) return;
  if (size < 8) throw outOfRange('value', `>= ${String(low)} and <= ${String(high)}`, value);
  const lowest = low === 0n ? '0n' : '-(2n ** 63n)';
  throw outOfRange('value', `>= ${lowest} and < 2n ** ${low === 0n ? '64' : '63'}n`, value);
}
