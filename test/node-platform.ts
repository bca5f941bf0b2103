// What the sandbox injects into the tool library, for tests: Node's own.

import type { Utf8 } from '../src/node/encodings.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const utf8: Utf8 = {
  encode: (text) => encoder.encode(text),
  decode: (bytes) => decoder.decode(bytes),
};

/** What a call gives, or the text of what it throws. */
export function outcome(call: () => unknown): unknown {
  try {
    const value = call();
    return value instanceof Uint8Array ? [...value] : value;
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    return { thrown: `${name} ${code ?? ''}: ${message}` };
  }
}
