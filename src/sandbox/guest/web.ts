// Globals of the web platform that the host has from Node, with Node's texts where they differ.

import { NativeString, NativeTypeError, construct, defineProperty } from './primordials.ts';
import type { Adopting } from './adopting.ts';

const NativeUrl = URL;
const NativeEncoder = TextEncoder;

/** Node says "Invalid URL" and nothing else. */
export function parseUrl(text: string, base?: string): URL {
  try {
    return base === undefined ? new NativeUrl(text) : new NativeUrl(text, base);
  } catch {
    throw Object.assign(new NativeTypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: text });
  }
}

export function urlClass(adopting: Adopting): unknown {
  const UrlOfHost = function (this: unknown, ...args: unknown[]): object {
    if (!new.target)
      throw adopting.adoptOne(new NativeTypeError("Class constructor URL cannot be invoked without 'new'"));
    try {
      if (args.length === 0) throw new NativeTypeError('The "url" argument must be specified');
      const [text, base] = args;
      parseUrl(NativeString(text), base === undefined ? undefined : NativeString(base));
    } catch (error) {
      throw adopting.adoptOne(error);
    }
    return construct(NativeUrl, args, new.target) as object;
  };
  defineProperty(UrlOfHost, 'name', { value: 'URL' });
  defineProperty(UrlOfHost, 'prototype', { value: NativeUrl.prototype });
  defineProperty(UrlOfHost, 'canParse', {
    value: (text: string, base?: string) => NativeUrl.canParse(text, base),
  });
  return UrlOfHost;
}

/** Its bytes are the host's own kind. */
export function encoderClass(adopting: Adopting): unknown {
  return class TextEncoder extends NativeEncoder {
    override encode(text?: string): Uint8Array<ArrayBuffer> {
      return adopting.adoptOne(super.encode(text));
    }
  };
}
