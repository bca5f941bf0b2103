// Answers the recorded facts on what tool code finds in OwnPilot 0.8.3: utils, the guard of requests, permission checks, arguments.

import { webcrypto } from 'node:crypto';
import { makeCrypto } from '../../src/node/crypto.ts';
import { isBlockedAddress } from '../../src/hosts/ownpilot/run/calls.ts';
import { schemaErrors } from '../../src/hosts/ownpilot/tool/arguments.ts';
import { configReads } from '../../src/hosts/ownpilot/tool/config-reads.ts';
import { refusedCall } from '../../src/hosts/ownpilot/tool/tool-policy.ts';
import { makeUtils } from '../../src/hosts/ownpilot/tool/utils.ts';
import { V0_8_3 } from '../../src/hosts/ownpilot/releases.ts';

const utils = makeUtils({
  secure: true,
  crypto: makeCrypto({ random: (bytes) => void webcrypto.getRandomValues(bytes) }),
  Date,
  parseUrl: (text) => new URL(text),
  config: configReads(
    { values: {}, services: [], emptyIsMissing: true, readsInactive: false },
    () => undefined,
  ),
  callTool: () => Promise.resolve(null),
  listTools: () => [],
});

/** `<string of 1,000,001 chars>` and `<array of 100,001 elements>` stand for one long argument. */
function argumentsOf(input: unknown): unknown[] {
  if (Array.isArray(input)) return input;
  const [, kind, count = ''] = /^<(string|array) of ([\d,]+) /.exec(String(input)) ?? [];
  const length = Number(count.replaceAll(',', ''));
  return [kind === 'array' ? new Array(length).fill(1) : 'x'.repeat(length)];
}

function utilFact(name: string, input: unknown): unknown {
  try {
    const value = utils[name]?.(...(argumentsOf(input) as never[]));
    if (value === undefined) return { undefined: true };
    return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : { value };
  } catch (error) {
    // Sizes were recorded without the name of the error.
    return { throws: Array.isArray(input) ? String(error) : (error as Error).message };
  }
}

interface Call {
  readonly tool: string;
  readonly permissions: readonly string[];
}

interface Checked {
  readonly value: unknown;
  readonly schema: unknown;
}

/** By area; recorded for 0.8.3 alone. */
export const TOOL_FACTS: Readonly<Record<string, (input: unknown) => unknown>> = {
  ...Object.fromEntries(
    Object.keys(utils).map((name) => [`utils.${name}`, (input: unknown) => utilFact(name, input)]),
  ),
  'ssrf-sync': (input) =>
    !URL.canParse(String(input)) || isBlockedAddress(new URL(String(input)), V0_8_3, false),
  'callTool-gate': (input) => {
    const { tool, permissions } = input as Call;
    const reason = refusedCall(tool, { permissions, real: V0_8_3, worker: false, mocks: [], without: false });
    return reason === null ? { allowed: true } : { allowed: false, reason };
  },
  'args-schema': (input) => schemaErrors((input as Checked).value, (input as Checked).schema),
};
