// Time and random values of a run: real, or fixed so that a call gives the same result again.

import { construct, defineProperty } from './primordials.ts';

const NativeDate = Date;
const fill = crypto.getRandomValues.bind(crypto);

export type Random = (bytes: Uint8Array<ArrayBuffer>) => void;

/** Freezes the time of `Date`, ms since 1970. */
export function fixClock(global: object, ms: number): void {
  defineProperty(NativeDate, 'now', { value: () => ms, writable: true, configurable: true });
  const Fixed = new Proxy(NativeDate, {
    construct: (target, args, newTarget) =>
      construct(target, args.length === 0 ? [ms] : args, newTarget) as object,
    apply: () => new NativeDate(ms).toString(),
  });
  defineProperty(global, 'Date', { value: Fixed, writable: true, configurable: true });
}

/** Makes `Math.random` repeatable and gives a source of bytes of the same kind; null takes the real ones. */
export function randomBytesOf(seed: number | null): Random {
  if (seed === null) {
    // One call fills 65,536 bytes at most.
    return (bytes) => {
      for (let at = 0; at < bytes.length; at += 65_536) fill(bytes.subarray(at, at + 65_536));
    };
  }
  const next = mulberry32(seed);
  defineProperty(Math, 'random', { value: next, writable: true, configurable: true });
  return (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(next() * 256);
  };
}

/** Mulberry32, a small public-domain generator: numbers from 0 up to but not including 1. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
