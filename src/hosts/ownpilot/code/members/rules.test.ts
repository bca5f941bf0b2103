// The rules for members against the port of the library that they speak of.

import * as node from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCrypto } from '../../../../node/crypto.ts';
import { V0_8_3, V2026_02 } from '../../releases.ts';
import { randomUtils } from '../../tool/random.ts';
import { randomInt } from './rules.ts';

const crypto = makeCrypto({ random: (bytes) => node.webcrypto.getRandomValues(bytes) });

test.each([
  [V2026_02, false],
  [V0_8_3, true],
])('equal ends are reported for %s exactly where they give no number', (release, secure) => {
  const value = randomUtils(crypto, secure).randomInt(3, 3);
  expect(randomInt.severity[release] !== undefined).toBe(Number.isNaN(value));
});
