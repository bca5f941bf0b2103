// The chance functions of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import type { ToolCrypto } from '../../../node/crypto.ts';
import { assertCount, call } from './limits.ts';

const PASSWORD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+-=';

export interface ChanceUtils {
  readonly randomInt: (min?: number, max?: number) => number;
  readonly shuffle: (list: Iterable<unknown>) => unknown[];
  readonly sample: (list: unknown, n?: number) => unknown;
  readonly generatePassword: (length?: number) => string;
}

/** The four functions that use chance. */
export function chanceUtils(crypto: ToolCrypto): ChanceUtils {
  /** The host asks for as many bytes as the range needs: none where it is one number, and no digits are NaN. */
  const below = (range: number): number => {
    const needed = Math.ceil(Math.log2(range) / 8);
    // More than needed, so that no number comes up more often than others.
    const bytes = crypto.randomBytes(needed > 0 && needed < 6 ? 6 : needed);
    return parseInt(bytes.toString('hex'), 16) % range;
  };
  return {
    randomInt: (min = 0, max = 100) => min + below(max - min + 1),
    shuffle(list) {
      assertCount(list, 'shuffle');
      if (typeof (list as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function') {
        throw new TypeError('arr is not iterable');
      }
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const other = below(i + 1);
        [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
      }
      return mixed;
    },
    /** Calls `shuffle` through `this`, so it fails when it is taken out of `utils`. */
    sample(this: unknown, list, n = 1) {
      assertCount(list, 'sample');
      return (call(this, 'this', 'shuffle', list) as unknown[]).slice(0, n);
    },
    generatePassword(length = 16) {
      const bytes = crypto.randomBytes(length);
      let password = '';
      // As in the host, a length with a fraction ends in the text "undefined".
      for (let i = 0; i < length; i++) password += String(PASSWORD[(bytes[i] ?? NaN) % PASSWORD.length]);
      return password;
    },
  };
}
