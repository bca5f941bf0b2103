// URL as Node.js has it: its words for what is not an address, and its static functions.

import { nodeError, wrongType } from '../../../node/node-errors.ts';
import { apply, defineProperty, getOwnPropertyDescriptor, matches, inherits } from '../primordials.ts';
import { textOf } from './webidl.ts';
import { hosted, lookAlike, statics, type AnyFunction } from './dress.ts';

const NativeUrl = URL;
const hostnameOf = getOwnPropertyDescriptor(URL.prototype, 'hostname')?.get as AnyFunction;
const protocolOf = getOwnPropertyDescriptor(URL.prototype, 'protocol')?.get as AnyFunction;
const BlobPrototype = Blob.prototype;
const fill = crypto.getRandomValues.bind(crypto);

/** Node says "Invalid URL" and nothing else. `base` is named in the error where one was given. */
export function parseUrl(text: string, base?: string): URL {
  try {
    const url = base === undefined ? new NativeUrl(text) : new NativeUrl(text, base);
    if (isSpecial(url) && hasOddHost(url)) throw new TypeError('Invalid URL');
    return url;
  } catch {
    throw invalid(new TypeError('Invalid URL'), text, base);
  }
}

function isSpecial(url: URL): boolean {
  const scheme = apply(protocolOf, url, []) as string;
  return (
    scheme === 'https:' || scheme === 'http:' || scheme === 'wss:' || scheme === 'ws:' || scheme === 'ftp:'
  );
}

/** Chrome escapes spaces and the like in the name of a host; the standard and Node refuse them. */
function hasOddHost(url: URL): boolean {
  return matches(/%/, apply(hostnameOf, url, []) as string);
}

function invalid(error: Error, input: string, base?: string): Error {
  const details = base === undefined ? { input } : { input, base };
  return Object.assign(error, { code: 'ERR_INVALID_URL' }, details);
}

/** Like a random UUID, which only secure pages can ask for. */
function anyId(): string {
  let id = '';
  const bytes = fill(new Uint8Array(16));
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) id += '-';
    id += ((bytes[i] ?? 0) + 256).toString(16).slice(1);
  }
  return id;
}

/** Dresses the native class and gives the constructor that tool code sees. */
export function urlClass(): object {
  const href = getOwnPropertyDescriptor(NativeUrl.prototype, 'href');
  if (href?.set) {
    const native = href.set as AnyFunction;
    href.set = hosted('set href', 1, (self, [value]) => {
      const text = textOf(value);
      if (!parses([text])) {
        throw invalid(nodeError(TypeError, 'ERR_INVALID_URL', 'Invalid URL'), text);
      }
      return apply(native, self, [text] as never[]);
    }) as (value: unknown) => void;
    defineProperty(NativeUrl.prototype, 'href', href);
  }
  const Made = lookAlike(NativeUrl, {
    name: 'URL',
    length: 1,
    prepare: (args) => {
      const [text, base] = textsOf(args);
      parseUrl(text, base);
      return base === undefined ? [text] : [text, base];
    },
  });
  statics(Made, {
    canParse: (...args) => parses(textsOf(args)),
    parse: (...args) => {
      const given = textsOf(args);
      return parses(given) ? parseUrl(given[0], given[1]) : null;
    },
    createObjectURL(object) {
      if (!inherits(object, BlobPrototype)) {
        throw wrongType('obj', 'an instance of Blob', object);
      }
      return `blob:nodedata:${anyId()}`;
    },
    revokeObjectURL: (...args) => void textsOf(args),
  });
  return Made;
}

function textsOf(args: readonly unknown[]): [string, string?] {
  if (args.length === 0)
    throw nodeError(TypeError, 'ERR_MISSING_ARGS', 'The "url" argument must be specified');
  const text = textOf(args[0]);
  return args[1] === undefined ? [text] : [text, textOf(args[1])];
}

function parses([text, base]: readonly [string, string?]): boolean {
  try {
    parseUrl(text, base);
    return true;
  } catch {
    return false;
  }
}
