// Joins the 48 functions of `utils` in the order of the host's object (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import type { ConfigReaders } from './config-reads.ts';
import type { ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import { dataUtils, groupUtils, listUtils } from './data.ts';
import { dateUtils } from './dates.ts';
import { randomUtils } from './random.ts';
import { textUtils } from './text.ts';
import { numberUtils, sumUtils, validationUtils } from './validation.ts';
import { assertLength } from './limits.ts';

/** The values and functions that `utils` needs from what is around it: the guest, or Node.js itself. */
export interface UtilsEnv {
  readonly crypto: ToolCryptoAndBuffer;
  /** True where random values come from `crypto`, as in 0.8.3, and not from `Math.random`. */
  readonly secure: boolean;
  /** The tool's `Date`, whose clock may be stopped. */
  readonly Date: DateConstructor;
  /** Throws for a text that the WHATWG parser does not accept as an address. */
  readonly parseUrl: (text: string) => unknown;
  readonly config: Omit<ConfigReaders, 'get'>;
  readonly callTool: (name: unknown, args?: unknown) => Promise<unknown>;
  readonly listTools: () => unknown;
}

export type Utils = Record<string, (this: unknown, ...args: never[]) => unknown>;

/** The host's `utils` for one run. */
export function makeUtils(env: UtilsEnv): Utils {
  const { randomInt, shuffle, sample, generatePassword } = randomUtils(env.crypto, env.secure);
  const { getApiKey, getServiceConfig, getConfigEntry, getConfigEntries, getFieldValue } = env.config;
  return {
    ...encodingUtils(env.crypto),
    ...dateUtils(env.Date),
    ...textUtils(),
    ...validationUtils(env.parseUrl),
    ...numberUtils(),
    randomInt,
    ...sumUtils(),
    ...dataUtils(),
    ...listUtils(),
    shuffle,
    sample,
    ...groupUtils(),
    generatePassword,
    getApiKey,
    getServiceConfig,
    getConfigEntry,
    getConfigEntries,
    getFieldValue,
    callTool: env.callTool,
    listTools: env.listTools,
  };
}

/** `hash` to `hexDecode`, in the host's order. */
function encodingUtils(crypto: ToolCryptoAndBuffer): Record<string, (...args: never[]) => unknown> {
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
