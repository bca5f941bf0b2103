// Texts as bytes and back, by functions that tool code cannot patch.

import { apply } from './primordials.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const { encode } = TextEncoder.prototype;
const { decode } = TextDecoder.prototype;

export const utf8 = {
  encode: (text: string): Uint8Array<ArrayBuffer> =>
    apply(encode, encoder, [text]) as Uint8Array<ArrayBuffer>,
  decode: (bytes: Uint8Array): string => apply(decode, decoder, [bytes]) as string,
};
