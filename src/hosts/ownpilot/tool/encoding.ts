// The hashing and encoding functions of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import type { ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import { assertLength } from './limits.ts';

/** `hash` to `hexDecode`, in the host's order. */
export function encodingUtils(crypto: ToolCryptoAndBuffer): Record<string, (...args: never[]) => unknown> {
  const encode = (name: string, encoding: string) => (text: unknown) => {
    assertLength(text, name);
    return crypto.Buffer.from(text).toString(encoding);
  };
  const decode = (name: string, encoding: string) => (text: unknown) => {
    assertLength(text, name);
    return crypto.Buffer.from(text, encoding).toString('utf8');
  };
  return {
    hash(text: unknown, algorithm: unknown = 'sha256') {
      assertLength(text, 'hash');
      return crypto.createHash(algorithm).update(text).digest('hex');
    },
    uuid: () => crypto.randomUUID(),
    base64Encode: encode('base64Encode', 'base64'),
    base64Decode: decode('base64Decode', 'base64'),
    urlEncode: (text: string) => malformed(() => encodeURIComponent(text)),
    urlDecode: (text: string) => malformed(() => decodeURIComponent(text)),
    hexEncode: encode('hexEncode', 'hex'),
    hexDecode: decode('hexDecode', 'hex'),
  };
}

/** The text is V8's in every engine. */
function malformed(work: () => string): string {
  try {
    return work();
  } catch (error) {
    throw error instanceof URIError ? new URIError('URI malformed') : error;
  }
}
