// Texts as bytes and back, by functions that tool code cannot patch.

type Bytes = Uint8Array<ArrayBuffer>;

// Node.js, browsers and workers have both; the types of the language have neither.
declare const TextEncoder: {
  new (): object;
  readonly prototype: { readonly encode: (this: void, text: string) => Bytes };
};
declare const TextDecoder: {
  new (encoding: string, options: { readonly ignoreBOM: boolean }): object;
  readonly prototype: { readonly decode: (this: void, bytes: Uint8Array) => string };
};

const { apply } = Reflect;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const { encode } = TextEncoder.prototype;
const { decode } = TextDecoder.prototype;

/** Lone surrogates and malformed bytes become U+FFFD; a byte order mark stays. */
export const utf8 = {
  encode: (text: string): Bytes => apply(encode, encoder, [text]) as Bytes,
  decode: (bytes: Uint8Array): string => apply(decode, decoder, [bytes]) as string,
};
