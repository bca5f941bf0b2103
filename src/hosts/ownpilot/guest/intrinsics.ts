// Chooses which intrinsics a run mode has from the host's realm, and which names it sets to undefined.

import { namespaceOf, type HostRealm } from './host-realm.ts';
import { create } from '../../../sandbox/guest/primordials.ts';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Passed in by both releases (core/agent/tools/dynamic-tool-executor.ts, "common globals"). */
const COMMON = words('Date Array Object String Number Boolean RegExp Map Set');

/** Passed in only by 2026-02 (core/sandbox/context.ts:189-275). */
const ONLY_IN_2026_02 = words(
  `Error TypeError RangeError SyntaxError URIError WeakMap WeakSet Promise ArrayBuffer DataView Int8Array Uint8Array
  Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array`,
);

const FUNCTIONS = words('encodeURIComponent decodeURIComponent encodeURI decodeURI');

/** Set to `undefined` and not writable (0.8.3 core/sandbox/context.ts:480-505). */
export const BLANKED = words(
  `module exports require __dirname __filename global globalThis eval Function Proxy Reflect Atomics SharedArrayBuffer
  setTimeout`,
);

type AnyConstructor = new (...args: unknown[]) => object;

/**
 * The host's counterparts by name, for the chat modes. Reads the natives from the global object. Those that the code
 * cannot get at stay the realm's own.
 */
export function hostIntrinsics(
  global: object,
  realm: HostRealm,
  in2026_02: boolean,
  reaches: (name: string) => boolean,
): Record<string, unknown> {
  const natives = global as Readonly<Record<string, unknown>>;
  const made = create(null) as Record<string, unknown>;
  for (const name of in2026_02 ? [...COMMON, ...ONLY_IN_2026_02] : COMMON) {
    if (!reaches(name)) continue;
    made[name] = realm.constructorOf(natives[name] as AnyConstructor & (() => unknown));
  }
  for (const name of FUNCTIONS) {
    if (reaches(name)) made[name] = realm.hosted(natives[name] as (text: string) => string);
  }
  if (reaches('JSON')) made.JSON = namespaceOf(realm, JSON, ['parse']);
  return made;
}
