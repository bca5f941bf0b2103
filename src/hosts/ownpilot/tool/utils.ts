// Joins the 48 functions of `utils` in the order of the host's object (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import type { ConfigReaders } from './config-reads.ts';
import type { ToolCryptoAndBuffer } from '../../../node/crypto.ts';
import { dataUtils, groupUtils, listUtils } from './data.ts';
import { dateUtils } from './dates.ts';
import { randomUtils } from './random.ts';
import { textUtils } from './text.ts';
import { assertLength, assertCount, call, read } from './limits.ts';

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

/** `isEmail` to `isUuid`, in the host's order. `parseUrl` throws for a text that is not an address. */
function validationUtils(parseUrl: (text: string) => unknown): Record<string, (...args: never[]) => unknown> {
  return {
    isEmail: (value: string) => /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/.test(value),
    /** Any scheme will do: `javascript:x` is one. */
    isUrl: (value: string) => succeeds(() => parseUrl(value)),
    /** `null` is parsed as the text "null". */
    isJson: (value: string) => succeeds(() => JSON.parse(value) as unknown),
    /** Versions 1 to 5 only. */
    isUuid: (value: string) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(value),
  };
}

/** `clamp` and `round`; `randomInt`, which comes next in the host's object, is in `random.ts`. */
function numberUtils(): Record<string, (...args: never[]) => unknown> {
  return {
    /** `max` wins over `min`. */
    clamp: (value: number, min: number, max: number) => Math.min(Math.max(value, min), max),
    round: (value: unknown, decimals: unknown = 2) => Number(call(value, 'value', 'toFixed', decimals)),
  };
}

/** `sum` and `avg`. Texts in the list are joined, not added. */
function sumUtils(): Record<string, (...args: never[]) => unknown> {
  const total = (numbers: unknown): unknown =>
    call(numbers, 'numbers', 'reduce', (sum: number, next: number) => sum + next, 0);
  return {
    sum(numbers: unknown) {
      assertCount(numbers, 'sum');
      return total(numbers);
    },
    avg(numbers: unknown) {
      assertCount(numbers, 'avg');
      const count = read(numbers, 'length') as number;
      return count > 0 ? (total(numbers) as number) / count : 0;
    },
  };
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
