// What `json`, `text` and the other readers of a body do in Node.js, for Response and Request alike.

import { apply, getOwnPropertyDescriptor, matches } from '../primordials.ts';
import { parsedJson, worded } from '../words.ts';
import { host, dress, type AnyFunction } from './dress.ts';

const blobType = getOwnPropertyDescriptor(Blob.prototype, 'type')?.get as AnyFunction;
const blobSlice = Blob.prototype.slice;
const replace = String.prototype.replace;
const locked = getOwnPropertyDescriptor(ReadableStream.prototype, 'locked')?.get as AnyFunction;
const headersOf = {
  Response: getOwnPropertyDescriptor(Response.prototype, 'headers')?.get as AnyFunction,
  Request: getOwnPropertyDescriptor(Request.prototype, 'headers')?.get as AnyFunction,
};
const readHeader = Headers.prototype.get;
const FORM = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

type Kind = keyof typeof headersOf;
type Read = (native: AnyFunction, self: unknown) => Promise<unknown>;

/** Dresses the readers of a native class. */
export function dressBody(prototype: object, kind: Kind): void {
  const used = getOwnPropertyDescriptor(prototype, 'bodyUsed')?.get as AnyFunction;
  const body = getOwnPropertyDescriptor(prototype, 'body')?.get as AnyFunction;
  const text = getOwnPropertyDescriptor(prototype, 'text')?.value as AnyFunction;
  /** Whether code has read the body, or holds its reader. */
  const spent = (self: unknown): boolean => {
    if (apply(used, self, [])) return true;
    const stream = apply(body, self, []);
    return stream !== null && (apply(locked, stream, []) as boolean);
  };
  const reader = (read: Read) => (native: AnyFunction) => (self: unknown) =>
    host.adoptOne(
      rejecting(() => {
        if (spent(self)) throw new TypeError('Body is unusable: Body has already been read');
        return read(native, self);
      }),
    );
  const plain: Read = async (native, self) => host.adoptOne(await apply(native, self, []));
  dress(prototype, {
    text: reader(plain),
    arrayBuffer: reader(plain),
    bytes: reader(plain),
    json: reader(async (_, self) => host.adopt(parsedJson((await apply(text, self, [])) as string))),
    blob: reader(async (native, self) => withNodeType((await apply(native, self, [])) as Blob)),
    formData: reader((native, self) => {
      const type = apply(readHeader, apply(headersOf[kind], self, []), ['content-type']) as string | null;
      if (!matches(FORM, type ?? '')) {
        throw new TypeError(
          'Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".',
        );
      }
      return apply(native, self, []) as Promise<unknown>;
    }),
  });
}

/** Node writes the parameters of a type without spaces. */
function withNodeType(blob: Blob): Blob {
  const type = apply(blobType, blob, []) as string;
  const tight = apply(replace, type, [/;\s+/g, ';']) as string;
  return tight === type ? blob : (apply(blobSlice, blob, [0, undefined, tight]) as Blob);
}

/** A promise whose error is that of a promise of the host. */
export async function rejecting(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    throw host.rejection(worded(error));
  }
}
