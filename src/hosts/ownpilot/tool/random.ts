// The random functions of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import type { ToolCrypto } from '../../../node/crypto.ts';
import { assertCount, call } from './limits.ts';

const PASSWORD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+-=';

export interface RandomUtils {
  readonly randomInt: (min?: number, max?: number) => number;
  readonly shuffle: (list: Iterable<unknown>) => unknown[];
  readonly sample: (list: unknown, n?: number) => unknown;
  readonly generatePassword: (length?: number) => string;
}

/** The four random functions; with `secure` they use `crypto` as 0.8.3 does, else `Math.random`. */
export function randomUtils(crypto: ToolCrypto, secure: boolean): RandomUtils {
  const { randomInt, password } = secure ? fromBytes(crypto) : fromMath(crypto);
  return {
    randomInt,
    shuffle(list) {
      assertCount(list, 'shuffle');
      if (typeof (list as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function') {
        throw new TypeError('arr is not iterable');
      }
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const other = randomInt(0, i);
        [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
      }
      return mixed;
    },
    /** Calls `shuffle` through `this`, so it fails when it is detached from `utils`. */
    sample(this: unknown, list, n = 1) {
      assertCount(list, 'sample');
      return (call(this, 'this', 'shuffle', list) as unknown[]).slice(0, n);
    },
    generatePassword: (length = 16) => password(length),
  };
}

interface RandomSource {
  readonly randomInt: (min?: number, max?: number) => number;
  readonly password: (length: number) => string;
}

/** The functions of 2026-02 (core/agent/tools/dynamic-tools.ts:459-461). */
function fromMath(crypto: ToolCrypto): RandomSource {
  return {
    randomInt: (min = 0, max = 100) => Math.floor(Math.random() * (max - min + 1)) + min,
    password(length) {
      const bytes = crypto.randomBytes(length);
      let password = '';
      // As in the host, a length with a fraction ends in the text "undefined".
      for (let i = 0; i < length; i++) password += String(PASSWORD[(bytes[i] ?? NaN) % PASSWORD.length]);
      return password;
    },
  };
}

/** The functions of 0.8.3, which discard values that would be more frequent than others. */
function fromBytes(crypto: ToolCrypto): RandomSource {
  return {
    /** The host asks for as many bytes as the range needs. For one number it needs none, so the result is NaN. */
    randomInt(min = 0, max = 100) {
      const range = max - min + 1;
      const needed = Math.ceil(Math.log2(range) / 8);
      const most = 256 ** needed - (256 ** needed % range);
      let value: number;
      do value = parseInt(crypto.randomBytes(needed).toString('hex'), 16);
      while (value >= most);
      return (value % range) + min;
    },
    password(length) {
      const most = 256 - (256 % PASSWORD.length);
      let password = '';
      while (password.length < length) {
        for (const byte of crypto.randomBytes(length - password.length + 16)) {
          if (byte < most && password.length < length) password += String(PASSWORD[byte % PASSWORD.length]);
        }
      }
      return password;
    },
  };
}
