// The `utils` of tool code: 48 functions, in the order in which the host's object lists them (sheet 3.3).

import type { ConfigReaders } from './config-reads.ts';
import { makeCrypto, type CryptoEnv, type ToolCrypto } from '../../../node/crypto.ts';
import { dataUtils, groupUtils, listUtils } from './data.ts';
import { dateUtils } from './dates.ts';
import { encodingUtils } from './encoding.ts';
import { randomUtils } from './random.ts';
import { textUtils } from './text.ts';
import { numberUtils, sumUtils, validationUtils } from './validation.ts';

export interface UtilsEnv extends CryptoEnv {
  /** Whether random values come from `crypto`, as in 0.8.3, and not from `Math.random`. */
  readonly secure: boolean;
  /** The tool's own, whose clock may stand still. */
  readonly Date: DateConstructor;
  /** Throws where the WHATWG parser finds no address. */
  readonly parseUrl: (text: string) => unknown;
  readonly config: Omit<ConfigReaders, 'get'>;
  readonly callTool: (name: unknown, args?: unknown) => Promise<unknown>;
  readonly listTools: () => unknown;
}

export type Utils = Record<string, (this: unknown, ...args: never[]) => unknown>;

/** The host's `crypto` and `utils` for one run. */
export function makeUtils(env: UtilsEnv): { readonly crypto: ToolCrypto; readonly utils: Utils } {
  const crypto = makeCrypto(env);
  const { randomInt, shuffle, sample, generatePassword } = randomUtils(crypto, env.secure);
  const { getApiKey, getServiceConfig, getConfigEntry, getConfigEntries, getFieldValue } = env.config;
  const utils: Utils = {
    ...encodingUtils(crypto),
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
  return { crypto, utils };
}
