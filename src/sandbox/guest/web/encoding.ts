// TextEncoder and TextDecoder as Node.js has them.

import { nodeError, wrongType } from '../../../node/node-errors.ts';
import { apply, getOwnPropertyDescriptor, isObjectLike, inherits } from '../primordials.ts';
import { host, dress, lookAlike, type AnyFunction } from './dress.ts';
import { textOf } from './webidl.ts';

const NativeEncoder = TextEncoder;
const NativeDecoder = TextDecoder;
const { isView } = ArrayBuffer;
const encodingOf = getOwnPropertyDescriptor(TextDecoder.prototype, 'encoding')?.get as AnyFunction;
const isFatal = getOwnPropertyDescriptor(TextDecoder.prototype, 'fatal')?.get as AnyFunction;
const bytesPrototype = Uint8Array.prototype;
const bufferPrototype = ArrayBuffer.prototype;

/** An error of Node's native code: it has a `code`, which is not named when the error is written out. */
function coded(code: string, message: string): Error {
  return Object.assign(new TypeError(message), { code });
}

function assertThis(prototype: object, self: unknown, name: string): void {
  if (inherits(self, prototype)) return;
  throw nodeError(TypeError, 'ERR_INVALID_THIS', `Value of "this" must be of type ${name}`);
}

function assertOptions(options: unknown): void {
  if (options === undefined || options === null || isObjectLike(options)) return;
  throw wrongType('options', 'of type object', options);
}

/** Dresses the native class and gives the constructor that tool code sees; bytes are the host's own kind. */
export function encoderClass(): object {
  const { prototype } = NativeEncoder;
  dress(prototype, {
    encode:
      (native) =>
      (self, [text]) => {
        assertThis(prototype, self, 'TextEncoder');
        const given = text === undefined ? '' : textOf(text);
        return host.adoptOne(apply(native, self, [given] as never[]));
      },
    encodeInto:
      (native) =>
      (self, [source, target]) => {
        assertThis(prototype, self, 'TextEncoder');
        if (typeof source !== 'string') throw wrongType('src', 'of type string', source);
        // The tool's own bytes and the host's, whose prototypes differ.
        if (!isView(target) || (target as Partial<Uint8Array>).BYTES_PER_ELEMENT !== 1) {
          throw wrongType('dest', 'an instance of Uint8Array', target);
        }
        return host.adoptOne(apply(native, self, [source, target] as never[]));
      },
  });
  return lookAlike(NativeEncoder, { name: 'TextEncoder', length: 0, prepare: () => [] });
}

/** The same for TextDecoder. */
export function decoderClass(): object {
  const { prototype } = NativeDecoder;
  dress(prototype, {
    decode:
      (native) =>
      (self, [input, options]) => {
        assertThis(prototype, self, 'TextDecoder');
        const encoding = apply(encodingOf, self, []) as string;
        assertOptions(options);
        const isBuffer = inherits(input, bufferPrototype) || inherits(input, bytesPrototype);
        if (input !== undefined && !isView(input) && !isBuffer) throw notBytes(encoding, input);
        try {
          return apply(native, self, [input, options] as never[]);
        } catch (error) {
          if (!apply(isFatal, self, [])) throw error;
          const words = `The encoded data was not valid for encoding ${encoding}`;
          throw coded('ERR_ENCODING_INVALID_ENCODED_DATA', words);
        }
      },
  });
  return lookAlike(NativeDecoder, {
    name: 'TextDecoder',
    length: 0,
    prepare: ([label, options]) => {
      const text = label === undefined ? 'utf-8' : textOf(label);
      assertOptions(options);
      try {
        new NativeDecoder(text);
      } catch {
        const words = `The "${text}" encoding is not supported`;
        throw nodeError(RangeError, 'ERR_ENCODING_NOT_SUPPORTED', words);
      }
      return [text, options ?? {}];
    },
  });
}

/** Node has three decoders, each with its own words. */
function notBytes(encoding: string, input: unknown): Error {
  if (encoding === 'windows-1252') {
    return wrongType('input', 'an instance of ArrayBuffer or ArrayBufferView', input);
  }
  const name = encoding === 'utf-8' ? 'list' : 'input';
  const words = `The "${name}" argument must be an instance of SharedArrayBuffer, ArrayBuffer or ArrayBufferView.`;
  return coded('ERR_INVALID_ARG_TYPE', words);
}
